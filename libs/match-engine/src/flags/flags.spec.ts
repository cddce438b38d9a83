import { vacancyFactsOf, type VacancyParts } from '../entities';
import { answerOf } from '../parts/wishes';
import { vacancyProfile } from '../profile';
import { flagProfiles } from './flag-profile';

const answer = (flag: string, colour: 'green' | 'red', vacancy: VacancyParts): number => {
  const [profile] =
    colour === 'green' ? flagProfiles([{ value: flag, dealbreaker: false }]) : flagProfiles([], [{ value: flag, dealbreaker: true }]);
  return answerOf(profile!, vacancyProfile(vacancyFactsOf({ title: 'Baan', ...vacancy })));
};

describe('objections', () => {
  it.each([
    ['Night shifts', 'Je werkt in nachtdiensten op de afdeling.', 1],
    ['Nachtdiensten', 'You drive from eleven in the evening, four nights a week.', 1],
    ['Nachtdiensten', 'Altijd overdag, geen nachtdiensten.', -1],
    ['Nachtdiensten', 'Een fijne afdeling met vaste collega’s.', 0],
    ['Gambling industry', 'We run online casinos and sports betting.', 1],
    ['Gokken', 'We build software for hospitals.', 0],
    ['Gebroken diensten', 'Je diensten zijn altijd aaneengesloten.', -1],
    ['Animal testing', 'You plan mouse studies in our in vivo group.', 1],
    ['Detachering', 'Wij detacheren je bij opdrachtgevers in de regio.', 1],
    ['Koude acquisitie', 'Geen koude acquisitie: klanten bellen ons.', -1],
    ['Meerdere nachten van huis', 'Je bent elke avond thuis.', -1],
    ['Overwerk', 'In het seizoen maak je overuren.', 1],
    ['Asbest', 'Je saneert asbest in oude schuren.', 1],
    ['Vishandel', 'Je werkt in onze vishandel aan de haven.', 1],
    ['Avonddiensten', 'Om vijf uur ben je klaar; avonddiensten kennen we hier niet.', -1],
    ['Nachtdiensten', 'Nachtdiensten draait een apart team.', -1],
    ['Nachtdiensten', 'Nachtdiensten bemant een andere ploeg.', -1],
    ['Nachtdiensten', 'Nachtdiensten en een andere locatie.', 1],
    ['Nachtdiensten', 'Je werkt overdag en de nachten doet een apart team.', -1],
    ['Nachtdiensten', 'Overdag werken doet een ander team; jij draait nachtdiensten.', 1],
    ['Nachtdiensten', 'Onze machines draaien dag en nacht; ’s nachts kijkt een andere ploeg toe.', 0],
    ['Travelling to clients every week', 'You drive to other clients every day.', 1],
    ['Piketdienst', 'Piket hoef je bij ons nooit te lopen.', -1],
    ['Standby', "You won't be on standby.", -1],
    ['Night shifts', 'Night shifts are covered by another team.', -1],
    ['Night shifts', 'You never work alone and other colleagues do the night shifts.', -1],
    ['Nachtdiensten', 'Je hebt geen bezwaar tegen nachtdiensten.', 1],
    ['Nachtdiensten', 'Nachtdiensten vind je niet erg.', 1],
    ['Night shifts', 'You have no problem with night shifts.', 1],
    ['Night shifts', 'You do not only work night shifts.', 1],
    ['Te zwaar', 'Je sjouwt de hele dag met dozen.', 1],
    ['te zwaar', 'Het werk is lichamelijk zwaar.', 1],
    ['Too physical', 'The job involves manual handling.', 1],
    ['physical', 'You lift up to 25 kg.', 1],
    ['Zwaar werk', 'Dankzij tilhulpmiddelen til je nooit zelf.', -1],
    ['Heavy machinery', 'You do heavy physical work.', 0],
    ['Nights', 'You work at night.', 1],
    ['’s nachts', 'Je draait nachtdiensten.', 1],
    ['Vroeg opstaan', 'Je begint met vroege diensten.', 1],
    ['Weekend', 'Je werkt doordeweeks.', -1],
  ])('"%s" against "%s" is %i', (flag, description, expected) => expect(answer(flag, 'red', { description })).toBe(expected));

  it('stand where a text says both', () => {
    expect(answer('Nachtdiensten', 'red', { description: 'Dagdiensten en nachtdiensten wisselen elkaar af.' })).toBe(1);
  });
});

