import { endTold, sessionEnded, sessionReducer, sessionStarted, type SessionState } from './session-state';

const signedIn: SessionState = { hasSession: true, wasSignedIn: true, ended: false };
const after = (...actions: Parameters<typeof sessionReducer>[1][]) => actions.reduce(sessionReducer, signedIn);

it('still has to tell that the session ended when two calls hear of it', () => {
  expect(after(sessionEnded(), sessionEnded())).toEqual({ hasSession: false, wasSignedIn: false, ended: true });
});

it.each([
  ['it was told', endTold()],
  ['somebody signed in', sessionStarted()],
])('has nothing to tell once %s', (_, action) => {
  expect(after(sessionEnded(), action).ended).toBe(false);
});
