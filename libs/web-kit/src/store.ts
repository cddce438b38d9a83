import { configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { accountEndpoints } from './account-api';
import { api } from './api';
import { languageReducer } from './language-state';
import { liveTopics } from './live';
import { sessionEnded, sessionReducer, signedOut } from './session-state';

/** The one store of an app. It already asks who is signed in, while the screen is still being prepared. */
export const createStore = () => {
  const listener = createListenerMiddleware();
  const store = configureStore({
    reducer: { api: api.reducer, session: sessionReducer, language: languageReducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).prepend(listener.middleware).concat(api.middleware),
  });
  // What one person has seen is not for the next.
  listener.startListening({
    matcher: isAnyOf(sessionEnded, signedOut),
    effect: () => {
      liveTopics.restart();
      store.dispatch(api.util.resetApiState());
    },
  });
  if (store.getState().session.hasSession) {
    void store.dispatch(accountEndpoints.account.initiate(undefined, { subscribe: false }));
  }
  return store;
};

export type AppStore = ReturnType<typeof createStore>;
export type AppState = ReturnType<AppStore['getState']>;
