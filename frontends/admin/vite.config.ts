import { app } from '@tandem/config/vite';

export default app();
