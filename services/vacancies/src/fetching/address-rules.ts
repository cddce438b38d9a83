import { parse } from 'ipaddr.js';

/** Whether an address is one of the open internet: no host of this machine, this network or a special range. */
export const isPublicAddress = (address: string): boolean => {
  try {
    const parsed = parse(address);
    const real =
      parsed.kind() === 'ipv6' && 'isIPv4MappedAddress' in parsed && parsed.isIPv4MappedAddress() ? parsed.toIPv4Address() : parsed;
    return real.range() === 'unicast';
  } catch {
    return false;
  }
};

const webPorts = new Set(['', '80', '443']);

/** Whether an address of a page may be asked at all, before any name is resolved. */
export const isWebAddress = (url: URL): boolean =>
  /^https?:$/.test(url.protocol) && webPorts.has(url.port) && url.username === '' && url.password === '';