describe('work that is refused', () => {
  it.each([
    ['Horeca', 'Kok', 'Je kookt in een bistro.', 1],
    ['Horeca', 'Medewerker bediening', 'Je serveert.', 1],
    ['Horeca', 'Boekhouder', 'Je kent de horeca: onze klanten zijn restaurants.', 0],
    ['de bouw', 'Boekhouder', 'Wij bouwen aan een fijn team.', 0],
    ['de bouw', 'Timmerman', 'Je plaatst kozijnen.', 1],
    ['Verpleegkundige', 'Nurse', 'You care for patients.', 1],
    ['Verpleegkundige', 'Verzorgende', 'Je werkt samen met een verpleegkundige.', 0],
    ['Ziekenhuis', 'Verpleegkundige', 'Je werkt in een verpleeghuis.', 0],
    ['Ziekenhuis', 'Verpleegkundige', 'Je werkt in ons ziekenhuis.', 1],
  ])('"%s" is or is not a vacancy for "%s": %s', (flag, title, description, expected) => {
    expect(answer(flag, 'red', { title, description })).toBe(expected);
  });
});

describe('wishes', () => {
  it.each([
    ['Leading a team', 'You do not manage staff, but you do manage expectations.', -1],
    ['Leading a team', 'You lead a team of five.', 1],
    ['Vast klantenpakket', 'Je krijgt een eigen klantenportefeuille.', 1],
    ['Kleinschalig wonen', 'Je werkt op een grote afdeling met zestig bewoners.', -1],
    ['Working from home', 'We do not offer working from home.', -1],
    ['Zelf dagen indelen', 'Het team roostert zelf.', 1],
    ['Own projects', 'You clean the floors.', 0],
    ['Overdag werken', 'Je werkt alle avonden.', 1],
    ['Bus van de zaak', 'Je krijgt een busje mee naar huis.', 1],
    ['Geen combinatiegroep', 'Bij ons zitten drie jaargroepen in een lokaal.', 1],
    ['Commission only', 'You live entirely from what you sell.', 1],
    ['Commission only, no base salary', 'Your commission is not capped and comes on top of your base.', -1],
    ['Commission only', 'There is no cap on the bonus on top of your base.', -1],
    ['Iets lichters', 'Je tilt: het is zwaar werk.', 1],
    ['Minder hectisch', 'Het is een hectische afdeling.', 1],
    ['Less stressful', 'A fast-paced, hectic kitchen.', -1],
    ['Calmer', 'You work in a quiet archive.', 1],
    ['Niet te fysiek', 'Het is fysiek werk.', 1],
    ['Alleen overdag', 'Je draait nachtdiensten.', 1],
    ['9 tot 5', 'Je werkt ook in het weekend.', 1],
    ['Ochtenden', 'Je werkt ’s avonds in kantoren: avondwerk.', -1],
    ['Ochtenden', 'In de ochtend of in de avond: avonddiensten mogen ook.', 1],
    ['Onder schooltijd', 'Je werkt in avonddiensten.', -1],
    ['Afternoons', 'You work in the afternoon.', 1],
    ['Weekdays only', 'You work every weekend.', 1],
  ])('"%s" to "%s" is %i', (flag, description, expected) => expect(answer(flag, 'green', { description })).toBe(expected));

  it('are answered by the facts of a vacancy too', () => {
    expect(answer('English is the working language', 'green', { requiredLanguages: ['Dutch'] })).toBe(-1);
    expect(answer('English is the working language', 'green', { requiredLanguages: ['English'] })).toBe(1);
    expect(answer('Vast contract', 'green', { contractType: 'PERMANENT' })).toBe(1);
    expect(answer('Thuiswerken', 'green', { workModel: 'ON_SITE' })).toBe(-1);
    expect(answer('Four-day week', 'green', { minHoursPerWeek: 40 })).toBe(-1);
    expect(answer('Four-day week', 'green', { minHoursPerWeek: 40, description: 'A four-day week of ten hours is fine.' })).toBe(1);
  });

  it('are objections when they are put as "no ..."', () => {
    expect(answer('Geen nachtdiensten', 'green', { description: 'Je draait nachtdiensten.' })).toBe(1);
    expect(flagProfiles([{ value: 'Geen nachtdiensten', dealbreaker: true }])[0]).toMatchObject({ isGreen: false, isDealbreaker: true });
  });
});

describe('a compound whose end stands behind the last', () => {
  it.each([
    ['avonddiensten', 'Je draait avond- en nachtdiensten.', 1],
    ['weekenddiensten', 'Roosters met dag-, avond- en weekenddiensten.', 1],
    ['avonddiensten', 'Geen avond- of nachtdiensten.', -1],
    ['avonddiensten', 'Een on-line cursus en een fijne baan.', 0],
  ] as const)('is whole: %s in "%s"', (flag, description, expected) => expect(answer(flag, 'red', { description })).toBe(expected));

  it('names the work of who learns it beside', () =>
    expect(answer('zij-instroom', 'green', { title: 'Zij-instromer groep 6', description: '' })).toBe(1));
});
