import { isPublicAddress, isWebAddress } from './address-rules';

describe('addresses', () => {
  it.each(['93.184.215.14', '1.1.1.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'])('%s belongs to the open internet', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.0.10',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '::7f00:1',
    '::a9fe:a9fe',
    'nonsense',
  ])('%s does not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

it('asks web ports only, without a user in the address', () => {
  for (const fine of ['http://example.org', 'https://example.org/x', 'http://example.org:80/'])
    expect(isWebAddress(new URL(fine))).toBe(true);
  for (const bad of ['http://example.org:8080/', 'ftp://example.org/', 'file:///etc/passwd', 'https://a:b@example.org/'])
    expect(isWebAddress(new URL(bad))).toBe(false);
});
