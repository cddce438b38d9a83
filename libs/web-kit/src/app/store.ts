import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { accountEndpoints } from '../gateway/account-api';
import { api } from '../gateway/api';
import { forgetDrafts } from '../forms/draft-storage';
import { comingBack } from '../gateway/come-back';
import { refetchAll } from '../gateway/refetch';
import { languageChosen, languageOfVisit, languageReducer } from '../language/language-state';
import { liveTopics } from '../live/live';
import { sessionEnded, sessionReducer, sessionStarted, signedOut } from '../session/session-state';
import { storage, type Language } from '../browser/storage';
import type { Fetch } from '../gateway/transport';

// Who signs out in one tab is signed out in all of them; who signs in, too. Another language holds in all: what each asks of the server is
// answered in it.
const followOtherTabs = ({ dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>): void =>
  window.addEventListener('storage', ({ key, newValue, oldValue }) => {
    const isExpiry = key === storage.tokenExpiry.key || key === null;
    if (isExpiry && newValue === null) dispatch(sessionEnded());
    // Whoever signs out empties the storage, and leaves nothing in any tab of what was being written.
    if (key === null) forgetDrafts();
    if (isExpiry && newValue !== null && oldValue === null) dispatch(sessionStarted());
    if (key !== storage.language.key || newValue === null || storage.language.get() === getState().language) return;
    dispatch(languageChosen(storage.language.get()));
    dispatch(refetchAll());
  });

type Start = {
  language: Language;
  /** How calls leave, where that is not the browser's own way. */
  fetch?: Fetch;
};

// What one person has seen is not for the next.
const forgetting: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const answer = next(action);
    if (sessionEnded.match(action) || signedOut.match(action)) {
      liveTopics.restart();
      dispatch(api.util.resetApiState());
    }
    return answer;
  };

/** A store that asks for nothing by itself: what the server draws a page from. */
export const bareStore = ({ language, fetch }: Start) =>
  configureStore({
    reducer: { api: api.reducer, session: sessionReducer, language: languageReducer },
    preloadedState: { language },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false, thunk: { extraArgument: { fetch } } })
        .prepend(forgetting, comingBack())
        .concat(api.middleware),
  });

/** The one store of an app. It already asks who is signed in, while the screen is still being prepared. */
export const createStore = () => {
  const store = bareStore({ language: languageOfVisit() });
  followOtherTabs(store);
  // Lists that poll rest while the tab is hidden.
  setupListeners(store.dispatch);
  if (store.getState().session.hasSession) {
    void store.dispatch(accountEndpoints.account.initiate(undefined, { subscribe: false }));
  }
  return store;
};

export type AppStore = ReturnType<typeof bareStore>;
