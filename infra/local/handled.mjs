// @ts-check
import { service as accounts } from '@tandem/accounts/service';
import { service as admin } from '@tandem/admin/service';
import { service as auth } from '@tandem/auth/service';
import { ownSubjects } from '@tandem/gateway/service';
import { service as matching } from '@tandem/matching/service';
import { service as notifications } from '@tandem/notifications/service';
import { service as referrals } from '@tandem/referrals/service';
import { service as resumes } from '@tandem/resumes/service';
import { heardBy, servedBy } from '@tandem/service-kit/served';
import { service as vacancies } from '@tandem/vacancies/service';

const services = [auth, accounts, resumes, vacancies, matching, notifications, referrals, admin];

/** Every subject that somebody answers, with the service that does. */
export const handled = [
  ...ownSubjects.map((subject) => ({ service: 'gateway', subject })),
  ...services.flatMap((service) => servedBy(service).map((subject) => ({ service: service.name, subject }))),
];

/** Every listener: the service it stands in, the one it says it hears for, and the event. */
export const heard = services.flatMap(({ name, module }) => heardBy(module).map((listener) => ({ service: name, ...listener })));
