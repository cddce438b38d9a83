import { countedTypes, recordedEvents } from '@tandem/contracts/admin/admin.shapes';
import en from '@tandem/locales/en.json';
import nl from '@tandem/locales/nl.json';

it.each([...countedTypes, ...recordedEvents])('names %s in both languages', (type) => {
  expect(en).toHaveProperty([`admin.event.${type}`]);
  expect(nl).toHaveProperty([`admin.event.${type}`]);
});
