import { readPrompt } from '../src/prompt';
import { trades } from '../src/data/trades';
import { describedTitles } from '../src/prompt/work';

const titles = (sentence: string): string[] => readPrompt(sentence).titles.map((title) => title.toLowerCase());

const sectors: readonly (readonly [string, readonly string[]])[] = [
  ['zorg', ['zorgmedewerker', 'verpleegkundige', 'begeleider']],
  ['care', ['care assistant', 'nurse', 'support worker']],
  ['horeca', ['medewerker bediening', 'kok', 'barman']],
  ['hospitality', ['waiter', 'cook', 'bartender']],
  ['bouw', ['bouwvakker', 'timmerman', 'metselaar']],
  ['construction', ['construction worker', 'carpenter', 'bricklayer']],
  ['onderwijs', ['leraar', 'onderwijsassistent']],
  ['education', ['teacher', 'teaching assistant']],
  ['ict', ['softwareontwikkelaar', 'helpdeskmedewerker', 'systeembeheerder']],
  ['IT', ['software developer', 'it support specialist', 'systems administrator']],
  ['logistiek', ['logistiek medewerker', 'heftruckchauffeur', 'logistiek planner']],
  ['logistics', ['warehouse worker', 'forklift driver', 'logistics planner']],
  ['transport', ['truck driver', 'delivery driver', 'transport planner']],
  ['winkel', ['winkelmedewerker', 'kassamedewerker']],
  ['retail', ['sales assistant', 'cashier']],
  ['schoonmaak', ['schoonmaker', 'huishoudelijke hulp']],
  ['cleaning', ['cleaner', 'domestic cleaner']],
  ['techniek', ['onderhoudsmonteur', 'machineoperator', 'elektricien']],
  ['engineering', ['mechanical engineer', 'electrical engineer', 'civil engineer']],
  ['administratie', ['administratief medewerker', 'secretaresse', 'financieel administratief medewerker']],
  ['administration', ['administrative assistant', 'secretary', 'financial administrative assistant']],
  ['office', ['office assistant', 'secretary']],
  ['productie', ['productiemedewerker', 'machineoperator', 'inpakker']],
  ['factory', ['production worker', 'machine operator', 'packer']],
  ['manufacturing', ['production worker', 'machine operator', 'packer']],
  ['tuinbouw', ['kasmedewerker', 'kweker', 'agrarisch medewerker']],
  ['greenhouses', ['greenhouse worker', 'grower', 'farm worker']],
  ['beveiliging', ['beveiliger']],
  ['security', ['security']],
  ['kinderopvang', ['pedagogisch medewerker']],
  ['childcare', ['childcare worker']],
  ['finance', ['bookkeeper', 'accountant', 'financial controller']],
  ['financiën', ['boekhouder', 'financieel medewerker', 'financial controller']],
  ['marketing', ['marketing specialist', 'online marketer', 'communications officer']],
  ['hr', ['hr advisor', 'hr assistant', 'recruiter']],
  ['overheid', ['beleidsmedewerker', 'administratief medewerker']],
  ['government', ['policy officer', 'administrative assistant']],
];

describe('a sector', () => {
  it.each(sectors)('stands for the occupations people mean by it: %s', (sector, expected) => {
    expect(titles(sector)).toEqual(expected);
    expect(titles(`${sector}, 24 hours`)).toEqual(expected);
  });

  it.each(['Iets in de %', 'baan in de % in Utrecht', '% Zwolle 24 uur', 'werk in %'])('does so in "%s"', (sentence) => {
    for (const sector of ['zorg', 'bouw', 'logistiek', 'tuinbouw', 'kinderopvang', 'productie', 'ict'])
      expect(titles(sentence.replace('%', sector))).toEqual(titles(sector));
  });

  it('that is one to refuse as a whole stands for occupations', () => {
    expect([...trades].filter((trade) => describedTitles(trade).length === 0)).toEqual([]);
  });

  it('only says where, once the work is told', () => {
    expect(titles('kok in de horeca')).toEqual(['kok']);
    expect(titles('marketing manager in de zorg')).toEqual(['marketing manager']);
    expect(titles('schoonmaak in een ziekenhuis')[0]).toBe('schoonmaker');
    expect(titles('schoonmaak in een ziekenhuis')).not.toContain('verpleegkundige');
    expect(titles('finance in healthcare')).toEqual(titles('finance'));
    expect(titles('sales in construction')).toEqual(['sales representative']);
    expect(titles('gasten bedienen')).toEqual(['medewerker bediening']);
  });

  it('beside another is meant as much', () => {
    expect(titles('zorg of onderwijs')).toEqual(['zorgmedewerker', 'leraar', 'verpleegkundige']);
    expect(titles('horeca en retail').slice(0, 2)).toEqual(['medewerker bediening', 'sales assistant']);
    expect(titles('iets met dieren of planten')).toEqual(['dierenverzorger', 'hovenier']);
    expect(titles('something with kids or animals')).toEqual(['childcare worker', 'animal caretaker']);
  });

  it('is none within another word of work, or as an ordinary word', () => {
    expect(readPrompt('content marketing')).toMatchObject({ titles: [], skills: ['content marketing'] });
    expect(titles('mechanical engineering')).toEqual(['mechanical engineer']);
    expect(titles('I care about nature and want outdoor work')[0]).toBe('gardener');
    expect(titles('it must be near Delft, cook')).toEqual(['cook']);
    expect(titles('public transport only, kitchen')[0]).toBe('cook');
  });

  it('refused is not sought', () => {
    expect(readPrompt('nothing in healthcare')).toMatchObject({ titles: [], unwanted: [{ value: 'healthcare', dealbreaker: true }] });
    expect(titles('marketing, no communications')).not.toContain('communications officer');
    expect(titles('niets in de zorg, iets met dieren')).toEqual(['dierenverzorger']);
  });
});
