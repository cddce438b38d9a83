import { configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { accountEndpoints } from './account-api';
import { api } from './api';
import type { AppDispatch } from './dispatch';
import { languageReducer } from './language-state';
import { liveTopics } from './live';
import { sessionEnded, sessionReducer, sessionStarted, signedOut } from './session-state';
import { storage } from './storage';

// Who signs out in one tab is signed out in all of them; who signs in, too.
const followOtherTabs = (dispatch: AppDispatch): void =>
  window.addEventListener('storage', ({ key, newValue, oldValue }) => {
    const isExpiry = key === storage.tokenExpiry.key || key === null;
    if (isExpiry && newValue === null) dispatch(sessionEnded());
    if (isExpiry && newValue !== null && oldValue === null) dispatch(sessionStarted());
  });

/** The one store of an app. It already asks who is signed in, while the screen is still being prepared. */
export const createStore = () => {
  const listener = createListenerMiddleware();
  const store = configureStore({
    reducer: { api: api.reducer, session: sessionReducer, language: languageReducer },
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).prepend(listener.middleware).concat(api.middleware),
  });
  // What one person has seen is not for the next.
  listener.startListening({
    matcher: isAnyOf(sessionEnded, signedOut),
    effect: () => {
      liveTopics.restart();
      store.dispatch(api.util.resetApiState());
    },
  });
  followOtherTabs(store.dispatch);
  if (store.getState().session.hasSession) {
    void store.dispatch(accountEndpoints.account.initiate(undefined, { subscribe: false }));
  }
  return store;
};

export type AppStore = ReturnType<typeof createStore>;
export type AppState = ReturnType<AppStore['getState']>;
