// @ts-check
// Fills a fresh stack with the demo: twelve companies, 150 vacancies, ten candidates, what became of their matches, and an
// account for each app.
import { connect } from './connection.mjs';
import { fillCompanies } from './demo/companies.mjs';
import { fillJobs } from './demo/jobs.mjs';
import { fillMatches } from './demo/moves.mjs';
import { fillPeople } from './demo/people.mjs';

const line = await connect(process.env);
try {
  await fillCompanies(line);
  await fillPeople(line);
  await fillJobs(line);
  await fillMatches(line);
} finally {
  await line.close();
}
