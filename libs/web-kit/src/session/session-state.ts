import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { config } from '../app/config';
import { nextNotice } from '../browser/notice';
import { storage } from '../browser/storage';

export type SessionState = {
  /** Whether a session may exist, so that asking for the account makes sense. */
  hasSession: boolean;
  /** An account has been seen since the page was loaded. */
  wasSignedIn: boolean;
  /** The session ran out while the page was open. */
  ended: boolean;
  /** Who was here until his company removed him: he cannot come back for what he was writing. */
  removed?: string;
};
export type WithSession = { session: SessionState };

const isAccountAnswer = (action: UnknownAction): boolean => {
  if (action.type !== 'api/executeQuery/fulfilled') return false;
  return (action as unknown as { meta: { arg: { endpointName: string } } }).meta.arg.endpointName === 'account';
};

// The page that says goodbye is for a visitor, although a session of the other app may be in the same browser: that one
// would carry the person there at once.
const hasJustLeft = (): boolean => nextNotice()?.id === 'session.signed_out';

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({
    hasSession: storage.tokenExpiry.get() !== null || (config().hasSession && !hasJustLeft()),
    wasSignedIn: false,
    ended: false,
  }),
  reducers: {
    /** A call has signed somebody in. */
    sessionStarted: (state) => {
      delete state.removed;
      state.hasSession = true;
      state.ended = false;
    },
    /**
     * The server says that nobody is signed in, to several calls at once perhaps. Only who was so a moment ago is told. With the id of an
     * account: that it has been removed.
     */
    sessionEnded: (state, { payload }: PayloadAction<string | undefined>) => {
      if (payload !== undefined) state.removed = payload;
      state.hasSession = false;
      state.ended ||= state.wasSignedIn;
      state.wasSignedIn = false;
    },
    /** The person knows that the session has ended. */
    endTold: (state) => {
      state.ended = false;
    },
    /** The person has left. */
    signedOut: () => ({ hasSession: false, wasSignedIn: false, ended: false }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAccountAnswer, (state) => {
      state.wasSignedIn = true;
    });
  },
});

export const { sessionStarted, sessionEnded, endTold, signedOut } = slice.actions;
export const sessionReducer = slice.reducer;
