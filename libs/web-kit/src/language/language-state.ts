import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { config } from '../app/config';
import { storage, type Language } from '../browser/storage';

const year = 31_536_000;

/** Keeps the language: for later visits, and in a cookie, so that the server writes the next page in it. */
export const keepLanguage = (language: Language): void => {
  storage.language.set(language);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `language=${language}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
};

/** The language of this visit: the one a link names, as mails and search engines do, else the person's, else the page's. */
export const languageOfVisit = (): Language => {
  const wanted = new URLSearchParams(window.location.search).get('lang');
  const isNamed = wanted === 'en' || wanted === 'nl';
  const language = isNamed ? wanted : storage.language.get();
  // From then on it is the person's. One that was chosen when no cookie told of it is told of now.
  if (isNamed || language !== (config().language ?? language)) keepLanguage(language);
  return language;
};

const slice = createSlice({
  name: 'language',
  initialState: 'en' as Language,
  reducers: { languageChosen: (_, { payload }: PayloadAction<Language>) => payload },
});

export const { languageChosen } = slice.actions;
export const languageReducer = slice.reducer;
export type WithLanguage = { language: Language };
