// @ts-check
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { allJobs } from '@tandem/contracts/registry';
import { parse } from 'yaml';
import { allowedTraffic } from './graph.mjs';
import { compose } from './compose.mjs';
import { wrongInCompose } from './compose-schema.mjs';
import { hasKubectl, render } from './render.mjs';
import { brokenRules } from './rules.mjs';
import { declared } from './traffic.mjs';
import { backend } from '../local/parts.mjs';
import { root } from '../local/root.mjs';
import { allQueries } from '../observability/queries.mjs';
import { natsConfiguration } from '../nats/permissions.mjs';
import { newSecrets, serversIn } from '../secrets/secrets.mjs';

/** @type {import('./processes.mjs').Process[]} */
const processes = JSON.parse(execFileSync(process.execPath, [path.join(root, 'infra/topology/processes.mjs')], { encoding: 'utf8' }));
/** What the images read before the process does: which of them to be. */
const readByImages = new Set(['SERVICE']);

const names = processes.map(({ name }) => name);
const known = new Set(processes.flatMap((each) => each.known));
/** @param {string} name */
const isWeb = (name) => !backend.includes(name);

describe('the compose file', () => {
  const secrets = newSecrets({ isSplit: false });
  /** @param {string} name */
  const given = (name) => ({
    .../** @type {{ path: string }[]} */ (compose.services[name].env_file ?? []).reduce(
      (all, { path: file }) => ({ ...all, ...secrets[path.basename(file, '.env')] }),
      {},
    ),
    ...compose.services[name].environment,
  });

  it('has every process of the product, and beside them only servers and the migrations', () => {
    const others = ['postgres', 'nats', 'redis', 'mail', 'migrations'];
    expect(Object.keys(compose.services).sort()).toEqual([...names, ...others].sort());
  });

  it('is one by the specification of compose files, which knows no misspelt key', () => {
    expect(wrongInCompose(compose)).toEqual([]);
    expect(wrongInCompose({ services: { auth: { image: 'x', mem_limits: '1g' } } })).not.toEqual([]);
    expect(wrongInCompose({ services: { auth: { image: 'x', env_file: [{ file: 'x' }] } } })).not.toEqual([]);
  });

  it('brings only the servers without a profile', () => {
    const plain = Object.entries(compose.services).filter(([, { profiles }]) => !profiles);
    expect(plain.map(([name]) => name)).toEqual(['postgres', 'nats', 'redis', 'mail']);
  });

  it.each(processes)('tells $name all it must be told, and nothing it does not know', ({ name, known: own, required }) => {
    const told = Object.keys(given(name));
    expect(required.filter((key) => !told.includes(key))).toEqual([]);
    expect(told.filter((key) => !own.includes(key) && !readByImages.has(key))).toEqual([]);
  });

  it.each(names)('asks %s whether it is ready, at its own port, and limits its memory', (name) => {
    const service = compose.services[name];
    const { OPS_PORT, PORT } = service.environment;
    expect(service.healthcheck.test.join(' ')).toContain(`http://127.0.0.1:${isWeb(name) ? PORT : OPS_PORT}/health/ready`);
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.read_only).toBe(true);
  });

  it('publishes what it serves on this machine only, at the ports the processes listen on', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      for (const port of service.ports ?? []) {
        expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/);
        if (names.includes(name)) expect(port.split(':')[2]).toBe(String(service.environment.PORT));
      }
    }
  });
});

describe('queues', () => {
  const owners = new Set(allJobs.map(({ name }) => name.split('.')[0]));

  it('that replicas are counted by belong to services that have jobs', () => {
    const scaled = allQueries().filter(({ place }) => place.startsWith('scaling of '));
    expect(scaled.length).toBeGreaterThan(0);
    for (const { place, query } of scaled) {
      const service = place.slice('scaling of '.length);
      expect({ service, isOwner: owners.has(service) }).toEqual({ service, isOwner: true });
      expect(query).toContain(`service="${service}"`);
    }
  });

  it('that the tests of alerts speak of exist', () => {
    const told = fs.readFileSync(path.join(root, 'infra/observability/alerts.test.yaml'), 'utf8');
    const named = [...told.matchAll(/job="([\w.]+)"/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !allJobs.some((job) => job.name === name))).toEqual([]);
  });

  it('lose nothing for want of memory, wherever Redis runs', () => {
    expect(compose.services.redis.command.join(' ')).toContain('--maxmemory-policy noeviction');
    expect(fs.readFileSync(path.join(root, 'k8s/servers/redis/redis.yaml'), 'utf8')).toContain('noeviction');
  });
});

describe('NATS', () => {
  it('allows each process what contracts and code say (npm run nats:permissions writes it anew)', () => {
    expect(fs.readFileSync(path.join(root, 'k8s/servers/nats/nats.conf'), 'utf8')).toBe(natsConfiguration());
  });
});

const servers = hasKubectl() ? [{ name: /** @type {const} */ ('data'), manifests: render('overlays/data') }] : [];

