import { readVacancyText } from '@tandem/vacancy-reader/read';
import { fieldsOf } from './from-reading';

const asked = (line: string) =>
  fieldsOf(readVacancyText(`Orderpicker in Tilburg\n\nWij vragen\n- ${line}\n- Je hebt een rijbewijs`)).requiredLanguages;

it.each([
  ['Je spreekt Nederlands of Engels', ['Dutch', 'English']],
  ['You speak English or Dutch', ['Dutch', 'English']],
  ['Je spreekt Nederlands en Engels', ['Dutch']],
  ['Je spreekt goed Nederlands', ['Dutch']],
])('asks of “%s” for %j', (line, languages) => expect(asked(line)).toEqual(languages));
