import type { ResumeRow } from '../resume/resume.entity';
import { JsonResume } from './format';
import { fromJson } from './from-json';
import { toJson } from './to-json';

const file = {
  basics: {
    name: 'Ilse de Graaf',
    email: 'ilse@example.org',
    phone: '+31612345678',
    summary: 'Optician.',
    location: { city: 'Deventer', countryCode: 'NL' },
    profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/ilsedegraaf' }],
  },
  work: [
    {
      name: 'Kijkhuis',
      position: 'Optician',
      startDate: '2019-04',
      summary: 'Shop in the centre.',
      highlights: ['Measured eyes', 'Made lenses'],
    },
    { name: 'Lens & Co', position: 'Assistant', startDate: '2016-01-15', endDate: 'lately' },
  ],
  education: [{ institution: 'Windesheim', area: 'Optometry', studyType: 'Bachelor', startDate: '2012', endDate: '2016', score: '8' }],
  certificates: [{ name: 'Contact lenses', date: '2018-05-01', issuer: 'Lens school' }],
  skills: [{ name: 'Computers', keywords: ['Excel', 'Python'] }, { name: 'Grinding' }],
  languages: [{ language: 'Dutch', fluency: 'Native speaker' }],
};
const ids = () => {
  let count = 0;
  return () => `id-${++count}`;
};
const read = (given: unknown) => fromJson(JsonResume.parse(given), ids());

it('takes over a JSON Resume', () => {
  const resume = read(file);
  expect(resume.basicInfo).toMatchObject({ firstName: 'Ilse', lastName: 'de Graaf', address: { city: 'Deventer' } });
  expect(resume.workExperiences).toMatchObject([
    {
      title: 'Optician',
      company: 'Kijkhuis',
      startDate: '2019-04',
      endDate: null,
      description: 'Shop in the centre.\n\n- Measured eyes\n- Made lenses',
    },
    { title: 'Assistant', company: 'Lens & Co', startDate: '2016-01-15', endDate: null, description: null },
  ]);
  expect(resume.educations).toMatchObject([
    { title: 'Bachelor Optometry', educationType: 'BACHELOR_WO', description: 'Windesheim, 8', startDate: '2012', endDate: '2016' },
    { title: 'Contact lenses', educationType: 'CERTIFICATE', description: 'Lens school', endDate: '2018-05-01' },
  ]);
  expect(resume.skills).toMatchObject([
    { stack: 'Excel' },
    { stack: 'Python', type: 'PROGRAMMING' },
    { stack: 'Grinding', type: 'OTHER' },
    { stack: 'Dutch', type: 'LANGUAGES', description: 'native_or_bilingual' },
  ]);
});

it('gives back what it took, in the same format', () => {
  const out = toJson({ ...read(file) } as unknown as ResumeRow);
  expect(JsonResume.parse(out)).toBeTruthy();
  expect(out).toMatchObject({
    basics: { name: 'Ilse de Graaf', email: 'ilse@example.org', location: { city: 'Deventer', countryCode: 'NL' } },
    work: [{ name: 'Kijkhuis', position: 'Optician', summary: 'Shop in the centre.', highlights: ['Measured eyes', 'Made lenses'] }, {}],
    certificates: [{ name: 'Contact lenses', date: '2018-05-01', issuer: 'Lens school' }],
    languages: [{ language: 'Dutch', fluency: 'Native or bilingual' }],
  });
  expect(read(out).skills.map(({ stack }) => stack)).toEqual(['Excel', 'Python', 'Grinding', 'Dutch']);
});

it('hides what its owner hides', () => {
  const resume = read(file);
  resume.workExperiences[0]!.hiddenOnResume = true;
  expect(toJson(resume as unknown as ResumeRow).work).toHaveLength(1);
});

it('invents nothing for what a file leaves out', () => {
  expect(read({ basics: {} })).toEqual({
    basicInfo: { firstName: null, lastName: null, email: null, phone: null, linkedinUrl: null, address: null },
    summary: null,
    workExperiences: [],
    educations: [],
    skills: [],
  });
});

it('looks at no more skills of a file than are kept', () => {
  let looked = 0;
  const many = { skills: [{ name: 'All', keywords: Array.from({ length: 20_000 }, (_, place) => `skill ${place}`) }] };
  expect(fromJson(JsonResume.parse(many), () => `id-${++looked}`).skills).toHaveLength(200);
  expect(looked).toBe(200);
});
