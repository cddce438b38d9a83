import { Authenticator } from '../session/authenticate';
import { SessionCookies } from '../session/cookies';
import { networkOf } from './network-of';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('is where a call comes from, whichever of its addresses a network uses', async () => {
  const authenticator = new Authenticator(new SessionCookies({ COOKIE_DOMAIN: undefined, COOKIE_SECURE: false }), {} as never, {} as never);
  const from = async (address: string) => (await authenticator.contextOf({}, {}, address, 'a-call')).ip;
  expect(await from('2001:db8:1:2:aaaa::1')).toBe(await from('2001:db8:1:2:bbbb::2'));
  expect(await from('2001:db8:1:3::1')).not.toBe(await from('2001:db8:1:2::1'));
});
