import { IPv6, isValid, parse } from 'ipaddr.js';

/** Parts of an address of the sixth version that name a network: 64 bits, the least that anybody is given. */
const OF_NETWORK = 4;

/**
 * By what callers are counted: an address of the fourth version, of the sixth the network it lies in. Whoever has such a network has more
 * addresses than there are calls, and would be somebody new at each. One written in the other's way is the same.
 */
export const networkOf = (address: string): string => {
  if (!isValid(address)) return address;
  const parsed = parse(address);
  if (!(parsed instanceof IPv6)) return parsed.toString();
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  return `${parsed.parts.slice(0, OF_NETWORK).map((part) => part.toString(16)).join(':')}::/64`; // prettier-ignore
};
