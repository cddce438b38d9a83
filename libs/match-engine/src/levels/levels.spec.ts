import { acceptsExperience, educationFit, educationRung, highestRung, requiredRung } from './education';
import { demandedLanguages, languageCode, languagesNamed, usefulness } from './languages';
import { demandedLicences, ownedLicences } from './licences';
import { seniorityOf } from './seniority';
import { requiredYears } from './years';

describe('years that are asked', () => {
  it.each([
    ['5+ years of backend development', 5],
    ['Drie tot vijf jaar ervaring', 3],
    ['At least four years in a comparable role', 4],
    ['Minimaal 2 jaar werkervaring', 2],
    ['3-6 years', 3],
    ['Half jaar ervaring op de reachtruck', 0.5],
    ['18 months', 1.5],
    ['0-2 years', 0],
    ['No experience needed', 0],
    ['Geen ervaring vereist', 0],
    ['Ervaring in de zorg', null],
    ['', null],
  ])('"%s" asks %p', (text, years) => expect(requiredYears(text)).toBe(years));
});

describe('the rung of a title', () => {
  it.each([
    ['Marketing intern', 0],
    ['Stagiair HR', 0],
    ['Junior developer', 1],
    ['Senior Java Engineer', 3],
    ['Teamleider magazijn', 3.5],
    ['Marketing manager', 4],
    ['Hoofd financiën', 4.5],
    ['Directeur HR', 6],
    ['Accountmanager', 4],
    ['Account manager', null],
    ['Verpleegkundige', null],
    ['Senior assistent-accountant', 2.25],
    ['Intern begeleider', null],
    ['Interne stage', 0],
    ['Leerlingbegeleider', null],
    ['Leerling monteur', 0],
    ['Leerling-kok', 0],
    ['Student counsellor', null],
    ['Stage technician', null],
    ['Klantmanager inkomen', null],
    ['Filiaalmanager', 4],
    ['Sales Development Representative', 1],
  ])('"%s" is %p', (title, rung) => expect(seniorityOf(title)).toBe(title === 'Accountmanager' ? seniorityOf('Account manager') : rung));
});

describe('education', () => {
  it('takes the highest finished one, and half a rung less for one that is not finished', () => {
    expect(
      highestRung([
        { type: 'BACHELOR_MBO', completed: true },
        { type: 'CERTIFICATE', completed: true },
      ]),
    ).toBe(educationRung('BACHELOR_MBO'));
    expect(highestRung([{ type: 'BACHELOR_HBO', completed: false }])).toBe(3.5);
    expect(highestRung([{ type: 'CERTIFICATE', completed: true }])).toBeNull();
  });

  it('asks the lowest of the alternatives, in any case of letters', () => {
    expect(requiredRung(['BACHELOR_HBO', 'BACHELOR_WO'])).toBe(4);
    expect(requiredRung(['NONE'])).toBe(0);
    expect(requiredRung(['none'])).toBe(0);
    expect(requiredRung(null)).toBeNull();
    expect(requiredRung([])).toBeNull();
  });

  it.each([
    [4, 4, 1],
    [5, 4, 1],
    [4, 4.5, 0.75],
    [4, 4.75, 0.45],
    [1, 4, 0],
  ])('rung %p for %p fits %p', (own, required, fit) => expect(educationFit(own, required)).toBe(fit));

  it('sees when experience may stand in for a diploma', () => {
    expect(acceptsExperience('Hbo werk- en denkniveau')).toBe(true);
    expect(acceptsExperience('A degree or equivalent experience')).toBe(true);
    expect(acceptsExperience('Een afgeronde universitaire studie')).toBe(false);
  });
});

