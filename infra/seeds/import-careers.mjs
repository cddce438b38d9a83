// @ts-check
// Brings in the vacancies of a careers page, into the stack whose settings the environment holds.
import { vacanciesCalls } from '@tandem/contracts/vacancies/vacancies';
import { connect } from './connection.mjs';
import { readOptions } from '../local/options.mjs';

const { values, positionals } = readOptions('npm run import:careers -- [URL] [--company ID | --name NAME] [--most N]', {
  allowPositionals: true,
  options: { company: { type: 'string' }, name: { type: 'string' }, most: { type: 'string' } },
});
const [url] = positionals;
if (!url && !values.company) {
  console.error('usage: npm run import:careers -- [URL] [--company ID | --name NAME] [--most N]');
  process.exit(2);
}
const line = await connect(process.env);
try {
  const body = {
    ...(url ? { url } : {}),
    ...(values.company ? { companyId: values.company } : {}),
    ...(values.name ? { companyName: values.name } : {}),
    ...(values.most ? { most: Number(values.most) } : {}),
  };
  const { importId } = await line.call(vacanciesCalls.importCareers, { body });
  console.log(`The import ${importId} runs: one request a second, so a hundred vacancies take about two minutes.`);
  console.log('The log of vacancies says "careers page imported" at its end, with how many were read and which were not.');
} catch (error) {
  const { errors, code } = /** @type {{ errors?: { field: string; detail: string }[]; code?: string }} */ (error);
  if (!code) throw error;
  console.error(`Nothing is imported: ${errors?.map(({ field, detail }) => `${field}: ${detail}`).join(', ') || code}`);
  process.exitCode = 1;
} finally {
  await line.close();
}
