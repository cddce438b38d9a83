import type { UserConfig } from 'vite';

export declare const app: (overrides?: UserConfig) => UserConfig;
