import type { Plugin, UserConfig } from 'vite';

export declare const app: (overrides?: UserConfig) => UserConfig;
export declare const markdownFiles: (folder: string, address: `/${string}`) => Plugin;
