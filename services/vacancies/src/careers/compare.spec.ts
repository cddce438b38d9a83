import { readVacancyText } from '@tandem/vacancy-reader/read';
import { newVacancy } from '../vacancies/new-vacancy';
import type { Vacancy } from '../vacancies/vacancy.entity';
import { compare } from './compare';

const employer = { companyId: null, companyName: 'Bakkerij Korst' };
const shop = (title: string, city: string, more = '') => `${title}
Bakkerij Korst in ${city}
24 uur per week

Wat ga je doen?
- Brood en gebak verkopen
- De winkel netjes houden
- Bestellingen opnemen
- De kassa tellen aan het eind van de dag

Wat vragen wij?
- Ervaring in een winkel
- Je bent vroeg wakker
- Beschikbaar op zaterdag

Wat bieden wij?
- Een salaris van € 2.400 tot € 2.700 bruto per maand
- Een contract voor een jaar
- Elke dag vers brood mee naar huis
- Een team dat elkaar helpt en samen eet${more}`;

const at = (url: string, text: string) => ({ url, vacancy: readVacancyText(text) });
const known = (over: Partial<Vacancy>): Vacancy => ({
  ...newVacancy({ id: 'known', companyId: null, companyName: '', createdBy: null, createdAt: new Date(0) }),
  title: 'Verkoopmedewerker',
  address: { city: 'Utrecht', country: 'NL' },
  source: readVacancyText(shop('Verkoopmedewerker', 'Utrecht')).text,
  originalUrl: 'https://korst.example/1',
  ...over,
});
let count = 0;
const run = (vacancies: ReturnType<typeof at>[], before: Vacancy[] = []) =>
  compare({ vacancies, unsure: new Set() }, before, employer, () => `new-${++count}`);

it('takes one text on two addresses for one vacancy, whatever its date', () => {
  const { found } = run([
    at('https://korst.example/1', shop('Verkoopmedewerker', 'Utrecht', '\nGeplaatst op 3 mei')),
    at('https://korst.example/2', shop('Verkoopmedewerker', 'Utrecht', '\nGeplaatst op 9 juni')),
  ]);
  expect(found.map(({ originalUrl }) => originalUrl)).toEqual(['https://korst.example/1']);
});

it('keeps one text for shops in two towns apart', () => {
  const { found } = run([
    at('https://korst.example/1', shop('Verkoopmedewerker', 'Utrecht')),
    at('https://korst.example/2', shop('Verkoopmedewerker', 'Zwolle')),
  ]);
  expect(found.map(({ address }) => address?.city)).toEqual(['Utrecht', 'Zwolle']);
});

it('keeps one text for two jobs apart', () => {
  const { found } = run([
    at('https://korst.example/1', shop('Verkoopmedewerker', 'Utrecht')),
    at('https://korst.example/2', shop('Bedrijfsleider', 'Utrecht')),
  ]);
  expect(found).toHaveLength(2);
});

it.each<[string, Partial<Vacancy>, string, number]>([
  ['writes nothing when nothing is new', {}, shop('Verkoopmedewerker', 'Utrecht'), 0],
  ['writes what says something new', {}, shop('Verkoopmedewerker', 'Utrecht', '\n- En elk jaar twee dagen vrij erbij'), 1],
  ['writes what is back', { goneSince: new Date(), filledSince: new Date() }, shop('Verkoopmedewerker', 'Utrecht'), 1],
  ['writes what has moved', { originalUrl: 'https://korst.example/old' }, shop('Verkoopmedewerker', 'Utrecht'), 1],
  ['leaves what was deleted', { deletedAt: new Date() }, shop('Verkoopmedewerker', 'Utrecht'), 0],
])('%s', (_, over, text, written) => {
  const { found, seen } = run([at('https://korst.example/1', text)], [known(over)]);
  expect(found.map(({ id }) => id)).toEqual(written ? ['known'] : []);
  expect([...seen]).toEqual(['known']);
});

it('takes another vacancy at the address of a deleted one for a new one', () => {
  const cook = shop('Kok', 'Hoorn').replace('Brood en gebak verkopen', 'Koken').replace('Ervaring in een winkel', 'Ervaring in een keuken');
  const { found } = run([at('https://korst.example/1', cook)], [known({ deletedAt: new Date() })]);
  expect(found.map(({ id }) => id)).toEqual([expect.stringMatching(/^new-/)]);
});
