import { fileURLToPath } from 'node:url';
import { app, markdownFiles } from '@tandem/config/vite';

const policies = fileURLToPath(new URL('../../libs/web-kit/src/policies', import.meta.url));

export default app({ plugins: [markdownFiles(policies, '/policies')] });