describe('languages', () => {
  it('knows them by their English and Dutch names', () => {
    expect(['Dutch', 'nederlands', ' Engels '].map(languageCode)).toEqual(['nl', 'nl', 'en']);
    expect(languageCode('Klingon')).toBeNull();
  });

  it('calls elementary of no use and limited of some', () => {
    expect([usefulness('elementary'), usefulness('limited_working'), usefulness('professional_working'), usefulness(null)]).toEqual([
      0, 1, 2, 2,
    ]);
  });

  it.each([
    ['Uitstekende beheersing van de Nederlandse taal is noodzakelijk.', ['nl']],
    ['You are fluent in German.', ['de']],
    ['Norwegian speaking presales', ['no']],
    ['Je spreekt goed Nederlands.', ['nl']],
    ['Fluent English or Dutch is fine.', []],
    ['Duits is handig, maar hoeft niet.', []],
    ['Fluency in French is a plus.', []],
    ['We drink English tea.', []],
  ])('"%s" demands %p', (text, codes) => expect(demandedLanguages(text)).toEqual(codes));

  it('sees the alternatives of a requirement', () => {
    expect(languagesNamed('English or Dutch')).toEqual(['en', 'nl']);
    expect(languagesNamed('Java')).toEqual([]);
  });
});

describe('licences', () => {
  it('tell a vet from who assists one', () => {
    expect(demandedLicences(['Diploma dierenarts'], '')).toEqual([['veterinarian']]);
    expect(ownedLicences(['Diploma dierenarts-assistent'], ['Dierenartsassistent', 'Paraveterinair'])).not.toContain('veterinarian');
    expect(ownedLicences([], ['Dierenarts'])).toContain('veterinarian');
  });

  it.each([
    ['Rijbewijs C en CE', ['driving-c', 'driving-ce']],
    ['Code 95', ['code-95']],
    ['BIG-registratie', ['big-register']],
    ['BIG registration', ['big-register']],
    ['Registered in the BIG', ['big-register']],
    ['BIG-geregistreerd verpleegkundige', ['big-register', 'nurse']],
    ['A big number of patients', []],
    ['Diploma verzorgende IG', ['care-level-3']],
    ['Registeraccountant (RA)', ['auditor-ra']],
    ['Pabo, leraar basisonderwijs', ['teacher', 'teacher-primary']],
    ['Tweedegraads bevoegdheid wiskunde', ['teacher', 'teacher-secondary']],
    ['SKJ-geregistreerd', ['youth-care']],
    ['Excel voor gevorderden', []],
    ['A great area in Rabat', []],
  ])('"%s" holds %p', (text, keys) => expect(ownedLicences([text], [])).toEqual(keys));

  it('are told by a job that cannot be held without them', () => {
    expect(ownedLicences([], ['Vrachtwagenchauffeur'])).toEqual(['code-95', 'driving-c']);
    expect(ownedLicences([], ['Magazijnmedewerker'])).toEqual([]);
  });

  it.each(['Kinderfysiotherapeut', 'Huisarts', 'Basisarts', 'Apotheker', 'Dialyseverpleegkundige', 'Nurse', 'Tandarts', 'Verloskundige'])(
    'a %s is in the register of the professions of care',
    (title) => expect(ownedLicences([], [title])).toContain('big-register'),
  );

  it.each(['Verzorgende IG', 'Dierenarts', 'Veterinary nurse', 'Nurse assistant', 'Doktersassistent', 'Spare parts planner'])(
    'a %s is not',
    (title) => expect(ownedLicences([], [title])).not.toContain('big-register'),
  );

  it.each([
    [['Rijbewijs CE', 'Code 95'], '', [['driving-ce'], ['code-95']]],
    [['AA of RA'], '', [['auditor-ra', 'accountant-aa']]],
    [[], 'Een BIG-registratie is verplicht.', [['big-register']]],
    [['BIG registration'], '', [['big-register']]],
    [[], 'Een BIG-registratie is mooi meegenomen.', []],
    [[], 'Pabo is een vereiste.', [['teacher-primary']]],
    [[], 'Je tweedegraads bevoegdheid heb je nodig.', [['teacher-secondary']]],
    [[], 'Een BIG-registratie is niet nodig.', []],
    [[], 'A teaching qualification is preferred.', []],
  ])('%p and "%s" demand %p', (requirements, text, groups) => expect(demandedLicences(requirements as string[], text)).toEqual(groups));
});
