/** The nonce that an ID token bears; undefined for what is none. Who signed it is the server's to judge. */
export const nonceIn = (token: string): unknown => {
  try {
    const claims = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    return (JSON.parse(atob(claims)) as { nonce?: unknown }).nonce;
  } catch {
    return undefined;
  }
};
