#!/usr/bin/env node
// Compiles the package it is run in: src (and a service's migrations) to dist, one file to one file.
// Types are checked by `tsc --noEmit`; this step only strips them, which takes a fraction of a second.
import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import { transformFile } from '@swc/core';

const options = createRequire(import.meta.url)('./swc.js');
// A service keeps its migrations beside its sources, so both stay apart in its output; the gateway has none.
const isService = path.basename(path.dirname(process.cwd())) === 'services';
const roots = isService ? ['src', 'migrations'].filter((root) => fs.existsSync(root)) : ['src'];
const out = 'dist';

fs.rmSync(out, { recursive: true, force: true });
for (const root of roots) {
  for (const file of fs.readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const from = path.join(root, file);
    const to = path.join(out, isService ? from : file);
    if (fs.statSync(from).isDirectory() || /\.(spec|test)\.tsx?$/.test(file)) continue;
    fs.mkdirSync(path.dirname(to), { recursive: true });
    if (/(?<!\.d)\.tsx?$/.test(file)) {
      const { code } = await transformFile(from, { ...options, swcrc: false });
      fs.writeFileSync(to.replace(/\.tsx?$/, '.js'), code);
    } else if (!file.endsWith('.d.ts')) {
      fs.copyFileSync(from, to);
    }
  }
}
