/** What comes back of a call. */
export type Answer<T = unknown> = { err?: unknown; response?: T };

const decoder = new TextDecoder();

const BEGIN = '{"response":';
const endOf = (id: string | undefined): string => `,"id":${JSON.stringify(id ?? null)},"isDisposed":true}`;

/** An answer as it travels: in Nest's envelope, and so that what was answered can be taken out of it unread. */
export const encodeAnswer = (id: string | undefined, { err, response }: Answer): Uint8Array => {
  if (err !== undefined || response === undefined) return Buffer.from(JSON.stringify({ err, id, isDisposed: true }));
  return Buffer.from(`${BEGIN}${JSON.stringify(response)}${endOf(id)}`);
};

export const decodeAnswer = <T>(bytes: Uint8Array): Answer<T> => JSON.parse(decoder.decode(bytes)) as Answer<T>;

/** The JSON of what was answered to the call with this id, unread; null of an answer that says something else. */
export const jsonIn = (bytes: Uint8Array, id: string): Buffer | null => {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [begin, end] = [Buffer.from(BEGIN), Buffer.from(endOf(id))];
  const isOurs = all.subarray(0, begin.length).equals(begin) && all.subarray(-end.length).equals(end);
  return isOurs ? all.subarray(begin.length, -end.length) : null;
};
