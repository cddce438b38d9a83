// @ts-check
import { apps, backend, processOf, services } from '../local/parts.mjs';

/** Who may open a connection to whom, as "from -> to:port". A cluster allows exactly this. */

/** @type {(froms: string[], ...tos: string[]) => string[]} */
const edges = (froms, ...tos) => froms.flatMap((from) => tos.map((to) => `${from} -> ${to}`));

const webServers = apps.map(processOf);
/** Whoever keeps files: the gateway and the services that read or write them. */
export const keepers = ['gateway', 'accounts', 'resumes', 'vacancies', 'admin'];
const writers = ['accounts', 'auth', 'notifications', 'referrals'];

const everywhere = [
  ...edges([...backend, ...webServers, 'migrations'], 'names:53'),
  ...edges(['entrance'], ...webServers.map((name) => `${name}:8080`)),
  ...edges(webServers, 'gateway:8080'),
  ...edges(['monitoring'], ...backend.map((name) => `${name}:9090`)),
  ...edges(backend, 'monitoring:4318'),
  ...edges(['vacancies'], 'internet:80', 'internet:443'),
  ...edges(['auth'], 'internet:443'),
  ...edges(writers, 'internet:465', 'internet:587'),
];

export const declared = {
  /** Servers inside. */
  local: [
    ...everywhere,
    ...edges(['postgres', 'nats', 'redis', 'files', 'mail'], 'names:53'),
    ...edges(backend, 'nats:4222', 'redis:6379'),
    ...edges([...services, 'migrations'], 'postgres:5432'),
    ...edges(keepers, 'files:9000'),
    ...edges(writers, 'mail:1025'),
  ].sort(),
  /** Servers in namespaces of their own. */
  production: [
    ...everywhere,
    ...edges(backend, 'data:4222', 'data:6379'),
    ...edges([...services, 'migrations'], 'data:5432'),
    ...edges(keepers, 'data:9000'),
  ].sort(),
  /** Those servers, where `overlays/data` runs them. */
  data: [
    ...edges(['postgres', 'nats', 'redis'], 'names:53'),
    ...edges(['tandem'], 'nats:4222', 'redis:6379', 'postgres:5432'),
    'nats -> nats:6222',
    ...edges(['postgres', 'cnpg-system'], 'postgres:5432', 'postgres:8000'),
    'monitoring -> postgres:9187',
    // The cluster's API, and wherever backups are kept.
    ...edges(['postgres'], 'anywhere:443', 'anywhere:6443'),
  ].sort(),
};
