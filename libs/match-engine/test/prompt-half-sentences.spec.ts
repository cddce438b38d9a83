import { readPrompt } from '../src/prompt';

// Half sentences as people type them on a phone.
const read = (sentence: string) => {
  const { titles, hours, salary, wanted, unwanted, words, skills, languages, workModels, isAny } = readPrompt(sentence);
  const said = (flags: typeof wanted): string => flags.map(({ value, dealbreaker }) => `${value}${dealbreaker ? '!' : ''}`).join(', ');
  return { titles, hours, salary, wanted: said(wanted), unwanted: said(unwanted), words, skills, languages, workModels, isAny };
};

it.each([
  ['woensdag vrij', 'woensdag'],
  ['vrij op vrijdag', 'vrijdag'],
  ['fridays off', 'fridays'],
  ['ik wil op maandag en dinsdag vrij zijn', 'maandag, dinsdag'],
  ['verkoper, iedere vrijdagmiddag vrij', 'vrijdagmiddag'],
])('a day off is none of the hours: %s', (sentence, days) => expect(read(sentence)).toMatchObject({ unwanted: days, hours: null }));

it.each([
  ['uurloon 16+', 2_768],
  ['€16+ per uur', 2_768],
  ['16+ per uur', 2_768],
  ['loon 17,50', 3_028],
  ['15 p/u', 2_595],
  ['pay 15 p/h', 2_595],
  ['salaris vanaf 2800 p/m', 2_800],
])('pay by the hour is pay and no age: %s', (sentence, salary) => {
  expect(read(sentence)).toMatchObject({ salary });
  expect(readPrompt(sentence).understood.map(({ kind }) => kind)).toEqual(['salary']);
});
it('16+ alone is an age', () => expect(readPrompt('16+ bijbaan').understood[0]).toMatchObject({ kind: 'background', text: '16+' }));

it.each([
  ['vier dagen van negen uur', 36],
  ['4 days of 9 hours', 36],
  ['4x9', 36],
  ['drie dagen', 24],
])('days of so many hours: %s', (sentence, most) => expect(read(sentence).hours).toEqual({ least: most, most }));

it.each([
  ['lots of variety', 'variety'],
  ['afwisseling en leuke collega’s', "afwisseling, leuke collega's"],
  ['nice colleagues', 'nice colleagues'],
  ['direct in dienst', 'direct in dienst'],
  ['company that cares about climate', 'cares about climate'],
  ['een werkgever die om zijn mensen geeft', 'om zijn mensen geeft'],
  ['lease auto is een must', 'lease auto!'],
  ['vast contract vereist', 'vast contract!'],
])('a wish: %s', (sentence, wanted) => expect(read(sentence)).toMatchObject({ wanted, titles: [], words: [] }));

it.each([
  ['outdoor work not too heavy', 'too heavy', 'outdoor'],
  ['no sales targets pls', 'sales targets', ''],
  ['teaching but not in front of a class', 'front of a class', ''],
  ['geen telefoon, geen klanten', 'telefoon!, klanten!', ''],
])('what is not wanted, and no more: %s', (sentence, unwanted, wanted) => {
  const said = read(sentence);
  expect(said.unwanted.replaceAll('!', '')).toBe(unwanted.replaceAll('!', ''));
  expect(said.wanted).toBe(wanted);
});

it.each([
  ['magazijn werk', 'Magazijnmedewerker'],
  ['tuin werk', 'Hovenier'],
  ['inpak werk zittend', 'Inpakker'],
  ['mensen leren lezen', 'Docent NT2'],
  ['kleine kinderen leren lezen', 'Leerkracht basisonderwijs'],
  ['teaching people to read', 'Language teacher'],
  ['helping people with their finances', 'Debt counsellor'],
  ['werk met honden', 'Dierenverzorger'],
  ['kinderen begeleiden na school', 'Pedagogisch medewerker'],
  ['werk op het water', 'Matroos'],
])('work that is told: %s', (sentence, title) => expect(read(sentence)).toMatchObject({ titles: expect.arrayContaining([title]), skills: [], words: [] })); // prettier-ignore

it.each([
  'autisme, prikkelarm werk',
  'adhd, werk met veel vrijheid',
  'bad back, no lifting',
  'burn-out gehad, rustig werk',
  'lawyer returning after career break',
  'jurist, na 10 jaar thuis',
  'parttime naast pensioen',
  'ik ben gestopt met studeren en zoek werk',
])('what lies behind somebody is no work and no wish: %s', (sentence) => {
  const { skills, words, wanted, unwanted } = read(sentence);
  expect({ skills, words }).toEqual({ skills: [], words: [] });
  expect(`${wanted} ${unwanted}`).not.toMatch(/autis|adhd|back|burn|break|thuis|pensioen|stud/);
});

it.each([
  ['ukrainian, little english, any job', ['Ukrainian']],
  ['i speak polish and little english', ['Polish']],
  ['little english, any job', ['Dutch']],
  ['roemeens, beetje engels, werk met huisvesting', []],
  ['ik spreek arabisch en een beetje nederlands', []],
])('who says that he has little of a language has his own: %s', (sentence, languages) => expect(read(sentence)).toMatchObject({ languages, words: [] })); // prettier-ignore

it('online is from home', () => expect(read('boekhouder online vanuit spanje').workModels).toEqual(['REMOTE']));
it.each(['dicht bij station utrecht centraal', 'near central station rotterdam', 'dichtbij strand'])(
  'near a station of a town: %s',
  (sentence) => expect(read(sentence)).toMatchObject({ isAny: true, words: [] }),
);
