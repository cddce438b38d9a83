import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { storage, type Language } from './storage';

// A link may name its language, as mails and search engines do; from then on it is the person's.
const fromLink = (): Language | null => {
  const wanted = new URLSearchParams(window.location.search).get('lang');
  if (wanted !== 'en' && wanted !== 'nl') return null;
  storage.language.set(wanted);
  return wanted;
};

const slice = createSlice({
  name: 'language',
  initialState: (): Language => fromLink() ?? storage.language.get(),
  reducers: { languageChosen: (_, { payload }: PayloadAction<Language>) => payload },
});

export const { languageChosen } = slice.actions;
export const languageReducer = slice.reducer;
export type WithLanguage = { language: Language };
