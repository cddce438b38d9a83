import { readPrompt, saysWork } from '../src/prompt';
import { spelled } from '../src/prompt/spelling';

const titles = (sentence: string): string[] => readPrompt(sentence).titles.map((title) => title.toLowerCase());
const lines = (text: string): string[] => text.trim().split(/\s*[|\n]\s*/u);

describe('a sentence without a word of which work', () => {
  it.each(
    lines(`iets in de buurt|werk dichtbij|work near me|a job close to home|baan om de hoek|part time job near me|werk in Zwolle
    jobs in Amsterdam|vacatures Zwolle|something local|lokaal werk|alle vacatures|maakt me niet uit|welk werk dan ook
    work in Reading|part-time work in Leeds|avondwerk in leiden|parttime werk Deventer|jobs near the hague|werk in zwole|Amsterdam|dicht bij huis
    iets leuks in Sneek|iets in Dordrecht|werk in Friesland|work in the netherlands|wat is er in Hengelo|nieuwe uitdaging omgeving Zwolle
    baan in omgeving den bosch|werk in het oosten|werken in 's-Hertogenbosch`),
  )('asks for any work where it says: %s', (sentence) => {
    const read = readPrompt(sentence);
    expect(read).toMatchObject({ isAny: true, words: [], skills: [], unwanted: [] });
    expect(saysWork(read)).toBe(true);
  });

  it.each(
    lines(`een baan|jobs|vacatures|werk|ik wil werken|ik zoek werk|werk te doen|thuiswerk|remote work anywhere|fulltime baan|part-time work
    werk voor 24 uur|avondwerk|stage gezocht|best paid job|een goede eerste baan|jobs for expats|gepensioneerd, paar uur per week iets doen
    I don't care what`),
  )('asks for any work that is as it says: %s', (sentence) => {
    expect(readPrompt(sentence)).toMatchObject({ isAny: true, titles: [], words: [] });
  });

  it.each(
    lines(`kok in de buurt|iets met dieren dichtbij|werk in de zorg|work in local government|baan als directeur in Amsterdam|iets met mensen in Utrecht
    iets met Rust|something with kombucha near me|work at Acme in London|werk bij Jansen in Breda|werken als dronepiloot in Ede|local business owner`),
  )('is not for any where work is told, or something that is not known: %s', (sentence) => {
    expect(readPrompt(sentence).isAny).toBe(false);
  });
});

describe('a place in a sentence', () => {
  it.each([
    ['verpleegkundige, geen nachtdiensten zwolle', ['nachtdiensten']],
    ['kok in Best, geen weekend deventer', ['weekend']],
    ['verpleegkundige in leiden', []],
    ['cook in reading', []],
    ['teacher Leeds', []],
    ['Data analyst Leiden', []],
  ])('is no word of the work, nor of what is refused: %s', (sentence, unwanted) => {
    const read = readPrompt(sentence);
    expect(read.titles).toHaveLength(1);
    expect(read.words).toEqual([]);
    expect(read.unwanted.map(({ value }) => value)).toEqual(unwanted);
    expect(read.text).not.toMatch(/zwolle|deventer|leiden|reading|leeds/iu);
  });

  it('is heard after "in" whatever else its name means', () => {
    for (const sentence of ['werk in dieren', 'werk in tegelen', 'work in reading'])
      expect(readPrompt(sentence)).toMatchObject({ isAny: true, titles: [], words: [] });
    expect(titles('tegelen')).toEqual(['tegelzetter']);
    expect(readPrompt('iets met duiven').isAny).toBe(false);
  });

  it('is none where its name says something else', () => {
    expect(titles('werken met dieren in Dieren')).toEqual(['dierenverzorger']);
    expect(titles('werk in de winkel')[0]).toBe('winkelmedewerker');
    expect(titles('iets in de haven')[0]).toBe('havenmedewerker');
    expect(titles('een team leiden')[0]).toBe('teammanager');
    expect(titles('projecten leiden')).toEqual(['projectmanager']);
  });

  it('stays in what is not wanted', () => {
    expect(readPrompt('accountant, not in Amsterdam').unwanted).toEqual([{ value: 'Amsterdam', dealbreaker: true }]);
  });

  it('is no slip of a word of work', () => {
    for (const town of ['deventer', 'middelburg', 'diemen', 'schagen', 'wierden', 'landen', 'delden'])
      expect(spelled(`kok ${town}`).text).toBe(`kok ${town}`);
    expect(spelled('kapster partime').text).toBe('kapster parttime');
  });
});
