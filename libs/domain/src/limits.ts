/** Items a page of a list holds when the caller does not say. */
export const pageSizes = { default: 10, admin: 50, testCandidates: 20, largest: 100 } as const;

/** How many items the small lists show. */
export const shownItems = {
  notificationsCard: 4,
  companyVacancies: 3,
  dashboardVacancies: 2,
  blogPosts: 9,
} as const;

export const passwordLengths = { register: 6, reset: 7, longest: 200 } as const;

/** Longest accepted inputs in characters, so that no field can be used to fill a disk. */
export const textLimits = {
  name: 100,
  email: 254,
  url: 2_048,
  line: 200,
  paragraph: 20_000,
  source: 100_000,
  search: 500,
  listItems: 100,
} as const;

/** Largest files in bytes. */
export const fileLimits = { pdf: 10 * 1024 * 1024, image: 5 * 1024 * 1024 } as const;

/** Largest analytics event in bytes. */
export const analyticsLimit = 8 * 1024;

/** Searches a day, counted in this time zone; both can be configured. */
export const searchCredits = { open: 3, prompt: 10, addressFactor: 10, timeZone: 'Europe/Amsterdam' } as const;
export const openSearchResults = 25;

/** Waits of the screens, and of what they are told, in milliseconds. */
export const waits = {
  searchInput: 200,
  addressSearch: 500,
  summaryGenerate: 5_000,
  newVacancy: 2_000,
  readingMessage: 5_000,
  /** From when reading takes longer than it should, of a text and of a scan. */
  longReading: 30_000,
  longScan: 150_000,
  adminPoll: 10_000,
  adminPollBusy: 2_000,
  topicThrottle: 1_000,
  searchTimeout: 300_000,
  /** A file of the largest size over a slow line. */
  uploadTimeout: 300_000,
} as const;

/** Paper in millimetres, and how the preview of a resume is drawn. */
export const paper = { A4: { width: 210, height: 297 }, LETTER: { width: 216, height: 279 } } as const;
export const resumePreview = {
  pixelsPerMillimetre: 3.78,
  pagePadding: 48,
  zoomFactor: 1.2,
  smallestZoom: 0.1,
  largestZoom: 3,
  largestBaseScale: 1.5,
} as const;

/** Ages of one-time secrets, sessions and unclaimed things in seconds. */
export const ages = {
  accessToken: 15 * 60,
  refreshToken: 30 * 86_400,
  adminRefreshToken: 12 * 3_600,
  refreshGrace: 10,
  verifySecret: 7 * 86_400,
  activateSecret: 7 * 86_400,
  resetSecret: 3_600,
  signedFile: 15 * 60,
  anonymousResume: 30 * 86_400,
  unprovenAccount: 30 * 86_400,
  /** So long the same person is not told by the same sender again. */
  referral: 365 * 86_400,
  visitor: 365 * 86_400,
  /** So long it can be asked which of the staff looked at whom. No screen changes it: it is kept of those who use them. */
  audit: 3 * 365 * 86_400,
} as const;

/** How often something may be tried: `times` in `seconds`. */
export const rateLimits = {
  failedLogin: { times: 10, seconds: 15 * 60 },
  failedLoginByAddress: { times: 30, seconds: 15 * 60 },
  forgotPassword: { times: 5, seconds: 3_600 },
  verifyMail: { times: 1, seconds: 5 * 60 },
  anonymousResume: { times: 30, seconds: 86_400 },
  referral: { times: 20, seconds: 86_400 },
} as const;

/** Matching: what a run keeps, what counts, and when a stuck one is given up (milliseconds). */
export const matchingLimits = {
  keptPerRun: 200,
  lowestPercentage: 30,
  newMatchPercentage: 50,
  newMatchesPerRun: 10,
  potentialCandidatePercentage: 50,
  beingMatchedTimeout: 15 * 60_000,
} as const;

/** Days in an interview after which both sides are asked how it went. */
export const interviewCheckDays = 7;

/** Hours after which an unfinished intake is reminded of. */
export const reminderHours = [24, 72, 168] as const;

/** Hours a week a vacancy can ask for, and what a new draft says. */
export const vacancyHours = { least: 1, most: 60, default: 38 } as const;

export const timeslotLimits = { most: 6 } as const;

/** Most e-mail addresses the list of sign-ups shows. */
export const signupsShown = 500;

/** What holds where nobody has chosen yet. */
export const defaults = { countryCode: 'NL' } as const;
