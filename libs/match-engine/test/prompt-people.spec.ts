import { type PromptReading, readPrompt, saysWork } from '../src/prompt';
import { spelled } from '../src/prompt/spelling';
import { everydayWords } from '../src/data/everyday-words';

const titles = (sentence: string): string[] => readPrompt(sentence).titles.map((title) => title.toLowerCase());
const flags = ({ unwanted }: PromptReading): string[] => unwanted.map(({ value, dealbreaker }) => `${value}${dealbreaker ? '!' : ''}`);

describe('a sentence that says what somebody cannot', () => {
  it.each([
    ['werk in de administratie, geen ervaring met Excel', 'administratief medewerker', ['Excel']],
    ['no experience with Excel, office job', 'office assistant', ['Excel']],
    ["office job but I can't use Excel", 'office assistant', ['Excel']],
    ['ik kan geen excel, iets op kantoor', 'administratief medewerker', ['excel']],
    ['no experience in Python, data analyst', 'data analyst', ['Python']],
    ['niet goed in wiskunde, winkel', 'winkelmedewerker', ['wiskunde']],
    ['ik heb geen verstand van techniek, iets met mensen', 'klantenservicemedewerker', []],
    ['ik kan niet goed lezen, werk met mijn handen', 'productiemedewerker', []],
    ["I can't drive, cook", 'cook', ['driving licence']],
    ['kan niet met computers omgaan', 'productiemedewerker', []],
    ["I don't know Excel, something simple", 'production worker', ['Excel']],
  ])('asks for no such thing and rules nothing out: %s', (sentence, title, liked) => {
    const read = readPrompt(sentence);
    expect(read.titles[0]?.toLowerCase()).toBe(title);
    expect(read.skills).toEqual([]);
    expect(read.words).toEqual([]);
    expect(flags(read)).toEqual(liked);
    expect(read.understood.map(({ kind }) => kind)).toContain('background');
  });

  it.each([
    ["I can't work nights, nurse", ['nights!']],
    ["can't do heavy lifting, warehouse", ['heavy lifting!']],
    ['ik kan niet in het weekend, kok', ['weekend!']],
    ['staand werk lukt niet meer, receptie', ['staand werk!']],
    ['nachten zijn niks voor mij, verpleegkundige', ['nachten!']],
    ['I hate cold calling, sales representative', ['cold calling!']],
  ])('but rules out what nobody asks for: %s', (sentence, expected) => {
    expect(flags(readPrompt(sentence))).toEqual(expected);
  });
});

describe('a sentence that refuses', () => {
  it.each([
    ['geen nachtdiensten alleen overdag, verzorgende', ['nachtdiensten!']],
    ['geen zwaar tillen want slechte rug, magazijn', ['zwaar tillen!']],
    ['no weekends because of the kids, cook', ['weekends!']],
    ['liever niet met klanten aan de telefoon, administratie', ['klanten aan de telefoon']],
    ['niet met kinderen werken, schoonmaak', ['kinderen!']],
  ])('does so up to its reason, and over "with": %s', (sentence, expected) => {
    expect(flags(readPrompt(sentence))).toEqual(expected);
  });

  it.each(['heftruckchauffeur, ploegendienst geen probleem', 'nurse, night shifts are fine', 'kok, geen probleem met weekenden', "security guard, I don't mind nights"])(
    'is not heard, nor a wish, where somebody only puts up with it: %s',
    (sentence) => {
      const { wanted, unwanted, titles: found } = readPrompt(sentence);
      expect({ wanted, unwanted }).toEqual({ wanted: [], unwanted: [] });
      expect(found).toHaveLength(1);
    },
  ); // prettier-ignore
});

