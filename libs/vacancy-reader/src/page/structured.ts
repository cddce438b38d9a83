/// <reference lib="dom" />
/** A vacancy as a page tells it to machines; every value may be missing, wrong or meant for somebody else. */
export interface Posting {
  title: string | null;
  company: string | null;
  city: string | null;
  street: string | null;
  country: string | null;
  employmentTypes: string[];
  isRemote: boolean;
  salary: { min: number | null; max: number | null; currency: string | null; unit: string | null } | null;
  /** May be HTML. */
  description: string | null;
  closes: string | null;
  url: string | null;
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]);
const textOf = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.trim() || null;
  if (isObject(value)) return textOf(value['name'] ?? value['@value']);
  return Array.isArray(value) ? textOf(value[0]) : null;
};
const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' ? Number(value.replace(/[^\d.]/g, '') || 'none') : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null;
};

const hasType = (value: Json, type: string): boolean =>
  listOf(value['@type']).some((each) => typeof each === 'string' && each.replace(/^.*[/:]/, '') === type);

const deepest = 6;
/** Every JobPosting of a block, in graphs and lists too. */
const postingsIn = (value: unknown, depth = 0): Json[] => {
  if (depth > deepest) return [];
  if (Array.isArray(value)) return value.flatMap((each) => postingsIn(each, depth + 1));
  if (!isObject(value)) return [];
  if (hasType(value, 'JobPosting')) return [value];
  return ['@graph', 'mainEntity', 'itemListElement', 'item'].flatMap((key) => postingsIn(value[key], depth + 1));
};

/** Some sites write a list as the text of a list: "['FULL_TIME', 'PART_TIME']". */
const employmentTypes = (value: unknown): string[] =>
  listOf(value)
    .flatMap((each) => (typeof each === 'string' ? each.split(/[,;|[\]'"]+/) : []))
    .map((each) => each.trim())
    .filter(Boolean);

const salaryOf = (value: unknown): Posting['salary'] => {
  const [first] = listOf(value);
  if (!isObject(first)) {
    const amount = numberOf(first);
    return amount === null ? null : { min: amount, max: amount, currency: null, unit: null };
  }
  const inner = isObject(first['value']) ? first['value'] : first;
  const exact = numberOf(isObject(first['value']) ? inner['value'] : first['value']);
  const min = numberOf(inner['minValue']) ?? exact;
  const max = numberOf(inner['maxValue']) ?? exact;
  if (min === null && max === null) return null;
  return {
    min,
    max,
    currency: textOf(first['currency']) ?? textOf(inner['currency']),
    unit: textOf(inner['unitText']) ?? textOf(first['unitText']),
  };
};

const placeOf = (value: unknown): Pick<Posting, 'city' | 'street' | 'country'> => {
  const [first] = listOf(value);
  const address = isObject(first) ? (first['address'] ?? first) : first;
  if (!isObject(address)) return { city: textOf(address), street: null, country: null };
  return { city: textOf(address['addressLocality']), street: textOf(address['streetAddress']), country: textOf(address['addressCountry']) };
};

const postingOf = (value: Json): Posting => ({
  title: textOf(value['title'] ?? value['name']),
  company: textOf(value['hiringOrganization']),
  ...placeOf(value['jobLocation']),
  employmentTypes: employmentTypes(value['employmentType']),
  isRemote: listOf(value['jobLocationType']).includes('TELECOMMUTE'),
  salary: salaryOf(value['baseSalary'] ?? value['estimatedSalary']),
  description: textOf(value['description']),
  closes: textOf(value['validThrough']),
  url: textOf(value['url']),
});

/** What no database keeps, half of a sign where a site cut a text above all. */
const unkeepable = /[\0\p{Surrogate}]/gu;
const keepable = (_key: string, value: unknown): unknown => (typeof value === 'string' ? value.replace(unkeepable, '') : value);

/** Control characters inside strings, which many sites forget to escape. */
const parse = (text: string): unknown => {
  const trimmed = text
    .trim()
    .replace(/^<!--|-->$/g, '')
    .replace(/;$/, '');
  for (const candidate of [trimmed, trimmed.replace(/[\u0000-\u001f]+/g, ' ')]) {
    try {
      return JSON.parse(candidate, keepable);
    } catch {
      continue;
    }
  }
  return null;
};

/** Every JobPosting of the page's JSON-LD. */
export const linkedDataPostings = (document: Document): Posting[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .flatMap((script) => postingsIn(parse(script.textContent ?? '')))
    .map(postingOf);

const contentOf = (element: Element | null): string | null =>
  element
    ? (element.getAttribute('content') ?? element.getAttribute('datetime') ?? element.textContent)?.replace(/\s+/g, ' ').trim() || null
    : null;

const microdataPosting = (scope: Element): Posting => {
  const of = (name: string) => contentOf(scope.querySelector(`[itemprop="${name}"]`));
  const organisation = scope.querySelector('[itemprop="hiringOrganization"]');
  const amount = numberOf(of('baseSalary') ?? of('value'));
  return {
    title: of('title'),
    company: contentOf(organisation?.querySelector('[itemprop="name"]') ?? organisation),
    city: of('addressLocality'),
    street: of('streetAddress'),
    country: of('addressCountry'),
    employmentTypes: employmentTypes(of('employmentType')),
    isRemote: of('jobLocationType') === 'TELECOMMUTE',
    salary: amount
      ? {
          min: numberOf(of('minValue')) ?? amount,
          max: numberOf(of('maxValue')) ?? amount,
          currency: of('salaryCurrency') ?? of('currency'),
          unit: of('unitText'),
        }
      : null,
    description: scope.querySelector('[itemprop="description"]')?.innerHTML ?? null,
    closes: of('validThrough'),
    url: null,
  };
};

/** Every JobPosting of the page's microdata. */
export const microdataPostings = (document: Document): Posting[] =>
  [...document.querySelectorAll('[itemtype*="schema.org/JobPosting"]')].map(microdataPosting);
