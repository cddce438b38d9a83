import { promptFacts, readPrompt, saysWork } from '../src/prompt';
import { explain } from '../src/explain';
import { candidateProfile, vacancyProfile } from '../src/profile';
import { score } from '../src/score';
import { vacancyFactsFromText } from '../src/from-text';
import { occupationNamed } from '@tandem/taxonomy/occupations';
import { textLimits } from '@tandem/domain/limits';
import { workWishes } from '../src/data/work-wishes';
import { foreign, plainly, sentences, slips } from './prompt-sentences';

const lower = (list: readonly string[]): string[] => list.map((each) => each.toLowerCase());

describe('a sentence about wanted work', () => {
  it.each(sentences)('is understood: %s', (sentence, expected) => {
    const read = readPrompt(sentence);
    if (expected.titles) expect(lower(read.titles).slice(0, expected.titles.length)).toEqual(expected.titles);
    if (expected.skills?.length === 0) expect(read.skills).toEqual([]);
    if (expected.skills) expect(lower(read.skills)).toEqual(expect.arrayContaining([...expected.skills]));
    if (expected.hours !== undefined) expect(read.hours).toEqual(expected.hours);
    if (expected.salary !== undefined) expect(read.salary).toBe(expected.salary);
    if (expected.models) expect(new Set(read.workModels)).toEqual(new Set(expected.models));
    if (expected.types) expect(new Set(read.jobTypes)).toEqual(new Set(expected.types));
    if (expected.industries) expect(read.industries).toEqual(expected.industries);
    if (expected.languages) expect(read.languages).toEqual(expected.languages);
    if (expected.lacks) expect(read.lacks).toEqual(expected.lacks);
    if (expected.sizes) expect(read.companySizes).toEqual(expected.sizes);
    if (expected.wanted) for (const wish of expected.wanted) expect(lower(read.wanted.map(({ value }) => value))).toContain(wish);
    if (expected.unwanted) expect(lower(read.unwanted.map(({ value }) => value))).toEqual(expected.unwanted);
    expect(read.isForeign).toBe(false);
    expect(saysWork(read)).toBe(true);
  });

  it('is understood when it describes work without its name', () => {
    expect(plainly.filter((sentence) => readPrompt(sentence).titles.length === 0)).toEqual([]);
    expect(lower(readPrompt('kok in een hotel').titles)).toEqual(['kok']);
    expect(lower(readPrompt('doktersassistente huisarts').titles)).toEqual(['doktersassistente']);
    expect(lower(readPrompt('I am a nurse but want office work').titles)[0]).toBe('office assistant');
  });

  it('is described by titles the dictionary has', () => {
    const titles = workWishes.split('\n').flatMap((line) => line.split(' | ')[1]?.split(', ') ?? []);
    expect(titles.filter((title) => !occupationNamed(title.trim()))).toEqual([]);
  });

  it.each(slips)('is understood with slips of the finger: %s', (sentence, title) => {
    expect(lower(readPrompt(sentence).titles)).toContain(title);
  });

  it.each(foreign)('in another language is told to be one: %s', (sentence) => {
    expect(readPrompt(sentence).isForeign).toBe(true);
  });

  it('points to the words as they were written, whatever was put right', () => {
    const written = 'Verpleegkundge in de thuiszorg, 28 uur, geen nachtdiensten';
    for (const { kind, text, start, end } of readPrompt(written).understood)
      expect(written.slice(start, end)).toBe(kind === 'unwanted' ? 'geen nachtdiensten' : text);
    expect(readPrompt(written).understood.map(({ kind, text }) => `${kind} ${text}`)).toEqual(
      expect.arrayContaining(['work Verpleegkundge', 'hours 28 uur', 'unwanted nachtdiensten']),
    );
  });

  it('points to what is not wanted without the mark that follows, and calls it without "no"', () => {
    const { understood } = readPrompt('backend developer, Node.js, no night shifts, near home');
    expect(understood.find(({ kind }) => kind === 'unwanted')).toEqual({ kind: 'unwanted', text: 'night shifts', start: 28, end: 43 });
    const told = (sentence: string) => readPrompt(sentence).understood.flatMap(({ kind, text }) => (kind === 'unwanted' ? [text] : []));
    expect(told('chauffeur zonder rijbewijs')).toEqual(['rijbewijs']);
    expect(told('cook, no nights, weekends or cold calling')).toEqual(['nights, weekends, cold calling']);
    expect(told('beveiliger, nachten liever niet')).toEqual(['nachten']);
  });

  it('calls "rather not" a wish and "no" a condition', () => {
    expect(readPrompt('cook, rather not weekends').unwanted).toEqual([{ value: 'weekends', dealbreaker: false }]);
    expect(readPrompt('cook, no weekends').unwanted).toEqual([{ value: 'weekends', dealbreaker: true }]);
  });

  it('says nothing of work when there is nothing', () => {
    expect(readPrompt('anything near Zwolle').isAny).toBe(true);
    for (const sentence of ['', '   ', '!!!', 'hello', '24 uur', '€ 3000', 'qwertyuiop', 'iets', 'something'])
      expect(saysWork(readPrompt(sentence))).toBe(false);
  });

  const pieces = sentences.flatMap(([sentence]) => sentence.split(', '));
  const mixed = Array.from({ length: 200 }, (_, n) => [0, 1, 2, 3].map((step) => pieces[(n * 31 + step * 17) % pieces.length]).join(', '));

  it.each([
    ['whatever parts stand beside one another', mixed],
    ['in capitals', sentences.map(([sentence]) => sentence.toUpperCase())],
    ['cut anywhere', sentences.map(([sentence], n) => sentence.slice(n % 7, sentence.length - (n % 11)))],
    ['with signs', sentences.map(([sentence]) => sentence.replace(/ /g, ' €%\u0001 '))],
  ])('gives places inside the sentence that do not overlap, %s', (_, many) => {
    for (const sentence of many) {
      const { understood } = readPrompt(sentence);
      let last = 0;
      for (const { kind, start, end, text } of understood) {
        expect(start).toBeGreaterThanOrEqual(last);
        if (kind !== 'unwanted') expect(sentence.slice(start, end)).toBe(text);
        expect(text.trim()).not.toBe('');
        last = end;
      }
    }
  });

  it('reads the longest search in the time of a breath, whatever it repeats', () => {
    const repeated = [
      'not at the office and ',
      'within 30 minutes ',
      'iets met ',
      'I was a cook, ',
      'geen nachtdiensten en ',
      "'s avonds ",
      'no ',
    ];
    readPrompt('warm up');
    for (const piece of [...repeated, sentences.map(([sentence]) => sentence).join('. ')]) {
      const longest = piece.repeat(textLimits.search).slice(0, textLimits.search);
      const before = process.cpuUsage();
      readPrompt(longest);
      // Of the processor, not by the clock: other tests run beside this one.
      expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
    }
  });
});

