import { languageOf } from './resume-language';

it.each([
  [['Verpleegkundige', 'Wondzorg, medicatie, triage']],
  [['Magazijnmedewerker', 'Werk in Zwolle']],
  [['Frontend developer', 'Werken aan het platform']],
  [['Stage', 'Nederlands', 'Engels']],
  [['Frontend developer', 'Je bouwt schermen in React en je praat met de mensen die ze gebruiken. Je test wat je maakt en je denkt mee.']],
])('takes %j for Dutch, however short', (texts) => {
  expect(languageOf(texts)).toBe('nl');
});

it.each([
  [[]],
  [['Nurse', 'Wound care, triage']],
  [['Frontend developer', 'React, TypeScript']],
  [['Dutch', 'English']],
  [['Serveuse', 'Je sers les clients et je tiens la caisse, de midi à minuit']],
  [['Infirmière', 'Soins à domicile pour les malades']],
])('takes %j for English', (texts) => {
  expect(languageOf(texts)).toBe('en');
});
