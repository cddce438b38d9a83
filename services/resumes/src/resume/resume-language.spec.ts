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

it('is as quick with letters that never end as with words', () => {
  const entries = (text: string) => Array.from({ length: 20 }, () => text.repeat(2_500).slice(0, 2_500));
  const timeOf = (texts: string[]): number =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const begin = performance.now();
        languageOf(texts);
        return performance.now() - begin;
      }),
    );
  const words = timeOf(entries('werk '));
  expect(timeOf(entries('zx'))).toBeLessThan(Math.max(100, words * 4));
});

it('knows a title at the end of a long word', () => {
  expect(languageOf(['Elektrotechnischeinstallatiemonteur'])).toBe('nl');
});
