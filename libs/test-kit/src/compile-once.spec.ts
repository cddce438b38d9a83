import vm from 'node:vm';

/** Jest compiles through what the preset put in the place of Node's own; what tests rest on must be the same as before. */
const compiled = (code: string, file: string) => vm.compileFunction(code, ['module'], { filename: file });
const loaded = (code: string, file: string): { exports: unknown } => {
  const module = { exports: {} };
  compiled(code, file)(module);
  return module;
};

it('gives every test file a module of its own', () => {
  const code = 'let calls = 0; module.exports = () => ++calls;';
  const [first, second] = [loaded(code, '/one.js'), loaded(code, '/one.js')].map(({ exports }) => exports as () => number);
  first?.();
  expect(first?.()).toBe(2);
  expect(second?.()).toBe(1);
});

it('reads a file that changed, of the same length too', () => {
  expect(loaded('module.exports = 1', '/two.js').exports).toBe(1);
  expect(loaded('module.exports = 2', '/two.js').exports).toBe(2);
});

it('parses once', () => {
  const code = 'module.exports = "three"';
  compiled(code, '/three.js');
  expect(compiled(code, '/three.js')).toHaveProperty('cachedDataRejected', false);
});

it('lets a module import others while it runs, however often it was loaded', async () => {
  const importing = 'return import("four")';
  const load = async () => {
    const importModuleDynamically = async () => {
      const four = new vm.SyntheticModule(['answer'], () => four.setExport('answer', 4));
      await four.link(() => Promise.reject(new Error('imports nothing')));
      await four.evaluate();
      return four;
    };
    return vm.compileFunction(importing, [], { filename: '/four.js', importModuleDynamically })() as Promise<{ answer: number }>;
  };
  expect((await load()).answer).toBe(4);
  expect((await load()).answer).toBe(4);
});
