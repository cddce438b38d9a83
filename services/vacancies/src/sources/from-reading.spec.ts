import { readVacancyText } from '@tandem/vacancy-reader/read';
import { fieldsOf } from './from-reading';

const asked = (line: string) =>
  fieldsOf(readVacancyText(`Orderpicker in Tilburg\n\nWij vragen\n- ${line}\n- Je hebt een rijbewijs`)).requiredLanguages;

it.each([
  ['Je spreekt Nederlands of Engels', ['Dutch', 'English']],
  ['You speak English or Dutch', ['Dutch', 'English']],
  ['Je spreekt Nederlands en Engels', ['Dutch']],
  ['Je spreekt goed Nederlands', ['Dutch']],
  ['Fluent English; Dutch is not required', ['English']],
  ['Je spreekt vloeiend Engels', ['English']],
])('asks of “%s” for %j', (line, languages) => expect(asked(line)).toEqual(languages));

const levels = (line: string) =>
  fieldsOf(readVacancyText(`Werkvoorbereider in Zwolle\n\nWij vragen\n- ${line}\n- Je hebt een rijbewijs`)).requiredEducation;

it.each([
  ['mbo 4 of hbo installatietechniek', ['BACHELOR_MBO', 'BACHELOR_HBO']],
  ['Mbo/hbo werk- en denkniveau', ['BACHELOR_MBO', 'BACHELOR_HBO']],
  ['hbo installatietechniek', ['BACHELOR_HBO']],
])('asks for each level that “%s” says is enough: %j', (line, types) => expect([...levels(line)].sort()).toEqual([...types].sort()));
