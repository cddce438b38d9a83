// @ts-check
// Prints every process of the product with the settings its code reads, as JSON. Reads what was built: run by Node itself,
// as the processes are.
import { service as accounts } from '@tandem/accounts/service';
import { service as admin } from '@tandem/admin/service';
import { service as auth } from '@tandem/auth/service';
import { service as gateway } from '@tandem/gateway/service';
import { service as matching } from '@tandem/matching/service';
import { service as notifications } from '@tandem/notifications/service';
import { service as referrals } from '@tandem/referrals/service';
import { service as resumes } from '@tandem/resumes/service';
import { BaseConfig, DatabaseConfig } from '@tandem/service-kit/config';
import { service as vacancies } from '@tandem/vacancies/service';
import { WebServerConfig } from '@tandem/web-server/public-config';
import { apps, processOf } from '../local/parts.mjs';

/** @typedef {{ name: string, known: string[], required: string[] }} Process */

/** @typedef {Record<string, import('zod').ZodType>} Shape */

/**
 * @param {string} name
 * @param {Shape} shape
 * @returns {Process}
 */
const processWith = (name, shape) => ({
  name,
  known: Object.keys(shape),
  required: Object.keys(shape).filter((key) => !shape[key]?.safeParse(undefined).success),
});

const backend = [auth, accounts, resumes, vacancies, matching, notifications, referrals, admin, gateway].map((service) =>
  processWith(service.name, {
    ...BaseConfig.shape,
    ...('database' in service && service.database ? DatabaseConfig.shape : {}),
    .../** @type {{ shape: Shape }} */ (/** @type {unknown} */ (service.config)).shape,
  }),
);

/** Where the built app lies is the image's own business. */
const webShape = Object.fromEntries(Object.entries(WebServerConfig.shape).filter(([key]) => key !== 'DIST'));

console.log(JSON.stringify([...backend, ...apps.map((app) => processWith(processOf(app), webShape))]));
