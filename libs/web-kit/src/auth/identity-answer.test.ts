import { replaceConfig } from '../app/config';
import { readReturned } from './identity-answer';
import { questionUrl } from './identity-popup';

const failed = 'Login failed. Please try again.';

describe('what a provider sends back', () => {
  it.each([
    ['a code', '?code=c1&state=s', '', { source: 'identity', code: 'c1' }],
    ['a token in the fragment', '', '#id_token=t1&state=s', { source: 'identity', idToken: 't1' }],
    [
      'a refusal in its words',
      '?error=denied&error_description=No%20way&state=s',
      '',
      { source: 'identity', error: 'denied', description: 'No way' },
    ],
    [
      'a refusal without words',
      '?error=user_cancelled_login&state=s',
      '',
      { source: 'identity', error: 'user_cancelled_login', description: failed },
    ],
    ['a refusal without our state', '?error=denied', '', { source: 'identity', error: 'denied', description: failed }],
  ])('is %s', (_, search, hash, answer) => {
    expect(readReturned(search, hash, 's', failed)).toEqual({ kind: 'answer', answer });
  });

  it.each([
    ['another state', '?code=c1&state=other', 's'],
    ['no state', '?code=c1', 's'],
    ['an answer nobody asked for', '?code=c1&state=s', null],
  ])('is refused with %s', (_, search, expected) => {
    expect(readReturned(search, '', expected, failed)).toEqual({ kind: 'mismatch' });
  });
});

describe('the question to a provider', () => {
  beforeEach(() => replaceConfig({ signIn: { linkedin: { clientId: 'us', authorizeUrl: 'https://in.example/authorize?v=2' } } }));

  it('names us, the way back and the state', () => {
    const url = new URL(questionUrl('linkedin', 's1', 'n1') ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      v: '2',
      client_id: 'us',
      redirect_uri: 'http://localhost/register/linkedin',
      scope: 'openid profile email',
      state: 's1',
      response_type: 'code',
    });
  });

  it('is not asked where we are not known', () => expect(questionUrl('google', 's1', 'n1')).toBeNull());
});
