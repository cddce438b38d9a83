/** Everything is tried, and not only samples of it. */
export const isDeep = Boolean(process.env['TANDEM_DEEP']);

type Language = 'en' | 'nl';

/** The languages a journey is made in: this one as a rule, so that the journeys together meet both, and both in the deep run. */
export const languages = (usual: Language): readonly Language[] => (isDeep ? ['en', 'nl'] : [usual]);
