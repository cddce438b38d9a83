/** The parts of a company's summary: level-two sections of one markdown text. */
export const companySections = ['about', 'work', 'culture'] as const;
export type CompanySection = (typeof companySections)[number];
export type CompanySummary = Record<CompanySection, string>;

const headings = {
  en: { about: 'About', work: 'What we do', culture: 'Our culture' },
  nl: { about: 'Over ons', work: 'Wat we doen', culture: 'Onze cultuur' },
} as const satisfies Record<string, CompanySummary>;

const sectionOf = (heading: string): CompanySection | undefined =>
  companySections.find((section) =>
    Object.values(headings).some((names) => names[section].toLowerCase() === heading.trim().toLowerCase().replace(/:$/, '')),
  );

/** The sections of a summary; what stands before the first, or under a heading of its own, belongs to the one above it. */
export const readCompanySummary = (markdown: string): CompanySummary => {
  const lines: Record<CompanySection, string[]> = { about: [], work: [], culture: [] };
  let current: CompanySection = 'about';
  for (const line of markdown.split('\n')) {
    const section = sectionOf(/^##?\s+(.+)$/.exec(line)?.[1] ?? '');
    if (section) current = section;
    else lines[current].push(line);
  }
  return { about: textOf(lines.about), work: textOf(lines.work), culture: textOf(lines.culture) };
};
const textOf = (lines: readonly string[]) => lines.join('\n').trim();

/** One text of the sections, empty ones left out. */
export const writeCompanySummary = (summary: CompanySummary, language: keyof typeof headings): string =>
  companySections
    .filter((section) => summary[section].trim() !== '')
    .map((section) => `## ${headings[language][section]}\n\n${summary[section].trim()}`)
    .join('\n\n');
