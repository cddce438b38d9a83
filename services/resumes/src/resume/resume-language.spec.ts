import { languageOf } from './resume-language';

it.each([
  [['Verpleegkundige', 'Wondzorg, medicatie, triage']],
  [['Magazijnmedewerker', 'Werk in Zwolle']],
  [['Frontend developer', 'Werken aan het platform']],
  [['Stage', 'Nederlands', 'Engels']],
])('takes %j for Dutch, however short', (texts) => {
  expect(languageOf(texts)).toBe('nl');
});

it.each([
  [[]],
  [['Nurse', 'Wound care, triage']],
  [['Frontend developer', 'React, TypeScript']],
  [['Dutch', 'English']],
  [['Infirmière', 'Soins à domicile pour les malades']],
])('takes %j for English', (texts) => {
  expect(languageOf(texts)).toBe('en');
});
