// @ts-check
// Shows both apps side by side, and stands in for Google and LinkedIn on one machine: a page on which anybody is who he says, and the same protocol behind
// it. Its own process; told by the environment where it is and whom it knows.
import http from 'node:http';
import { identityServer } from './answers.mjs';
import { sideBySidePage, sideBySidePolicy } from './side-by-side.mjs';

const { PORT, BASE_URL, CLIENT_ID, ORIGINS, PRODUCT_NAME, CANDIDATE_URL, EMPLOYER_URL } = process.env;
const answer = identityServer({
  baseUrl: String(BASE_URL),
  clientId: String(CLIENT_ID),
  origins: new Set(String(ORIGINS).split(',')),
  product: String(PRODUCT_NAME),
});
const apps = { product: String(PRODUCT_NAME), candidate: String(CANDIDATE_URL), employer: String(EMPLOYER_URL) };
const server = http.createServer((request, response) => {
  if (request.url !== '/') return void answer(request, response);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': sideBySidePolicy(apps) });
  response.end(sideBySidePage(apps));
});

const stop = () => {
  server.close(() => process.exit(0));
  server.closeAllConnections();
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.once('disconnect', stop);

server.listen(Number(PORT), '127.0.0.1');
