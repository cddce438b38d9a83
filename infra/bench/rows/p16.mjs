// @ts-check
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { consoleGround, rows } from '../console.mjs';
import { CopyOut } from '../copy-out.mjs';
import { sideBySide } from '../ratio.mjs';

const columns = 'email, account_type, auth_provider, created_at, updated_at, first_name, last_name, phone, linkedin_url';
const copy = `copy (select ${columns} from person where not is_test order by lower(email), id) to stdout (format csv, header)`;

/** @type {import('../row.mjs').Row} */
export const row = {
  id: 'P16',
  what: `the CSV of ${rows.toLocaleString('en')} users, from the request to its last byte through the gateway`,
  peer: 'COPY TO STDOUT of the same rows in the same order',
  measure: async () => {
    const { url, cookie, databaseUrl, close } = await consoleGround();
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    /** Reads as a browser does that saves a file: nothing is kept. */
    const save = async (/** @type {string} */ path) => {
      const answer = await fetch(`${url}${path}`, { headers: { cookie } });
      let bytes = 0;
      for await (const chunk of answer.body ?? []) bytes += chunk.length;
      if (!answer.ok || bytes === 0) throw new Error(`${path}: ${answer.status}`);
      return bytes;
    };
    const ours = async () => save('/admin/users/export.csv?sortField=email');
    try {
      // What any download needs once, code and connections, is no growth of this one.
      await save('/admin/employers/export.csv');
      await setTimeout(1_000);
      const before = process.memoryUsage().rss;
      let most = before;
      const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
      const bytes = await ours();
      clearInterval(watch);
      const measured = await sideBySide(ours, async () => {
        const out = new CopyOut(copy);
        client.query(out);
        await out.done;
      });
      return {
        figures: [
          { name: 'time', value: measured.ratio, unit: ' times', floor: 6, isLowerBetter: true },
          { name: 'memory', value: (most - before) / 1024 / 1024, unit: ' MB', floor: 64, isLowerBetter: true },
        ],
        notes: [
          `${measured.ours.toFixed(0)} ms against ${measured.peer.toFixed(0)} ms; ${(bytes / 1e6).toFixed(1)} MB of text`,
          `memory of service and gateway in one process, with the one who asks, over ${(before / 1024 / 1024).toFixed(0)} MB`,
        ],
      };
    } finally {
      await client.end();
      await close();
    }
  },
};
