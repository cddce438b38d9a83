/** What Node's parser says of a request it cannot read, in the product's words. */
const refusals: Record<string, readonly [status: number, title: string, detail: string]> = {
  // A method nobody knows is answered like one that nothing here has.
  HPE_INVALID_METHOD: [404, 'Not Found', 'not_found'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'timeout'],
};

/** The part of a connection that is needed to answer on it. */
type Line = { writable: boolean; destroyed: boolean; write(text: string): void; destroy(): void };

/**
 * Answers a request that could not be read, as everything else is answered: with a problem and the headers of the server.
 * There is no request to answer through, so it is written on the line, which ends.
 */
export const refuseUnreadable =
  (headers: Readonly<Record<string, string>>) =>
  (error: { code?: string }, line: Line): void => {
    if (error.code === 'ECONNRESET' || line.destroyed) return;
    const [status, title, detail] = refusals[error.code ?? ''] ?? [400, 'Bad Request', 'invalid_value'];
    const body = JSON.stringify({ type: 'about:blank', title, status, detail });
    const own = { 'content-type': 'application/problem+json; charset=utf-8', 'content-length': body.length, 'cache-control': 'no-store' };
    const lines = Object.entries({ ...headers, ...own, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
    if (line.writable) line.write(`HTTP/1.1 ${status} ${title}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
    line.destroy();
  };
