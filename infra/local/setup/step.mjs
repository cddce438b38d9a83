// @ts-check

/**
 * @typedef {object} Step What a step of the set-up works with.
 * @property {import('../process/supervisor.mjs').Supervisor} supervisor
 * @property {string} root Of the project.
 * @property {string} logDir
 * @property {(line: string) => void} say
 */

export {};
