const utrecht = { city: 'Utrecht', country: 'NL', latitude: 52.0907, longitude: 5.1214 };

/** A company as accounts tells of it. */
export const companySnapshot = (over: { companyId: string } & Record<string, unknown>) => ({
  companyName: 'De Zonnehoek',
  industry: null,
  companySize: null,
  address: utrecht,
  foundingDate: null,
  websites: {},
  logoUrl: null,
  summaryUrl: null,
  userDescription: null,
  activelyScraping: false,
  intakeProgress: 100,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-01-05T09:00:00.000Z',
  members: [],
  ...over,
});
