import * as z from 'zod';

/**
 * The JSON Resume format (https://jsonresume.org/schema), version 1.0.0, as far as a resume here has room for it. Files in the wild leave
 * things out, so nothing is required; what is there has to be of the right kind.
 */
const text = z.string().nullish();
const texts = z.array(z.string()).nullish();
const listOf = <T extends z.ZodType>(entry: T) => z.array(entry).max(200).nullish();

export const JsonResume = z.object({
  basics: z
    .object({
      name: text,
      label: text,
      email: text,
      phone: text,
      summary: text,
      location: z.object({ address: text, postalCode: text, city: text, countryCode: text }).nullish(),
      profiles: listOf(z.object({ network: text, username: text, url: text })),
    })
    .nullish(),
  work: listOf(z.object({ name: text, position: text, startDate: text, endDate: text, summary: text, highlights: texts })),
  education: listOf(
    z.object({ institution: text, area: text, studyType: text, startDate: text, endDate: text, score: text, courses: texts }),
  ),
  certificates: listOf(z.object({ name: text, date: text, issuer: text })),
  skills: listOf(z.object({ name: text, level: text, keywords: texts })),
  languages: listOf(z.object({ language: text, fluency: text })),
});
export type JsonResume = z.output<typeof JsonResume>;

/** Parts of the format of which at least one says that a file is a resume. */
export const resumeParts = ['basics', 'work', 'education', 'certificates', 'skills', 'languages'] as const;
