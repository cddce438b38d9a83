// @ts-check

/** Everything that owns a schema. */
export const services = ['auth', 'accounts', 'resumes', 'vacancies', 'matching', 'notifications', 'referrals', 'admin'];

/** Everything that is a process of its own in production and reports its health. */
export const backend = [...services, 'gateway'];

/** @typedef {'candidate' | 'employer' | 'admin'} App */

/** @type {App[]} */
export const apps = ['candidate', 'employer', 'admin'];

/**
 * The name of an app's process: a service may be called like an app.
 * @param {App} app
 */
export const processOf = (app) => `${app}-app`;
