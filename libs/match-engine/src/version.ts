/** Changes whenever the same facts may give another profile or score; stored with every score. Profiles of another version are rebuilt. */
export const ENGINE_VERSION = '1.1.0';
