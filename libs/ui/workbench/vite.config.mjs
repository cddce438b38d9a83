import { app } from '@tandem/config/vite';

export default app({ root: import.meta.dirname, build: { outDir: '../dist', emptyOutDir: true } });
