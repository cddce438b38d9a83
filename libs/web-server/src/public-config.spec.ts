import { publicConfigOf, WebServerConfig } from './public-config';

const environment = {
  APP: 'employer',
  DIST: '/app',
  GATEWAY_URL: 'http://gateway:8080/',
  PORT: '8082',
  CANDIDATE_URL: 'https://tandem.example/',
  EMPLOYER_URL: 'https://employer.tandem.example',
  ADMIN_URL: 'https://admin.tandem.example',
};

it('tells browsers the product, the addresses and how to reach us, and no address of the inside', () => {
  const shown = publicConfigOf(WebServerConfig.parse(environment));
  expect(shown).toMatchObject({ app: 'employer', product: 'Tandem', urls: { candidate: 'https://tandem.example' } });
  expect(shown).not.toHaveProperty('demoAccounts');
  expect(JSON.stringify(shown)).not.toContain('gateway:8080');
});

it('offers demo accounts where there are some', () => {
  const account = { email: 'candidate@tandem.example', password: 'p' };
  const config = WebServerConfig.parse({ ...environment, DEMO_ACCOUNTS: JSON.stringify({ candidate: account }) });
  expect(publicConfigOf(config).demoAccounts).toEqual({ candidate: account });
});

it('names partners only where there are some', () => {
  const partners = [{ name: 'Halte' }];
  expect(publicConfigOf(WebServerConfig.parse({ ...environment, PARTNERS: JSON.stringify(partners) })).partners).toEqual(partners);
  expect(publicConfigOf(WebServerConfig.parse(environment))).not.toHaveProperty('partners');
});

it('tells where to sign in with others, only where we are known', () => {
  expect(publicConfigOf(WebServerConfig.parse({ ...environment, GOOGLE_CLIENT_ID: 'us' })).signIn).toEqual({
    google: { clientId: 'us', authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth' },
  });
});

it.each([
  ['APP', 'console'],
  ['GATEWAY_URL', 'gateway'],
  ['DEMO_ACCOUNTS', '{candidate'],
  ['PARTNERS', '["Halte"]'],
  ['PORT', 'http'],
])('refuses %s=%s and says which variable is wrong', (name, value) => {
  const { error } = WebServerConfig.safeParse({ ...environment, [name]: value });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([name]);
});