describe('a sentence about a change of trade', () => {
  it.each([
    ['ik ben verpleegkundige maar wil op kantoor werken', 'administratief medewerker'],
    ["I'm a nurse but want to work in the office", 'administrative assistant'],
    ['van lasser naar kantoorbaan', 'administratief medewerker'],
    ['overstappen van onderwijs naar HR', 'hr advisor'],
    ['I want to switch from teaching to recruitment', 'recruiter'],
    ['was a waiter, now want to drive trucks', 'truck driver'],
    ['ik ben kok geweest maar wil nu chauffeur worden', 'chauffeur'],
    ["heb 10 jaar als kok gewerkt en wil nu iets met auto's", 'automonteur'],
    ['after 20 years in construction I want something with numbers', 'bookkeeper'],
    ['ik werk in de horeca maar wil iets met dieren', 'dierenverzorger'],
  ])('looks for the new one alone: %s', (sentence, title) => {
    const read = readPrompt(sentence);
    expect(read.titles[0]?.toLowerCase()).toBe(title);
    expect(read.workModels).toEqual([]);
    const [behind] = read.understood.filter(({ kind }) => kind === 'background');
    expect(read.text).not.toContain(behind?.text);
  });

  it.each([
    'ik werk in de zorg en wil meer uren',
    'ik ben kok en zoek iets dicht bij huis',
    'ik ben kok maar zoek iets in Utrecht',
    '20 jaar ervaring als kok',
    'ik heb tien jaar in de keuken gewerkt',
    'ik was vroeger kok en wil weer aan de slag',
    'ik heb tien jaar als kok gewerkt, 32 uur, vast contract',
    "I've been a nurse for 8 years, permanent contract, no nights",
    'I have worked as a carpenter, small team',
    'na 10 jaar in de keuken ben ik toe aan een volgende stap',
    'I was a nurse and want to go back, 24 hours',
    'van Utrecht naar Amsterdam reizen is prima, kok',
    'ik ben kok en zoek een rustigere keuken',
    'ik ben kok en zoek iets rustigers in de keuken',
    'ik ben verpleegkundige en zoek iets rustigers bij een andere werkgever',
    'ik ben kok en zoek iets in de buurt',
    'als kok wil ik werken in een rustige keuken',
    'werk als kok, iets rustigers',
  ])('keeps the old one of who does not say that he has had enough of it: %s', (sentence) => {
    const read = readPrompt(sentence);
    expect(read.titles).not.toEqual([]);
    expect(read.left).toEqual([]);
  });

  it.each([
    ['na twintig jaar in de horeca zoek ik rustig werk', 'horeca', ['rustig']],
    ['iets lichters, ik ben stratenmaker geweest', 'stratenmaker', ['lichters']],
    ['after years in sales I want something quiet', 'sales', ['quiet']],
    ['something calm after a long career in nursing', 'nursing', ['calm']],
    ['gestopt als kok, rustig werk', 'kok', ['rustig']],
    ['ik ben kok in een hotel maar zoek iets anders', 'kok', []],
    ['I used to work in construction, now something light', 'construction', ['something light']],
    ["I've been a chef for 12 years and need something with normal hours", 'chef', ['normal hours']],
    ['I am a nurse and want a different career', 'nurse', []],
    ['stratenmaker van 55 zoekt lichter werk', 'stratenmaker', ['lichter werk']],
    ['vuilnisman zoekt minder zwaar werk', 'vuilnisman', []],
    ['bouwvakker, omscholen door rugklachten', 'bouwvakker', ['omscholen']],
    ['wil stoppen als leraar, iets rustigs', 'leraar', ['rustigs']],
    ['metselaar met knieklachten zoekt ander werk', 'metselaar', []],
    ['ik ben postbode maar wil iets zittends', 'postbode', ['zittends']],
    ['ik ben kok en zoek iets rustigers', 'kok', ['rustigers']],
    ['I am a cook and look for something calmer', 'cook', ['calmer']],
    ["I'm a nurse looking for something lighter", 'nurse', ['lighter']],
    ['ik ben timmerman en zoek iets minder zwaars', 'timmerman', []],
    ['ben stratenmaker, wil iets lichters', 'stratenmaker', ['lichters']],
    ['ik ben verpleegkundige en zoek een rustigere baan', 'verpleegkundige', ['rustigere']],
    ['I am a teacher and want a less stressful job', 'teacher', ['less stressful']],
    ['als kok wil ik iets minder hectisch', 'kok', ['minder hectisch']],
    ['kok die iets rustigers zoekt', 'kok', ['rustigers']],
  ])('never seeks what somebody leaves who names no other work: %s', (sentence, left, wishes) => {
    const read = readPrompt(sentence);
    expect(read.titles).toEqual([]);
    expect(read.left).toEqual([left]);
    expect(read.wanted.map(({ value }) => value)).toEqual(wishes);
    const [behind] = read.understood.filter(({ kind }) => kind === 'background').map(({ text }) => text);
    expect(behind).toContain(left);
    expect(saysWork(read)).toBe(true);
  });

  it.each([
    ['niet meer in de horeca', ['horeca!']],
    ['geen horeca meer', ['horeca!']],
    ['ik wil uit de zorg', ['zorg!']],
    ['done with retail, something quiet', ['retail!']],
    ["I don't want to work in hospitality anymore", ['hospitality!']],
  ])('hears which trade is not wanted any more: %s', (sentence, expected) => {
    const read = readPrompt(sentence);
    expect(read.titles).toEqual([]);
    expect(flags(read)).toEqual(expected);
    expect(saysWork(read)).toBe(true);
  });

  it('takes "at the office" for where, of who works at a desk', () => {
    const read = readPrompt('ik ben developer maar wil op kantoor werken');
    expect(read.titles).toEqual(['developer']);
    expect(read.workModels).toEqual(['ON_SITE']);
  });
});

