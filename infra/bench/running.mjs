// @ts-check
// What measurements of the running product begin with: the stack that runs, and a browser.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../local/browser.mjs';
import { describe, StartProblem } from '../local/problem.mjs';
import { Supervisor } from '../local/process/supervisor.mjs';
import { root } from '../local/root.mjs';

const localDir = path.join(root, '.local');

/**
 * The addresses and demo accounts of the stack that STACK_FILE or `.local/stack.json` describes.
 * @template Stack
 * @returns {Stack}
 * @throws {StartProblem} when no stack runs
 */
export const runningStack = () => {
  const file = process.env['STACK_FILE'] ?? path.join(localDir, 'stack.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new StartProblem(`There is no stack to measure: ${file} cannot be read.`, [
      'start one in another window: npm start',
      'or name the file of one that runs: STACK_FILE=/path/to/stack.json',
    ]);
  }
};

/**
 * Starts a browser such as people have: CHROMIUM_PATH, or what is found or fetched.
 * @returns {Promise<import('@playwright/test').Browser>}
 * @throws {StartProblem} with the ways to get one
 */
export const launchedBrowser = async () => {
  const { program, args, env } = await findBrowser({ supervisor: new Supervisor(), localDir, say: console.error, likePeoples: true });
  return chromium.launch({ executablePath: program, args, env: { ...process.env, ...env } });
};

/**
 * Runs a measurement; what somebody can put right is said without a stack trace.
 * @param {() => Promise<void>} measure
 */
export const measured = async (measure) => {
  try {
    await measure();
  } catch (error) {
    console.error(describe(error));
    process.exitCode = 1;
  }
};
