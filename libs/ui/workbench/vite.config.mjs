import { app } from '@tandem/config/vite';

const id = 'virtual:mails';

/** The mails of the services, which have to be built, as a module. */
const mails = {
  name: 'mails',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load: async (source) => {
    if (source !== `\0${id}`) return null;
    const { mailPreviews } = await import('../../../infra/mails/previews.mjs');
    return `export const mails = ${JSON.stringify(mailPreviews())}`;
  },
};

export default app({ root: import.meta.dirname, plugins: [mails], build: { outDir: '../dist', emptyOutDir: true } });
