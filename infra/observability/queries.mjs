// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root } from '../local/root.mjs';

const monitoring = path.join(root, 'k8s/components/monitoring');

/** @typedef {{ alert: string, expr: string, annotations: { runbook_url: string } }} Alert */

/** @param {string} file */
const documents = (file) => parseAllDocuments(fs.readFileSync(file, 'utf8')).map((document) => document.toJS());

/** The groups of rules, as Prometheus itself reads them. @type {{ name: string, rules: Alert[] }[]} */
export const groups = documents(path.join(monitoring, 'rules.yaml'))[0].spec.groups;

export const alerts = groups.flatMap(({ rules }) => rules);

/**
 * Everything that is asked of Prometheus: by alerts, by panels, by what counts replicas.
 * @returns {{ place: string, query: string }[]}
 */
export function allQueries() {
  const folder = path.join(monitoring, 'dashboards');
  const panels = fs.readdirSync(folder).flatMap((file) => {
    /** @type {{ title: string, targets?: { expr: string }[] }[]} */
    const found = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')).panels;
    return found.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ place: `${file}: ${title}`, query: expr })));
  });
  const scalers = documents(path.join(root, 'k8s/components/autoscaling/workers.yaml')).flatMap(({ metadata, spec }) =>
    spec.triggers.map((/** @type {any} */ trigger) => ({ place: `scaling of ${metadata.name}`, query: trigger.metadata.query })),
  );
  return [...alerts.map(({ alert, expr }) => ({ place: alert, query: expr })), ...panels, ...scalers];
}

const words = new Set(['and', 'or', 'unless', 'on', 'ignoring', 'group_left', 'group_right', 'bool', 'inf', 'nan']);

/**
 * The metrics a query reads: its names but for labels, functions and words of the language.
 * @param {string} query
 */
export function metricsIn(query) {
  const bare = query.replaceAll(/"[^"]*"/g, '').replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  return [...bare.matchAll(/[a-zA-Z_:][\w:]*(?!\w)(?!\s*\()/g)].map(([name]) => name).filter((name) => !words.has(name));
}

/**
 * Label names a query speaks of, beside those that Prometheus adds to whatever it reads.
 * @param {string} query
 */
export function labelsIn(query) {
  const bare = query.replaceAll(/"[^"]*"/g, '""');
  const matched = [...bare.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*""/g)].map(([, name = '']) => name);
  const grouped = [...bare.matchAll(/\b(?:by|without)\s*\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
  return [...new Set([...matched, ...grouped])].filter((name) => name && !['pod', 'namespace', 'job'].includes(name));
}
