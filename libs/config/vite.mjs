import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Vite preset of the apps. Libraries of the workspace are read from source. */
export const app = (overrides = {}) =>
  defineConfig({
    plugins: [react()],
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    build: { target: 'es2022', sourcemap: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    css: { modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' } },
    ...overrides,
  });
