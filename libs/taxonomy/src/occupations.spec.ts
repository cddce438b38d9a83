import fc from 'fast-check';
import { allOccupations, findOccupations, iscoCloseness, occupation, occupationCloseness } from './occupations';

const best = (title: string): { key: string | undefined; isco: string | undefined } => {
  const [first] = findOccupations(title);
  return { key: first?.occupationId ? occupation(first.occupationId)?.key : undefined, isco: first?.isco };
};

const id = (title: string): number => findOccupations(title)[0]?.occupationId ?? 0;

describe('reading a job title', () => {
  it('finds every title by both labels', () => {
    for (const entry of allOccupations()) {
      expect(best(entry.en).isco).toBe(entry.isco);
      expect(best(entry.nl).isco).toBe(entry.isco);
    }
  });

  it.each([
    ['Verpleegkundige', 'nurse'],
    ['Registered Nurse', 'nurse'],
    ['Senior Java Developer (m/v/x) 32-40 uur', 'java-developer'],
    ['Medewerker klantenservice | Rotterdam', 'customer-service-representative'],
    ['vrachtwagenchauffeur CE regio Utrecht', 'lorry-driver'],
    ['Verzorgende IG in Den Haag', 'caregiver'],
    ['Frontend-ontwikkelaar', 'front-end-developer'],
    ['Front end developer', 'front-end-developer'],
    ['VACATURE: Heftruckchauffeur', 'forklift-driver'],
    ['Docent Engels', 'english-teacher'],
    ['Wijkverpleegkundigen gezocht', 'district-nurse'],
    ['Meubelmaakster', 'cabinet-maker'],
    ['Automonteuse', 'car-mechanic'],
    ['Banquet Chef de Partie - Country House Hotel, Live In', 'chef-de-partie'],
    ['Receptionist/telefonist', 'receptionist'],
    ['secretaresse poli cardiologie', 'secretary'],
    ['lerares Frans', 'secondary-school-teacher'],
    ['Verpleegkundige op de afdeling chirurgie', 'nurse'],
  ])('reads "%s" as %s', (title, key) => {
    expect(best(title).key).toBe(key);
  });

  it('is as sure of a title with the ward behind it, not of a head that says little without its department', () => {
    const sureness = (title: string) => findOccupations(title)[0]?.confidence ?? 0;
    expect(sureness('secretaresse poli cardiologie')).toBeGreaterThan(0.9);
    expect(sureness('medewerker afdeling burgerzaken')).toBeLessThan(0.6);
  });

  it.each([
    ['kinderverpleegkundige nachtdienst', '222'],
    ['elektromonteur zonneparken', '741'],
    ['hydraulic press operator', '722'],
    ['leraar geschiedenis bovenbouw', '233'],
    ['assistent-bakker', '751'],
    ['textielmachinemonteur', '723'],
    ['teamleider glaszetters', '312'],
    ['groothandelaar in bloemen', '332'],
    ['glass furnace operator', '818'],
    ['wholesale merchant in coffee', '332'],
    ['inspecteur brandveiligheid', '311'],
  ])('places the unlisted "%s" in minor group %s by head and domain', (title, group) => {
    expect(best(title).isco?.slice(0, 3)).toBe(group);
  });

  it.each([
    ['Stagiair marketing', -2],
    ['Junior accountant', -1],
    ['Accountant', 0],
    ['Senior accountant', 1],
    ['Lead developer', 2],
    ['Head of Marketing', 3],
    ['Hoofdverpleegkundige', 3],
  ])('hears the seniority of "%s"', (title, seniority) => {
    expect(findOccupations(title)[0]?.seniority).toBe(seniority);
  });

  it('is fairly sure of a listed title that comes first with nothing behind it that is work too', () => {
    expect(findOccupations('Kok zorgkeuken')[0]).toMatchObject({ isco: '5120' });
    expect(findOccupations('Kok zorgkeuken')[0]?.confidence).toBeGreaterThanOrEqual(0.6);
    expect(findOccupations('Nurse recruiter')[0]?.isco).toBe('2423');
    expect(findOccupations('Vakdocent bedrijfskunde beroepsonderwijs')[0]?.isco).toBe('2320');
  });

  it('does not find short names inside longer words', () => {
    expect(best('Contractor').key).not.toBe('actor');
    expect(best('Managing director').key).not.toBe('school-principal');
  });

  it('answers nothing to what is no title', () => {
    expect(findOccupations('')).toEqual([]);
    expect(findOccupations('xyzzy 123')).toEqual([]);
  });

  it('answers at most five readings, best first, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const confidences = findOccupations(title).map((match) => match.confidence);
        expect(confidences.length).toBeLessThanOrEqual(5);
        expect([...confidences].sort((a, b) => b - a)).toEqual(confidences);
        for (const confidence of confidences) expect(confidence > 0 && confidence <= 1).toBe(true);
      }),
    );
  });
});

describe('closeness of titles', () => {
  it('puts kindred work above strange work', () => {
    expect(occupationCloseness(id('Nurse'), id('Nurse'))).toBe(1);
    expect(occupationCloseness(id('Nurse'), id('Wijkverpleegkundige'))).toBeGreaterThanOrEqual(0.8);
    expect(occupationCloseness(id('Nurse'), id('Caregiver'))).toBeGreaterThan(occupationCloseness(id('Nurse'), id('Lawyer')));
    expect(occupationCloseness(id('Front-end developer'), id('Bricklayer'))).toBeLessThan(0.1);
  });

  it('compares groups as far as their digits go', () => {
    expect(iscoCloseness('2512', '2512')).toBe(1);
    expect(iscoCloseness('2512', '2513')).toBe(0.7);
    expect(iscoCloseness('2512', '2522')).toBe(0.6);
    expect(iscoCloseness('2512', '9112')).toBe(0);
  });

  it('is symmetric and stays between 0 and 1', () => {
    const ids = allOccupations().map((entry) => entry.id);
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.constantFrom(...ids), (a, b) => {
        const closeness = occupationCloseness(a, b);
        expect(closeness).toBe(occupationCloseness(b, a));
        expect(closeness >= 0 && closeness <= 1).toBe(true);
      }),
    );
  });
});
