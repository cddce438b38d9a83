/**
 * Modules are parsed once in a process, and not once in every test file.
 *
 * Jest compiles each module anew for each test file, as each has globals of its own, and V8 finds nothing it compiled before
 * because Jest gives every call an `import()` of its own. V8's code cache does not mind: what it kept of a module is good for
 * every context. Parsing was a sixth of the time of the tests of components, which load much and do little. Code that imports
 * while it runs has to be compiled each time: what comes from the cache no longer knows whom to ask for a module.
 */
const vm = require('node:vm');

const { compileFunction } = vm;
/** @type {Map<string | undefined, { code: string, cachedData: Buffer | undefined }>} by file name */
const compiled = new Map();

const importing = /\bimport\s*\(/;

vm.compileFunction = (code, names, options) => {
  if (importing.test(code)) return compileFunction(code, names, options);
  const known = compiled.get(options?.filename);
  if (known?.code === code) return compileFunction(code, names, { ...options, cachedData: known.cachedData });
  const made = compileFunction(code, names, { ...options, produceCachedData: true });
  compiled.set(options?.filename, { code, cachedData: made.cachedData });
  return made;
};
