import { parse, parseCIDR } from 'ipaddr.js';

/** Whether an address is one of the open internet: no host of this machine, this network or a special range. */
export const isPublicAddress = (address: string): boolean => {
  try {
    const parsed = parse(address);
    const real =
      parsed.kind() === 'ipv6' && 'isIPv4MappedAddress' in parsed && parsed.isIPv4MappedAddress() ? parsed.toIPv4Address() : parsed;
    // Of the sixth version only this part is given out; the rest has old ways to write addresses of the fourth, as ::127.0.0.1.
    return real.range() === 'unicast' && (real.kind() === 'ipv4' || real.match(parseCIDR('2000::/3')));
  } catch {
    return false;
  }
};

const webPorts = new Set(['', '80', '443']);

/** Whether an address of a page may be asked at all, before any name is resolved. */
export const isWebAddress = (url: URL): boolean =>
  /^https?:$/.test(url.protocol) && webPorts.has(url.port) && url.username === '' && url.password === '';