describe('a title written apart', () => {
  it.each([
    ['makelaar assistent', 'assistent makelaar'],
    ['accountant assistant', 'assistant accountant'],
    ['tandarts assistente, 24 uur', 'tandartsassistente'],
    ['onderhouds monteur', 'onderhoudsmonteur'],
    ['makelaar, assistent', 'makelaar'],
  ])('is one title: %s', (sentence, title) => {
    expect(titles(sentence)).toEqual([title]);
  });
});

describe('a title as it is typed in a hurry', () => {
  it.each([
    ['java developer junior', 'junior java developer'],
    ['verkoper senior, 32 uur', 'senior verkoper'],
    ['verkoper, senior', 'verkoper'],
    ['junior java dev hybride', 'junior java developer'],
    ['python dev', 'python developer'],
    ['dev in Utrecht', 'developer'],
    ['devops engineer', 'devops engineer'],
    ['dev ops engineer', 'dev ops engineer'],
  ])('%s: %s', (sentence, title) => {
    expect(titles(sentence)).toEqual([title]);
  });
});

describe('a sentence for somebody', () => {
  it.each([
    'kok, voor mijn zoon van 16', 'cook, for my daughter who is 17 years old', 'kok, ik ben 63 jaar', 'baan als kok voor iemand van 58', 'kok voor 60 plussers',
    'moeder van 2 kinderen, kok', 'student, bijbaan als kok',
  ])('hears the work, and nothing of who it is for: %s', (sentence) => {
    const { titles: found, words, hours, salary, unwanted } = readPrompt(sentence);
    expect(found.map((title) => title.replace('cook', 'kok'))).toEqual(['kok']);
    expect({ words, hours, salary, unwanted }).toEqual({ words: [], hours: null, salary: null, unwanted: [] });
  }); // prettier-ignore

  it('who goes to school looks for what is done beside it, where no work is named', () => {
    for (const sentence of ['werk voor mijn zoon van 16', 'bijbaantje voor mijn dochter', 'scholier zoekt vakantiewerk'])
      expect(titles(sentence)[0]).toBe('winkelmedewerker');
    expect(titles('weekend work for a student')[0]).toBe('sales assistant');
    expect(titles('werk voor iemand van 63')).toEqual([]);
    expect(readPrompt('student, stage marketing')).toMatchObject({ jobTypes: ['INTERNSHIP'] });
    expect(titles('student, stage marketing')[0]).toBe('marketing specialist');
  });

  it.each([
    ['werk voor iemand die geen Nederlands spreekt, schoonmaak', ['English']],
    ["cleaner, she doesn't speak Dutch", ['English']],
    ['schoonmaak, spreekt alleen Pools', ['Polish']],
    ['I speak only Ukrainian and no English, warehouse', ['Ukrainian']],
  ])('hears what languages he has: %s', (sentence, languages) => {
    expect(readPrompt(sentence).languages).toEqual(languages);
  });
});

