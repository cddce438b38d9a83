// @ts-check
// Stands in for Google and LinkedIn on one machine: a page on which anybody is who he says, and the same protocol behind
// it. Its own process; told by the environment where it is and whom it knows.
import http from 'node:http';
import { identityServer } from './answers.mjs';

const { PORT, BASE_URL, CLIENT_ID, ORIGINS, PRODUCT_NAME } = process.env;
const answer = identityServer({
  baseUrl: String(BASE_URL),
  clientId: String(CLIENT_ID),
  origins: new Set(String(ORIGINS).split(',')),
  product: String(PRODUCT_NAME),
});
const server = http.createServer((request, response) => void answer(request, response));

const stop = () => {
  server.close(() => process.exit(0));
  server.closeAllConnections();
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.once('disconnect', stop);

server.listen(Number(PORT), '127.0.0.1');
