// @ts-check

/** @typedef {import('./render.mjs').Manifest} Manifest */
/** @typedef {{ name: string, labels: Record<string, string> }} Pod */
/** @typedef {{ matchLabels?: Record<string, string>, matchExpressions?: { key: string, operator: string, values?: string[] }[] }} Selector */
/** @typedef {{ podSelector?: Selector, namespaceSelector?: Selector, ipBlock?: { cidr: string, except?: string[] } }} Peer */

/** What namespaces beside ours are for, by a label they carry. @type {Record<string, string>} */
const foreign = {
  'tandem/entrance': 'entrance',
  'tandem/monitoring': 'monitoring',
  'tandem/data': 'data',
  'tandem/plugged-in': 'plugged-in',
};

/** Namespaces by their own name: that of the cluster's names, or as they are called. @type {(name: string) => string} */
const named = (name) => (name === 'kube-system' ? 'names' : name);

/**
 * The pods that manifests bring about, one for each workload.
 * @param {Manifest[]} manifests
 * @returns {Pod[]}
 */
function podsOf(manifests) {
  const own = manifests
    .filter(({ kind }) => ['Deployment', 'StatefulSet', 'Job'].includes(kind))
    .map(({ metadata, spec }) => ({ name: metadata.name, labels: spec.template.metadata.labels ?? {} }));
  const byOperator = manifests
    .filter(({ kind }) => kind === 'Cluster')
    .map(({ metadata: { name } }) => ({ name, labels: { 'cnpg.io/cluster': name } }));
  return [...own, ...byOperator];
}

/**
 * The connections that network policies allow: between two pods both sides must agree, as a cluster demands it.
 * @param {Manifest[]} manifests
 * @returns {string[]} "from -> to:port", sorted.
 */
export function allowedTraffic(manifests) {
  const pods = podsOf(manifests);
  const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
  const out = new Set(pods.flatMap((pod) => openings(policies, pod, pods, 'Egress').map((end) => `${pod.name} -> ${end}`)));
  const into = new Set(
    pods.flatMap((pod) =>
      openings(policies, pod, pods, 'Ingress').map((end) => `${end.split(':')[0]} -> ${pod.name}:${end.split(':')[1]}`),
    ),
  );
  const names = new Set(pods.map(({ name }) => name));
  const isInside = (/** @type {string} */ edge) => edge.split(' -> ').every((end) => names.has(end.split(':')[0] ?? ''));
  return [...new Set([...out, ...into])].filter((edge) => !isInside(edge) || (out.has(edge) && into.has(edge))).sort();
}

/**
 * @param {Manifest[]} policies
 * @param {Pod} pod
 * @param {Pod[]} pods
 * @param {'Ingress' | 'Egress'} direction
 */
function openings(policies, pod, pods, direction) {
  const own = policies.filter(({ spec }) => matches(spec.podSelector, pod.labels) && spec.policyTypes.includes(direction));
  if (own.length === 0) return ['anywhere:any'];
  return own.flatMap(({ spec }) => {
    /** @type {{ from?: Peer[], to?: Peer[], ports?: { port: number }[] }[]} */
    const rules = (direction === 'Ingress' ? spec.ingress : spec.egress) ?? [];
    return rules.flatMap((rule) => {
      const peers = (direction === 'Ingress' ? rule.from : rule.to) ?? [];
      const ends = peers.length > 0 ? peers.flatMap((peer) => endsOf(peer, pods)) : ['anywhere'];
      const ports = rule.ports?.map(({ port }) => String(port)) ?? ['any'];
      return ends.flatMap((end) => ports.map((port) => `${end}:${port}`));
    });
  });
}

/**
 * @param {Peer} peer
 * @param {Pod[]} pods
 */
function endsOf({ podSelector, namespaceSelector, ipBlock }, pods) {
  if (ipBlock) return [isOutside(ipBlock) ? 'internet' : `addresses ${ipBlock.cidr}`];
  if (namespaceSelector) {
    const [[label, value] = ['', '']] = Object.entries(namespaceSelector.matchLabels ?? {});
    return [label === 'kubernetes.io/metadata.name' ? named(value) : (foreign[label] ?? 'any namespace')];
  }
  return pods.filter(({ labels }) => matches(podSelector ?? {}, labels)).map(({ name }) => name);
}

const privateRanges = ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'];

/** @param {{ cidr: string, except?: string[] }} block Whether it leaves every private range out. */
const isOutside = ({ cidr, except = [] }) => cidr === '2000::/3' || privateRanges.every((range) => except.includes(range));

/**
 * @param {Selector} selector
 * @param {Record<string, string>} labels
 */
function matches({ matchLabels = {}, matchExpressions = [] }, labels) {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values = [] }) => {
      if (operator !== 'In') throw new Error(`the operator ${operator} is not understood here`);
      return values.includes(labels[key] ?? '');
    })
  );
}