describe('days of the week', () => {
  it.each([
    ['kok, alleen op dinsdag en donderdag', 16],
    ['nurse, Monday, Tuesday and Friday', 24],
    ['receptie, maandag tot en met woensdag', 24],
    ['receptie van maandag t/m donderdag', 32],
    ['schoonmaak op maandag of dinsdag', 8],
  ])('tell the hours: %s', (sentence, hours) => {
    expect(readPrompt(sentence).hours).toEqual({ least: hours, most: hours });
  });

  it.each([
    'kok, maandag t/m vrijdag',
    'kok, vrijdag vrij',
    'kok, niet op woensdag',
    'kok, zaterdag en zondag',
    'kok, vrijdag en zaterdag',
  ])('tell none: %s', (sentence) => {
    expect(readPrompt(sentence).hours).toBeNull();
  });

  it('go after hours that are told', () => {
    expect(readPrompt('kok, 12 uur, dinsdag en donderdag').hours).toEqual({ least: 12, most: 12 });
  });
});

it('an everyday word is no slip of a word of work', () => {
  const changed = everydayWords.filter((word) => spelled(`x ${word}`).text !== `x ${word}`);
  expect(changed).toEqual([]);
  expect(titles('werk waar ik kan zitten voor mijn dochter')).not.toContain('dichter');
});

it('places joined by "or" are each a sector', () => {
  expect(readPrompt('kantoorbaan bij een bank of verzekeraar').industries).toEqual(['banking-finance', 'insurance']);
});

describe('a sentence about the way and the time', () => {
  it.each(['apotheek, niet verder dan 20 minuten met de fiets', 'pharmacy, not further than 20 minutes', 'apotheek, met het ov bereikbaar', 'pharmacy, bus or train only'])(
    'holds no word of the work in it: %s',
    (sentence) => {
      const { words, unwanted, understood } = readPrompt(sentence);
      expect({ words, unwanted }).toEqual({ words: [], unwanted: [] });
      expect(understood.map(({ kind }) => kind)).toContain('travel');
    },
  ); // prettier-ignore

  it('takes times of the day for no hours a week', () => {
    expect(['kok van 9 tot 14 uur', 'kok tussen 9 en 15 uur'].map((sentence) => readPrompt(sentence).hours)).toEqual([null, null]);
    expect(readPrompt('cook from 9 to 15 hours').hours).toEqual({ least: 9, most: 15 });
    expect(readPrompt('kok van 24 tot 32 uur').hours).toEqual({ least: 24, most: 32 });
    expect(readPrompt('kok van 8 tot 16 uur per week').hours).toEqual({ least: 8, most: 16 });
  });
});

describe('a description of work', () => {
  it('leads to no work that the sentence rules out in other words', () => {
    expect(titles('ict baan zonder programmeren')).toEqual(['helpdeskmedewerker', 'systeembeheerder']);
    expect(titles('iets met mode maar geen verkoop')).toEqual(['modeontwerper', 'winkelmedewerker']);
  });

  it('may only say that it is easy', () => {
    for (const sentence of ['niet te moeilijk werk', 'iets simpels']) expect(titles(sentence)[0]).toBe('productiemedewerker');
    expect(titles('something easy')[0]).toBe('production worker');
  });
});

