// @ts-check

/** @typedef {import('./render.mjs').Manifest} Manifest */
/** @typedef {Record<string, any>} Container As Kubernetes writes it; its shape is checked by kubernetes-models. */

/** @type {[what: string, holds: (container: Container) => boolean][]} */
const ofEveryContainer = [
  ['may gain rights', ({ securityContext }) => securityContext?.allowPrivilegeEscalation === false],
  ['may write to its root', ({ securityContext }) => securityContext?.readOnlyRootFilesystem === true],
  ['keeps capabilities', ({ securityContext }) => securityContext?.capabilities?.drop?.includes('ALL')],
  ['does not say what it needs', ({ resources }) => Boolean(resources?.requests?.cpu && resources.requests.memory)],
  ['has no limit of memory', ({ resources }) => Boolean(resources?.limits?.memory)],
  ['is not pinned', ({ image }) => /[:@]/.test(image) && !image.endsWith(':latest')],
];

/** @type {[what: string, holds: (pod: Record<string, any>) => boolean][]} */
const ofEveryPod = [
  ['may run as root', ({ securityContext }) => securityContext?.runAsNonRoot === true],
  ['has no seccomp profile', ({ securityContext }) => securityContext?.seccompProfile?.type === 'RuntimeDefault'],
  ['gets a token of the cluster', ({ automountServiceAccountToken }) => automountServiceAccountToken === false],
];

/** PostgreSQL, which an operator runs. @type {[what: string, holds: (spec: Record<string, any>) => boolean][]} */
const ofEveryDatabase = [
  ['has fewer than three instances', ({ instances }) => instances >= 3],
  ['may have its instances on one machine', ({ affinity }) => affinity?.podAntiAffinityType === 'required'],
  ['may lose what it answered for', ({ postgresql }) => postgresql?.synchronous?.number >= 1],
  ['does not say what it needs', ({ resources }) => Boolean(resources?.requests?.memory && resources.limits?.memory)],
  ['has no archive of its changes', ({ plugins = [] }) => plugins.some((/** @type {any} */ { isWALArchiver }) => isWALArchiver)],
  ['is not pinned', ({ imageName = '' }) => /:[\d.]+$/.test(imageName)],
];

/** @type {[what: string, holds: (container: Container) => boolean][]} */
const ofEveryProcess = [
  ['has no time to start', ({ startupProbe }) => Boolean(startupProbe)],
  ['is restarted for what others do', ({ livenessProbe }) => livenessProbe?.httpGet?.path === '/health/live'],
  ['gets calls while it cannot answer', ({ readinessProbe }) => readinessProbe?.httpGet?.path === '/health/ready'],
];

/**
 * What manifests miss of what every workload here keeps to.
 * @param {Manifest[]} manifests
 * @returns {string[]} One line each; none when all is well.
 */
export function brokenRules(manifests) {
  const workloads = manifests.filter(({ kind }) => ['Deployment', 'StatefulSet', 'Job'].includes(kind));
  return [
    ...workloads.flatMap((workload) => {
      const pod = workload.spec.template.spec;
      return [
        ...broken(workload.metadata.name, ofEveryPod, pod),
        ...pod.containers.flatMap((/** @type {Container} */ each) =>
          broken(`${workload.metadata.name}/${each.name}`, ofEveryContainer, each),
        ),
      ];
    }),
    ...manifests.filter(({ kind }) => kind === 'Cluster').flatMap(({ metadata, spec }) => broken(metadata.name, ofEveryDatabase, spec)),
    ...workloads.filter(({ kind }) => kind === 'Deployment').flatMap((deployment) => ofProcess(deployment, manifests)),
    ...manifests.filter(({ kind }) => kind === 'Secret').map(({ metadata }) => `the secret ${metadata.name} stands in the repository`),
  ];
}

/**
 * @template T
 * @param {string} name
 * @param {[what: string, holds: (subject: T) => boolean][]} rules
 * @param {T} subject
 */
const broken = (name, rules, subject) => rules.filter(([, holds]) => !holds(subject)).map(([what]) => `${name} ${what}`);

/**
 * @param {Manifest} deployment
 * @param {Manifest[]} manifests
 */
function ofProcess({ metadata: { name }, spec }, manifests) {
  const pod = spec.template.spec;
  const [main] = pod.containers;
  const { data = {} } = manifests.find((each) => each.kind === 'ConfigMap' && each.metadata.name.startsWith('settings')) ?? {};
  const own = main.env?.find((/** @type {{ name: string }} */ each) => each.name === 'DRAIN_SECONDS')?.value;
  const drain = Number(own ?? data['DRAIN_SECONDS']);
  const scaler = manifests.find((each) => /Autoscaler|ScaledObject/.test(each.kind) && each.spec.scaleTargetRef.name === name);
  const least = spec.replicas ?? scaler?.spec.minReplicas ?? scaler?.spec.minReplicaCount ?? 1;
  const budget = manifests.find(
    (each) => each.kind === 'PodDisruptionBudget' && each.spec.selector.matchLabels['app.kubernetes.io/name'] === name,
  );
  /** @type {[string, boolean][]} */
  const facts = [
    ['has fewer than two replicas', least >= 2],
    ['has its replicas counted by two', !(scaler && spec.replicas)],
    ['is short of replicas while it rolls out', spec.strategy?.rollingUpdate?.maxUnavailable === 0],
    ['is killed before it has drained', pod.terminationGracePeriodSeconds > drain + 10],
    ['may be on one machine', pod.topologySpreadConstraints?.length === 2],
    ['has no budget of disruptions', budget?.spec.maxUnavailable === 1],
    ['shares its account', pod.serviceAccountName === name],
  ];
  return [...facts.filter(([, holds]) => !holds).map(([what]) => `${name} ${what}`), ...broken(name, ofEveryProcess, main)];
}
