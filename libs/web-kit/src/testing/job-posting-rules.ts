/**
 * What Google publishes about JobPosting (https://developers.google.com/search/docs/appearance/structured-data/job-posting):
 * the properties it requires, the values it knows, and what it recommends.
 */
type Thing = Record<string, unknown>;

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isMoment = (value: unknown): boolean => isText(value) && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));
const isUrl = (value: unknown): boolean => isText(value) && /^https?:\/\/[^\s/]+/.test(value);
const isTyped = (value: unknown, type: string): value is Thing => isThing(value) && value['@type'] === type;

const employmentTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'];
const units = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'];

const isPlace = (value: unknown): boolean => {
  if (!isTyped(value, 'Place') || !isTyped(value['address'], 'PostalAddress')) return false;
  const { addressCountry, addressLocality, addressRegion, postalCode, streetAddress } = value['address'];
  return isText(addressCountry) && [addressLocality, addressRegion, postalCode, streetAddress].some(isText);
};

const isSalary = (value: unknown): boolean => {
  if (!isTyped(value, 'MonetaryAmount') || !/^[A-Z]{3}$/.test(String(value['currency'])) || !isThing(value['value'])) return false;
  const { unitText, value: exact, minValue, maxValue } = value['value'];
  const isRange = typeof minValue === 'number' && typeof maxValue === 'number' && minValue <= maxValue;
  return units.includes(String(unitText)) && (typeof exact === 'number' || isRange);
};

const isRemote = ({ jobLocationType }: Thing): boolean => jobLocationType === 'TELECOMMUTE';

/** A rule and whether it holds; of an optional property only what is there is judged. */
const required: Record<string, (posting: Thing) => boolean> = {
  '@context': (posting) => /^https?:\/\/schema\.org\/?$/.test(String(posting['@context'])),
  '@type': (posting) => posting['@type'] === 'JobPosting',
  title: ({ title }) => isText(title) && !/<[a-z]/i.test(title),
  description: ({ description, title }) => isText(description) && description !== title && !/<script/i.test(description),
  datePosted: ({ datePosted }) => isMoment(datePosted),
  hiringOrganization: ({ hiringOrganization }) => isTyped(hiringOrganization, 'Organization') && isText(hiringOrganization['name']),
  jobLocation: (posting) => {
    const places = [posting['jobLocation'] ?? []].flat();
    return places.length > 0 ? places.every(isPlace) : isRemote(posting);
  },
  applicantLocationRequirements: (posting) => {
    const where = [posting['applicantLocationRequirements'] ?? []].flat();
    return (
      where.every((each) => isThing(each) && isText(each['name'])) &&
      (!isRemote(posting) || posting['jobLocation'] !== undefined || where.length > 0)
    );
  },
};

const optional: Record<string, (value: unknown) => boolean> = {
  validThrough: isMoment,
  employmentType: (value) => [value].flat().every((each) => employmentTypes.includes(String(each))),
  baseSalary: isSalary,
  identifier: (value) => isTyped(value, 'PropertyValue') && isText(value['name']) && isText(value['value']),
  directApply: (value) => typeof value === 'boolean',
  jobLocationType: (value) => value === 'TELECOMMUTE',
  url: isUrl,
};

/** The properties of a posting that break Google's rules; none when it may be listed. */
export const brokenRules = (posting: object): string[] => {
  const thing = posting as Thing;
  const broken = Object.keys(required).filter((name) => !required[name]?.(thing));
  const wrong = Object.keys(optional).filter((name) => thing[name] !== undefined && !optional[name]?.(thing[name]));
  const organization = isThing(thing['hiringOrganization']) ? thing['hiringOrganization'] : {};
  const links = ['logo', 'sameAs'].filter((name) => organization[name] !== undefined && !isUrl(organization[name]));
  return [...broken, ...wrong, ...links.map((name) => `hiringOrganization.${name}`)];
};

/** What Google recommends beside, and a posting does not tell. */
export const leftOut = (posting: object): string[] =>
  ['baseSalary', 'employmentType', 'identifier', 'directApply', 'validThrough'].filter((name) => (posting as Thing)[name] === undefined);