it.each([
  ['werk dat past bij mijn autisme, rustig, kok', ['rustig']],
  ['kok tot mijn pensioen', []],
  ['vluchteling, spreek een beetje Nederlands, kok', []],
  ['herintreder, kok', []],
])('health, age and origin are no skills and no wishes: %s', (sentence, wishes) => {
  const { titles: found, skills, words, wanted, languages } = readPrompt(sentence);
  expect(found).toEqual(['kok']);
  expect({ skills, words, languages }).toEqual({ skills: [], words: [], languages: [] });
  expect(wanted.map(({ value }) => value)).toEqual(wishes);
});

it.each([
  ['installatiemonteur, storingsdienst nee', ['storingsdienst!'], []],
  ['weekend: nee, verpleegkundige', ['weekend!'], []],
  ['nights no thanks, nurse', ['nights!'], []],
  ['nights no problem, nurse', [], []],
  ['verkoper binnendienst, leaseauto niet verplicht', [], []],
  ['sales manager, lease car not required', [], []],
  ['cook, work in shifts', [], ['in shifts']],
  ['projectleider, auto vd zaak', [], ['auto vd zaak']],
])('a condition answered with no, or called needless, is no wish: %s', (sentence, refused, wished) => {
  const read = readPrompt(sentence);
  expect(flags(read)).toEqual(refused);
  expect(read.wanted.map(({ value }) => value)).toEqual(wished);
  expect(read.titles).toHaveLength(1);
});

it('"not at the office" is no work from home to who does not work at a desk', () => {
  expect(readPrompt('iets met dieren, niet op kantoor')).toMatchObject({ workModels: [], unwanted: [] });
  expect(readPrompt('hovenier, niet op kantoor').workModels).toEqual([]);
  expect(readPrompt('boekhouder, niet op kantoor').workModels).toEqual(['HYBRID', 'REMOTE']);
});

it.each([
  ['na 8 jaar thuis met kinderen, iets administratiefs', 'administratief medewerker'],
  ['returning to work after 10 years raising kids, office work', 'office assistant'],
  ['summer job, 16 years old', 'sales assistant'],
  ['I have back problems, cleaning', 'cleaner'],
])('what somebody has at home or in his back is no work: %s', (sentence, title) => {
  const read = readPrompt(sentence);
  expect(read.titles[0]?.toLowerCase()).toBe(title);
  expect(read.words).toEqual([]);
  expect(titles(sentence)).not.toContain('pedagogisch medewerker');
});

it.each(['part time job for a mum', 'mama van 2 zoekt werk', 'papa van een kind, parttime'])(
  'who has children is offered any work: %s',
  (sentence) => expect(readPrompt(sentence)).toMatchObject({ titles: [], words: [], isAny: true }),
);

it.each([
  ['vzi 28 uur', 'verzorgende ig'],
  ['hgv class 1, days', 'truck driver'],
  ['PhD biology', 'phd candidate'],
  ['dental nurse', 'dental nurse'],
  ['executive assistant to the CEO', 'executive assistant'],
  ['afstudeerstage data science', 'data scientist'],
])('short and foreign names are known: %s', (sentence, title) => {
  expect(titles(sentence)[0]).toBe(title);
  expect(titles(sentence)).not.toContain('ceo');
});

it.each([
  ['work placement, cook', ['INTERNSHIP']],
  ['marketing intern', ['INTERNSHIP']],
  ['marketing stagiair', ['INTERNSHIP']],
  ['a few hours a week cleaning', ['PART_TIME']],
  ['schoonmaken, paar uur per week', ['PART_TIME']],
])('kinds of job have other names: %s', (sentence, types) => {
  expect(readPrompt(sentence)).toMatchObject({ jobTypes: types, words: [] });
});

