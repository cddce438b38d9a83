import type { Plugin, UserConfig, UserConfigFnObject } from 'vite';

export declare const app: (overrides?: UserConfig) => UserConfigFnObject;
export declare const markdownFiles: (folder: string, address: `/${string}`) => Plugin;