describe('facts of a sentence', () => {
  const around = { place: { latitude: 52.09, longitude: 5.12 }, travelMode: 'CAR', travelTime: 30 } as const;
  const scoreOf = (sentence: string, title: string, text: string): number =>
    score(candidateProfile(promptFacts(readPrompt(sentence), around)), vacancyProfile(vacancyFactsFromText(title, text))).percentage;

  it.each([
    ['nurse, 24 hours', 'Verpleegkundige', 'Je verzorgt patiënten op de afdeling.', 'Accountant', 'Je controleert jaarrekeningen.'],
    ['iets met dieren', 'Dierenverzorger', 'Je voert de dieren.', 'Java developer', 'You write services in Java.'],
    ['iets administratiefs in een ziekenhuis', 'Medisch secretaresse', 'Je plant afspraken.', 'Verpleegkundige', 'Je verzorgt patiënten.'],
    ['kantoorwerk in een hotel', 'Administratief medewerker', 'Je boekt facturen.', 'Kamermeisje', 'Je maakt kamers schoon.'],
    ['python, sql', 'Data engineer', 'Pipelines in Python and SQL.', 'Kok', 'Koken in een bistro.'],
  ])('put the work that is meant above other work: %s', (sentence, title, text, otherTitle, otherText) => {
    expect(scoreOf(sentence, title, text)).toBeGreaterThan(scoreOf(sentence, otherTitle, otherText) + 20);
  });

  it('put work in the language that somebody has above the same work in another', () => {
    const of = (requiredLanguages: readonly ('Dutch' | 'English')[]): number => {
      const facts = { ...vacancyFactsFromText('Cleaner', 'You clean offices.'), requiredLanguages };
      return score(candidateProfile(promptFacts(readPrompt('cleaner, English only'), around)), vacancyProfile(facts)).percentage;
    };
    expect(of(['Dutch'])).toBeLessThan(20);
    expect(of(['Dutch', 'English'])).toBeGreaterThan(60);
    expect(of([])).toBeGreaterThan(60);
  });

  it('put work that asks for nothing above the same work that asks for what somebody has not got', () => {
    const plain = vacancyFactsFromText('Kok', 'Je kookt in een bistro.');
    const of = (sentence: string, asked: Partial<typeof plain>): number =>
      score(candidateProfile(promptFacts(readPrompt(sentence), around)), vacancyProfile({ ...plain, ...asked })).percentage;
    const years = { requiredExperience: 'Minimaal 3 jaar ervaring' };
    expect(of('kok zonder ervaring', years)).toBeLessThan(of('kok', years) - 5);
    expect(of('kok zonder ervaring', { requiredExperience: 'Geen ervaring nodig' })).toBeGreaterThan(of('kok zonder ervaring', years) + 5);
    const diploma = { requiredEducation: ['BACHELOR_HBO'] };
    expect(of('kok zonder diploma', diploma)).toBeLessThan(30);
    expect(of('kok', diploma)).toBeGreaterThan(50);
    expect(of('kok zonder diploma', { requiredEducation: [] })).toBeGreaterThan(50);
  });

  it('of wishes alone are met by any work that meets them, and not by the work that is left', () => {
    const quiet = 'na twintig jaar in de horeca zoek ik rustig werk';
    expect(scoreOf(quiet, 'Archiefmedewerker', 'Rustig werk.')).toBeGreaterThan(90);
    expect(scoreOf(quiet, 'Archiefmedewerker', 'Een hectische afdeling.')).toBeLessThan(20);
    expect(scoreOf(quiet, 'Kok', 'Rustig werk in een bistro.')).toBeLessThan(20);
    const left = promptFacts(readPrompt('na twintig jaar in de horeca zoek ik rustig werk'), around);
    const cook = vacancyFactsFromText('Kok', 'Rustig werk in een bistro.');
    const barred = score(candidateProfile(left), vacancyProfile(cook));
    const { positive, negative } = explain(left, cook, barred);
    expect([...positive, ...negative].reduce((sum, { points }) => sum + Math.abs(points), 0)).toBe(100);
    const near = { ...vacancyFactsFromText('Inpakker', 'Je pakt brillen in.'), place: around.place };
    const silent = score(candidateProfile(promptFacts(readPrompt('rustig werk'), around)), vacancyProfile(near));
    expect(silent.percentage).toBeLessThan(60);
    expect(scoreOf('geen zwaar werk', 'Inpakker', 'Het is fysiek zwaar.')).toBeLessThan(20);
  });

  it('of objections alone leave open what fits, which is told as a reason', () => {
    const vacancy = vacancyFactsFromText('Inpakker', 'Je pakt brillen in.');
    const of = (sentence: string) => {
      const facts = promptFacts(readPrompt(sentence), around);
      const result = score(candidateProfile(facts), vacancyProfile(vacancy));
      return { ...explain(facts, vacancy, result), percentage: result.percentage };
    };
    const [one, three] = [of('niet meer in de horeca'), of('geen nachten, geen weekend, geen horeca')];
    expect([one.percentage, three.percentage]).toEqual([50, 75]);
    expect(one.negative).toMatchObject([{ key: 'reason.flag.only_objections', points: -50 }]);
    expect(of('rustig werk, geen horeca').negative).not.toContainEqual(expect.objectContaining({ key: 'reason.flag.only_objections' }));
    expect(of('iets anders dan de zorg').percentage).toBe(50);
    expect(scoreOf('iets anders dan de zorg', 'Verzorgende', 'Je werkt in de zorg.')).toBeLessThan(20);
    expect(scoreOf('something other than nursing', 'Nurse', 'You work on a ward.')).toBeLessThan(20);
  });

  it.each([
    ['something easier than nursing', 'Nurse', 'You work on a ward.'],
    ['iets rustigers dan de horeca', 'Medewerker bediening', 'Je werkt in de horeca.'],
    ['lighter work than construction', 'Construction worker', 'You work on a building site in construction.'],
    ['iets lichters dan stratenmaker', 'Stratenmaker', 'Je legt stoepen.'],
    ['beter betaald dan schoonmaken', 'Schoonmaker', 'Je maakt kantoren schoon.'],
  ])('that want better work than some do not mean that: %s', (sentence, title, text) => {
    expect(scoreOf(sentence, title, text)).toBeLessThan(20);
    expect(scoreOf(sentence, 'Inpakker', 'Je pakt brillen in.')).toBeGreaterThanOrEqual(40);
  });

  it('that compare with something else than work mean what they name', () => {
    expect(readPrompt('minder stress dan nu als leraar').titles).toEqual(['leraar']);
    expect(readPrompt('niet meer dan 32 uur als kok').titles).toEqual(['kok']);
    expect(readPrompt('geen nachten, dan liever weekend als beveiliger').titles).toEqual(['beveiliger']);
  });

  it('that ask nothing of the work are no full match, however near it is', () => {
    const vacancy = { ...vacancyFactsFromText('Inpakker', 'Je pakt brillen in.'), place: around.place };
    const of = (sentence: string) => {
      const facts = promptFacts(readPrompt(sentence), around);
      const result = score(candidateProfile(facts), vacancyProfile(vacancy));
      const { positive, negative } = explain(facts, vacancy, result);
      expect([...positive, ...negative].reduce((sum, { points }) => sum + Math.abs(points), 0)).toBe(100);
      return { percentage: result.percentage, lost: negative.map(({ key }) => key), won: positive.map(({ key }) => key) };
    };
    const anything = of('anything near');
    expect(anything.percentage).toBeLessThan(50);
    expect(anything.percentage).toBeGreaterThan(30);
    expect(anything.lost).toEqual(['reason.flag.anything']);
    const other = of('kok, zoek iets anders');
    expect(other.percentage).toBe(of('niet meer in de horeca').percentage);
    expect(other.percentage).toBeGreaterThan(anything.percentage);
    expect(other.won).toContain('reason.flag.redAbsent');
    expect(other.lost).toEqual(['reason.flag.only_objections']);
  });

  it('hold what is wanted alone for a condition', () => {
    const nights = 'Je draait nachtdiensten.';
    expect(scoreOf('verzorgende, alleen overdag', 'Verzorgende', nights)).toBeLessThan(20);
    expect(scoreOf('verzorgende, liefst overdag', 'Verzorgende', nights)).toBeGreaterThan(40);
    expect(readPrompt('cook, evenings only').wanted).toEqual([{ value: 'evenings', dealbreaker: true }]);
    expect(readPrompt('cook, evenings').wanted).toEqual([{ value: 'evenings', dealbreaker: false }]);
  });

  it('are explained to the point, and what is not named is not called missing', () => {
    const facts = promptFacts(readPrompt('data engineer, python, no weekends, 4000 a month'), around);
    const vacancy = {
      ...vacancyFactsFromText('Data engineer', 'You build pipelines.'),
      requiredSkills: ['Python', 'Kafka'],
      salaryMax: 4_500,
    };
    const result = score(candidateProfile(facts), vacancyProfile(vacancy));
    const { positive, negative } = explain(facts, vacancy, result);
    const total = (reasons: readonly { points: number }[]): number => reasons.reduce((sum, { points }) => sum + points, 0);
    expect(total(positive)).toBe(result.percentage);
    expect(total(negative)).toBe(result.percentage - 100);
    expect(positive.map(({ key }) => key)).toEqual(expect.arrayContaining(['reason.sought.work', 'reason.sought.skill']));
    expect(JSON.stringify(negative)).not.toContain('Kafka');
  });

  it('keep what is not wanted out', () => {
    const text = 'You call customers in our call center, with a headset.';
    expect(scoreOf('customer service, no call center', 'Customer service employee', text)).toBeLessThan(20);
    expect(scoreOf('customer service', 'Customer service employee', text)).toBeGreaterThan(50);
  });
});
