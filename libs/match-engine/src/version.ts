import { supplementVersion } from '@tandem/taxonomy/supplement';

/** Changes whenever the same facts may give another profile or score; stored with every score. Profiles of another version are rebuilt. */
export const ENGINE_VERSION = '1.7.1';

/** The version with which a dictionary counts that names were brought into from elsewhere. */
export const versionWith = (supplement: string): string => (supplement ? `${ENGINE_VERSION}+${supplement}` : ENGINE_VERSION);

/** What profiles and scores of this thread are made with: the engine, and the names brought into its dictionary. */
export const engineVersion = (): string => versionWith(supplementVersion());