describe('who leads, helps or advises', () => {
  it.each([
    ['manager in retail', 'retail manager'],
    ['leidinggevende horeca', 'horeca manager'],
    ['team leader production', 'production team leader'],
    ['leidinggevende in de zorg', 'teamleider zorg'],
    ['supervisor in cleaning', 'cleaning supervisor'],
    ['medewerker in de horeca', 'horeca medewerker'],
    ['IT specialist in Reading', 'it specialist'],
    ['Salesforce admin', 'salesforce administrator'],
  ])('is named by where that is: %s', (sentence, title) => {
    expect(titles(sentence)).toEqual([title]);
  });

  it.each([
    ['gp receptionist', 'receptionist'],
    ['secretaresse advocaat', 'secretaresse'],
    ['executive assistant to the CEO', 'executive assistant'],
  ])('is not the one who is helped: %s', (sentence, title) => {
    expect(titles(sentence)).toEqual([title]);
  });

  it('is sought by that alone where nothing else is said', () => {
    expect(titles('manager Utrecht')).toEqual(['manager']);
    expect(titles('werk als consultant, 32 uur')).toEqual(['consultant']);
    expect(titles('kok met een goede manager')).toEqual(['kok']);
    expect(titles('iets met dieren, coach')).toEqual(['dierenverzorger']);
    expect(titles('rustig werk met een goede manager')).toEqual([]);
  });
});

it.each([
  ['dutch not needed, cleaning', ['English']],
  ['schoonmaak, Nederlands niet vereist', ['English']],
  ['cleaner, B1 dutch', []],
  ['kok, engels C1', []],
])('a language that is not needed, or spoken at a level, is no word of the work: %s', (sentence, languages) => {
  expect(readPrompt(sentence)).toMatchObject({ languages, words: [], unwanted: [] });
});

it.each([
  ['developer, 2 dagen kantoor', ['HYBRID'], []],
  ['kok met huisvesting', [], ['huisvesting']],
  ['farm work with accommodation', [], ['with accommodation']],
  ['I live in Almere, cook', [], []],
  ['ik woon in Zwolle, kok', [], []],
])('where somebody works and lives: %s', (sentence, models, wished) => {
  const read = readPrompt(sentence);
  expect(read).toMatchObject({ workModels: models, hours: null, words: [] });
  expect(read.wanted.map(({ value }) => value)).toEqual(wished);
});

it.each([
  ['stage fysiotherapie', 'fysiotherapeut'],
  ['afgestudeerd psychologie, wat nu', 'psycholoog'],
  ['apprenticeship carpentry', 'carpenter'],
  ['leraar biologie', 'leraar biologie'],
])('what somebody studies stands for its occupation: %s', (sentence, title) => {
  expect(titles(sentence)).toEqual([title]);
});

it.each([
  ['fabriek geen nachten eigen vervoer', ['nachten!'], ['eigen vervoer'], 'productiemedewerker'],
  ['no evenings or weekends permanent contract, cook', ['evenings!', 'weekends!'], ['permanent contract'], 'cook'],
  ['geen nachtdiensten verzorgende', ['nachtdiensten!'], [], 'verzorgende'],
  ['no night shifts nurse', ['night shifts!'], [], 'nurse'],
  ['geen zwaar tillen, kok', ['zwaar tillen!'], [], 'kok'],
])('"no" reaches no further than the thing, with or without a comma: %s', (sentence, refused, wished, title) => {
  const read = readPrompt(sentence);
  expect(flags(read)).toEqual(refused);
  expect(read.wanted.map(({ value }) => value)).toEqual(wished);
  expect(read.titles[0]?.toLowerCase()).toBe(title);
});

it('what is done after school is no work at one', () => {
  expect(titles('evening work after school')[0]).toBe('sales assistant');
  expect(titles('avondwerk naast mijn studie')[0]).toBe('winkelmedewerker');
  expect(titles('after school club')[0]).not.toBe('sales assistant');
});

it('languages somebody speaks are no words of the work', () => {
  expect(readPrompt('she speaks english and ukrainian, cleaning')).toMatchObject({ words: [], languages: [] });
  expect(readPrompt('ze spreekt Oekraïens en Engels, schoonmaak')).toMatchObject({ words: [], languages: [] });
});
