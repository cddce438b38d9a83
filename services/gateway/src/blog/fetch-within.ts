/** Answers of an outside service: how long and how much they may be. */
export type Within = { milliseconds: number; bytes: number };

const bodyOf = async (response: Response, bytes: number): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let read = 0;
  for await (const part of response.body ?? []) {
    read += (part as Uint8Array).length;
    if (read > bytes) throw new Error(`more than ${bytes} bytes`);
    parts.push(part as Uint8Array);
  }
  return Buffer.concat(parts);
};

/**
 * Asks an outside service; the time counts until the last byte. A redirect is refused: it could lead the token elsewhere.
 * @throws on anything but an answer in the two hundreds, in time and in size.
 */
export const fetchWithin = async (url: URL, headers: Record<string, string>, { milliseconds, bytes }: Within) => {
  const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(milliseconds) });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return { type: response.headers.get('content-type') ?? '', body: await bodyOf(response, bytes) };
};
