import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// A page brings dozens of files below a kilobyte; each is two fifths smaller.
const worthIt = (name, size) => size > 256 && /\.(js|css|svg|json|md|txt|xml)$/.test(name);

const isForBrowsers = (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild;

/** Writes .br and .gz beside every file of a build that gains from it, once and at the best quality. */
const precompressed = () => ({
  name: 'tandem-precompressed',
  apply: isForBrowsers,
  async writeBundle({ dir }) {
    const names = await fs.readdir(dir, { recursive: true });
    await Promise.all(
      names.map(async (name) => {
        const file = path.join(dir, name);
        if (!worthIt(name, (await fs.stat(file)).size)) return;
        const bytes = await fs.readFile(file);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        await Promise.all([
          brotli(bytes, { params }).then((small) => fs.writeFile(`${file}.br`, small)),
          zip(bytes, { level: 9 }).then((small) => fs.writeFile(`${file}.gz`, small)),
        ]);
      }),
    );
  },
});

const WORDS_OF_REACT_ARIA = /\/react-(?:aria|stately|aria-components)\/dist\/.*intl\/(?:.*\/)?([a-z]{2}-[A-Z]{2})\.mjs$/;
const OUR_LANGUAGES = ['en-US', 'nl-NL'];

/** React Aria carries its own few words in 34 languages; the product speaks two. The others read as English. */
const onlyOurLanguages = () => ({
  name: 'tandem-only-our-languages',
  enforce: 'pre',
  load(id) {
    const [, locale] = WORDS_OF_REACT_ARIA.exec(id) ?? [];
    return locale && !OUR_LANGUAGES.includes(locale) ? "export { default } from './en-US.mjs';" : null;
  },
});

/** Serves the Markdown files of a folder below an address, in a build as in development. */
export const markdownFiles = (folder, address) => ({
  name: 'tandem-markdown-files',
  configureServer(server) {
    server.middlewares.use(address, (request, response, next) => {
      const name = path.basename(request.url?.split('?', 1)[0] ?? '');
      if (!name.endsWith('.md')) return next();
      return fs.readFile(path.join(folder, name)).then(
        (text) => response.setHeader('content-type', 'text/markdown; charset=utf-8').end(text),
        () => next(),
      );
    });
  },
  async generateBundle() {
    if (this.environment.name !== 'client') return;
    const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.md'));
    for (const name of names) {
      this.emitFile({ type: 'asset', fileName: `${address.slice(1)}/${name}`, source: await fs.readFile(path.join(folder, name)) });
    }
  },
});

/** What the web server does in production, for `vite` during development: GATEWAY_URL names a running gateway. */
const forwarding = () => {
  const target = process.env.GATEWAY_URL ?? 'http://localhost:8080';
  const headers = { 'x-tandem-app': path.basename(process.cwd()) };
  return {
    '/api': { target, headers, rewrite: (address) => address.replace(/^\/api/, '') },
    '/socket.io': { target, headers, ws: true },
  };
};

/** What draws pages on the server is whole: it runs where none of its packages is installed. */
const forServer = {
  copyPublicDir: false,
  rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: 'parts/[name]-[hash].mjs' } },
};
/** Written into the page by the web server; what starts by itself is a file by itself. */
const firstMoments = fileURLToPath(new URL('../web-kit/src/first/first-moments.ts', import.meta.url));
const alone = [path.dirname(firstMoments), path.resolve('src/main.tsx'), path.resolve('index.html')];
const from = (...packages) => new RegExp(`[\\\\/]node_modules[\\\\/](${packages.join('|')})[\\\\/]`);
const ARIA = ['@internationalized', '@react-aria', '@react-stately', 'react-aria', 'react-stately', 'react-aria-components'];
/**
 * What every page needs, in four files: libraries, which seldom change, and the rest. Left to itself the bundler makes a file of
 * each set of pages that share something, some thirty, which compress worse; one alone would keep a phone busy without a break.
 */
const firstFiles = [
  { name: 'react', tags: ['$initial'], test: from('react', 'react-dom', 'scheduler'), priority: 3 },
  { name: 'aria', tags: ['$initial'], test: from(...ARIA), priority: 2 },
  { name: 'libraries', tags: ['$initial'], test: from('[^\\\\/]+'), priority: 1 },
  { name: 'shell', tags: ['$initial'], test: (id) => !alone.some((file) => id.startsWith(file)) },
];
const forBrowsers = {
  sourcemap: false,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  manifest: 'manifest.json',
  rolldownOptions: {
    input: { index: 'index.html', 'first-moments': firstMoments },
    // The first script names every file that a page may bring, so each visitor pays for what their names are long.
    output: { codeSplitting: { groups: firstFiles }, chunkFileNames: 'assets/[name]-[hash:7].js' },
  },
};

/** Vite preset of the apps. Libraries of the workspace are read from source. */
export const app = ({ plugins = [], ...overrides } = {}) =>
  defineConfig(({ isSsrBuild, mode }) => ({
    plugins: [react(), onlyOurLanguages(), ...plugins, precompressed()],
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
    build: { target: 'es2022', ...(isSsrBuild ? forServer : forBrowsers) },
    // Names are for whoever develops; every page would carry some kilobytes of them.
    css: { modules: { generateScopedName: mode === 'production' ? '_[hash:base64:6]' : '[name]-[local]-[hash:base64:4]' } },
    server: { proxy: forwarding() },
    ...overrides,
  }));
