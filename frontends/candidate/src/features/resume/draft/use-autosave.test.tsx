import en from '@tandem/locales/en.json';
import { aResume } from '@tandem/web-kit/testing/resumes';
import { act, renderHook } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import type { PartSavers } from '../resume-store';
import { draftOf } from './draft';
import { DraftSaver } from './draft-saver';
import { useAutosave } from './use-autosave';

it('saves one time after the other, however many ask for it while one is under way', async () => {
  const resume = aResume();
  const draft = draftOf(resume, null, 'en');
  const saver = new DraftSaver(draft, resume);
  const ends: (() => void)[] = [];
  jest.spyOn(saver, 'save').mockImplementation(async () => new Promise((resolve) => ends.push(resolve)));
  const { result } = renderHook(
    () =>
      useAutosave({
        draft,
        saver,
        wrong: new Set(),
        send: {} as PartSavers,
        isPaused: true,
        isOvertaken: async () => Promise.resolve(false),
      }),
    { wrapper: ({ children }) => <IntlProvider locale="en" messages={en}>{children}</IntlProvider> }, // prettier-ignore
  );
  await act(async () => {
    for (let times = 0; times < 3; times++) void result.current.flush();
    await Promise.resolve();
  });
  for (const begun of [1, 2, 3]) {
    expect(ends).toHaveLength(begun);
    await act(async () => ends.at(-1)?.());
  }
  expect(result.current.isSaving()).toBe(false);
});
