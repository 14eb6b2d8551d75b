import { fetchText } from '@rpm/client';
import assert from 'node:assert/strict';
import { copyReadings, withDataSource } from '../database/readings-database';
import { costOf, costTable } from '../measure/cost';
import { createKeys, startService } from '../measure/programs';
import { type Row } from '../row';

export const corrections: Row = {
  name: 'corrections',
  about:
    'merging and unmerging patients, correcting custody of a device, and histories, among --readings readings, 10,000 of each patient',
  defaults: { readings: 10_000_000, rounds: 5 },
  run: async (bench) => {
    const database = await copyReadings(bench);
    const [key = ''] = await createKeys(database, database.organizationIds);
    const { port, processes } = await startService(bench, database);
    const call = async (method: string, path: string, body?: object) => {
      const type = `application/${method === 'PATCH' ? 'merge-patch+json' : 'json'}`;
      const request = {
        operation: 'call',
        method,
        headers: { 'Service-API-Key': key, 'Content-Type': type },
        body: body && JSON.stringify(body),
      };
      const { status, text } = await fetchText(`http://127.0.0.1:${port}/api/v3${path}`, request);
      assert.equal(status, 200, text);
      return JSON.parse(text) as { content?: { id: number }[] };
    };
    return withDataSource(database.administrationUrl, async (administration) => {
      const costs: Parameters<typeof costTable>[0] = {};
      const measure = async (work: string, ...[method, path, body]: Parameters<typeof call>) => {
        bench.say(work);
        (costs[work] ??= []).push(await costOf(administration, processes, () => call(method, path, body)));
      };
      for (let round = 0; round < bench.rounds; round++) {
        // Each round has three patients of its own. Patient n has device n, which has taken the readings n - 1, n - 1 + number of devices, and so on.
        const [remaining = 0, merged = 0, other = 0] = [0, 1, 2].map((place) => 1 + ((3 * round + place) % database.devices));
        const history = `/blood-glucose-reading/${merged - 1 + database.devices}/history`;
        await measure('merge', 'POST', `/patient/${remaining}/merge`, { patient: { id: merged } });
        await measure('history of a reading', 'GET', history);
        await measure('merges of a patient', 'GET', `/patient/${remaining}/merge`);
        await measure('unmerge', 'POST', `/patient/${remaining}/unmerge`, { patient: { id: merged } });
        const { content: [assignment] = [] } = await call('GET', `/device/${other}/assignment`);
        await measure('custody correction', 'PATCH', `/device/${other}/assignment/${assignment?.id}`, {
          patient: { id: merged },
        });
        await measure('events of a device', 'GET', `/device/${other}/event`);
      }
      return { figures: { costs }, text: costTable(costs).join('\n'), failures: 0, postgres: database.postgres };
    });
  },
};
