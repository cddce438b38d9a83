/** Under which each step of a vacancy keeps what is typed until it is saved. */
export const draftNames = (vacancyId: string) => ({
  source: `vacancy:${vacancyId}:source`,
  basics: `vacancy:${vacancyId}:basics`,
  details: `vacancy:${vacancyId}:details`,
  summary: `vacancy:${vacancyId}:summary`,
  /** What the later steps kept when another source was sent, until that is read. */
  replaced: `vacancy:${vacancyId}:replaced`,
});