// Rendered by kubectl, which not every machine has; `npm run k8s:check` says so.
(hasKubectl() ? describe : describe.skip)('the manifests', () => {
  const rendered = hasKubectl()
    ? /** @type {const} */ (['local', 'production']).map((name) => ({ name, manifests: render(`overlays/${name}`) }))
    : [];

  it.each([...rendered, ...servers])('$name: allow exactly the declared traffic', ({ name, manifests }) => {
    expect(allowedTraffic(manifests)).toEqual(declared[name]);
  });

  it.each([...rendered, ...servers])('$name: keep the rules of every workload', ({ manifests }) => {
    expect(brokenRules(manifests)).toEqual([]);
  });

  it.each(rendered)('$name: have every process of the product under its own name', ({ manifests }) => {
    const deployments = manifests.filter(({ kind }) => kind === 'Deployment').map(({ metadata }) => metadata.name);
    expect(deployments.sort()).toEqual([...names].sort());
  });

  it.each(rendered)('$name: tell each process all it must be told, and nothing nobody knows', ({ manifests }) => {
    const settings = manifests.find((each) => each.kind === 'ConfigMap' && each.metadata.name.startsWith('settings'))?.data ?? {};
    const secrets = newSecrets({ isSplit: true });
    expect(Object.keys(settings).filter((key) => !known.has(key))).toEqual([]);
    for (const { name, known: own, required } of processes) {
      const [main] = manifests.find((each) => each.kind === 'Deployment' && each.metadata.name === name)?.spec.template.spec.containers;
      const fromSecrets = (main.envFrom ?? []).flatMap((/** @type {any} */ { secretRef }) => Object.keys(secrets[secretRef?.name] ?? {}));
      const told = [...fromSecrets, ...(main.env ?? []).map((/** @type {{ name: string }} */ each) => each.name)];
      expect({ name, missing: required.filter((key) => !told.includes(key) && !(key in settings)) }).toEqual({ name, missing: [] });
      expect({ name, unknown: told.filter((key) => !own.includes(key) && !readByImages.has(key)) }).toEqual({ name, unknown: [] });
      expect(main.ports).toContainEqual(expect.objectContaining({ name: 'ops', containerPort: isWeb(name) ? 8080 : Number(settings['OPS_PORT']) })); // prettier-ignore
    }
  });

  it('let bodies in that are as large as the largest upload, and a little', () => {
    const ingresses = render('components/ingress').filter(({ kind }) => kind === 'Ingress');
    expect(ingresses.length).toBeGreaterThan(0);
    for (const { metadata } of ingresses) {
      expect(metadata).toMatchObject({ annotations: { 'nginx.ingress.kubernetes.io/proxy-body-size': '11m' } });
    }
  });

  it.each(rendered)('$name: bring every schema up to date', ({ manifests }) => {
    const job = manifests.find(({ kind }) => kind === 'Job');
    const migrated = job?.spec.template.spec.containers.map((/** @type {{ name: string }} */ each) => each.name);
    expect(migrated).toEqual(backend.filter((name) => name !== 'gateway'));
  });
});

describe('what is plugged in', () => {
  /** @param {string} file */
  const manifestIn = (file) => parse(fs.readFileSync(path.join(root, 'k8s/components', file), 'utf8'));
  /** @type {(name: string, labels: Record<string, string>) => any} */
  const workload = (name, labels) => ({ kind: 'Deployment', metadata: { name }, spec: { template: { metadata: { labels } } } });

  it('is reached by a workload that is marked for it, and by no other', () => {
    const marked = workload('resumes', { 'tandem/reaches-plugged-in': 'true' });
    const policies = ['network-policies/nothing.yaml', 'plugged-in/policy.yaml'].map(manifestIn);
    expect(allowedTraffic([marked, workload('accounts', {}), ...policies])).toEqual([
      'resumes -> internet:443',
      'resumes -> plugged-in:any',
    ]);
  });
});

describe('the page of settings', () => {
  const text = fs.readFileSync(path.join(root, 'infra/docs/settings.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `([A-Z][A-Z0-9_]*)`[^|]*\|([^|]*)\|/gm)].map(([, name = '', who = '']) => ({
    name,
    who: who.trim(),
  }));
  /** @param {string} name */
  const readersOf = (name) => {
    const readers = processes.filter((each) => each.known.includes(name)).map((each) => each.name);
    const [all, services, web] = [processes, backend.filter((each) => each !== 'gateway'), processes.filter((each) => isWeb(each.name))];
    if (readers.length === all.length) return 'all';
    if (readers.length === backend.length && readers.every((each) => !isWeb(each))) return 'backend';
    if (readers.length === services.length && !readers.includes('gateway')) return 'services';
    const parts = readers.filter((each) => !isWeb(each));
    return [...parts, ...(readers.length - parts.length === web.length ? ['apps'] : [])].join(', ');
  };

  it('names every setting once, and who reads it', () => {
    const settings = [...new Set(processes.flatMap((each) => each.known))];
    expect(rows.map(({ name }) => name).sort()).toEqual(settings.sort());
    expect(rows).toEqual(rows.map(({ name }) => ({ name, who: readersOf(name) })));
  });
});

(hasKubectl() ? describe : describe.skip)('the servers beside a production', () => {
  it('are where the secrets and settings send the services', () => {
    const namespace = 'data';
    const secrets = newSecrets({ isSplit: true, hosts: serversIn(namespace) });
    const urls = Object.values(secrets).flatMap((keys) => Object.entries(keys).filter(([key]) => key.endsWith('_URL')).map(([, url]) => new URL(url))); // prettier-ignore
    const [{ manifests } = { manifests: [] }] = servers;
    const found = manifests.filter(({ kind }) => ['Service', 'Cluster'].includes(kind));
    const hosts = found.map(({ kind, metadata: { name } }) => `${name}${kind === 'Cluster' ? '-rw' : ''}.${namespace}.svc`);
    expect(urls.map(({ hostname }) => hostname).filter((host) => !hosts.includes(host))).toEqual([]);
    const settings = render('overlays/production').find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name.startsWith('settings')); // prettier-ignore
    expect(hosts).toContain(new URL(settings?.data?.['NATS_URL'] ?? '').hostname);
  });
});
