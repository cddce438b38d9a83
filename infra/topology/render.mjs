// @ts-check
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { findProgram } from '../local/infrastructure/program.mjs';
import { root } from '../local/root.mjs';

/**
 * @typedef {object} Manifest
 * @property {string} apiVersion
 * @property {string} kind
 * @property {{ name: string, labels?: Record<string, string>, namespace?: string }} metadata
 * @property {any} spec Its shape is checked by kubernetes-models.
 * @property {Record<string, string>} [data]
 */

/** Whether manifests can be rendered on this machine. */
export const hasKubectl = () => Boolean(findProgram('kubectl'));

/**
 * @param {string} folder Below k8s.
 * @returns {Manifest[]}
 */
export function render(folder) {
  const text = execFileSync('kubectl', ['kustomize', path.join(root, 'k8s', folder)], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return parseAllDocuments(text).map((document) => document.toJS());
}
