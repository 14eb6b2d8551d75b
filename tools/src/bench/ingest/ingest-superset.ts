import { createHmac } from 'node:crypto';
import { alignColumns } from '../../harness/table';
import { fillOrganization, prepareSchema, withDataSource } from '../database/readings-database';
import { bodyRequest } from '../measure/http-request';
import { applyLoad } from '../measure/load';
import { startProcessorClock } from '../measure/processor-time';
import { createKeys, startService } from '../measure/programs';
import { median, roundTo } from '../measure/statistics';
import { type Row } from '../row';
import { createSource, processed } from './bench-source';

/** Time between two values of a continuous monitor. */
const INTERVAL_MS = 300_000;
const MIDNIGHT_MS = Date.parse('2026-01-14T00:00:00Z');

/** The content of the messages of a day: all samples of the day so far, as Terra sends them, or the latest one alone. */
const CONTENTS = ['superset', 'latest'] as const;
type Content = (typeof CONTENTS)[number];

interface MeasuredDay {
  seconds: number;
  /** CPU time in milliseconds of the whole day; null where the system does not tell. */
  node: number | null;
  postgres: number | null;
}

/** A day of a continuous monitor, of which each message repeats all former samples. */
export const ingestSuperset: Row = {
  name: 'ingest-superset',
  about:
    '--readings samples of a day of a monitor in as many messages of Terra, each with all samples so far, until they are stored; (baseline) each with the latest sample alone',
  defaults: { readings: 288 },
  hasHttpServers: true,
  run: async (bench) => {
    const urls = await bench.server.create('ingest_superset');
    const postgres = await prepareSchema(urls.url);
    return withDataSource(urls.administrationUrl, async (administration) => {
      const organizationId = await fillOrganization(administration, []);
      const [key = ''] = await createKeys(urls, [organizationId], ['*', 'ingest:write']);
      // Messages are processed by the processes that deliver webhooks.
      const { port, processes } = await startService(bench, urls, { DELIVERY: 'on' });
      const { path, secret } = await createSource(port, key, 'terra', 'terra');
      let failures = 0;

      const measure = async (content: Content, round: number): Promise<MeasuredDay> => {
        const person = `${content} ${round}`;
        await administration.query(ADD_PERSON, [organizationId, person]);
        let sent = 0;
        const next = () => {
          const body = dayOf(person, ++sent, content);
          return bodyRequest('POST', path, signatureOf(secret, body), body);
        };
        const clock = startProcessorClock(processes);
        const begin = performance.now();
        const load = await applyLoad({ port, connections: 1, end: { requests: bench.readings }, next });
        await processed(administration);
        const seconds = (performance.now() - begin) / 1_000;
        const { node, postgres: database } = clock();
        const [row] = await administration.query<{ stored: number }[]>(COUNT_OF_PERSON, [organizationId, person]);
        failures += load.failures + Math.abs((row?.stored ?? 0) - sent);
        const milliseconds = (time: number | null) => (time === null ? null : time / 1_000);
        return { seconds, node: milliseconds(node), postgres: milliseconds(database) };
      };

      const rounds: Record<Content, MeasuredDay>[] = [];
      // The first round warms up the service and is not counted.
      for (let round = 0; round <= bench.rounds; round++) {
        bench.say(round === 0 ? 'Warming up' : `Round ${round} of ${bench.rounds}`);
        const measured = { superset: await measure('superset', round), latest: await measure('latest', round) };
        if (round > 0) rounds.push(measured);
      }

      const days = CONTENTS.map((content) => {
        const of = (property: keyof MeasuredDay) => {
          const values = rounds.flatMap((round) => round[content][property] ?? []);
          return values.length > 0 ? roundTo(median(values), 2) : null;
        };
        return { content, seconds: of('seconds'), node: of('node'), postgres: of('postgres') };
      });
      const [superset, latest] = days.map(({ node, postgres: database }) => (node ?? 0) + (database ?? 0));
      const cpuRatio = latest !== undefined && latest > 0 ? roundTo((superset ?? 0) / latest, 2) : null;
      const samples = { superset: (bench.readings * (bench.readings + 1)) / 2, latest: bench.readings };
      return {
        figures: { cpuRatio, samples, days, rounds },
        text: [
          `${bench.readings} messages of a day with ${samples.superset} samples; CPU in relation to the latest samples alone: ${cpuRatio?.toFixed(2) ?? 'n/a'}; medians of ${bench.rounds} round(s)`,
          '',
          ...alignColumns([
            ['each message contains', 'samples', 'seconds', 'Node ms', 'PostgreSQL ms'],
            ...days.map(({ content, seconds, node, postgres: database }) => [
              content === 'superset' ? 'all samples so far' : 'the latest sample',
              ...[samples[content], seconds, node, database].map((value) => String(value ?? 'n/a')),
            ]),
          ]),
        ].join('\n'),
        failures,
        postgres,
      };
    });
  },
};

/** Returns the nth message of a person's day. */
function dayOf(person: string, nth: number, content: Content): string {
  const first = content === 'superset' ? 1 : nth;
  const samples = Array.from({ length: nth + 1 - first }, (_, at) => ({
    timestamp: new Date(MIDNIGHT_MS + (first + at) * INTERVAL_MS).toISOString(),
    blood_glucose_mg_per_dL: 80 + ((first + at) % 100),
  }));
  return JSON.stringify({
    type: 'body',
    user: { user_id: person, provider: 'FREESTYLELIBRE' },
    data: [{ glucose_data: { blood_glucose_samples: samples } }],
  });
}

/** Signs a message as Terra does. */
function signatureOf(secret: string, body: string): Record<string, string> {
  const seconds = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { 'terra-signature': `t=${seconds},v1=${signature}` };
}

/** Adds a patient whom the messages of the only source name by this text. */
const ADD_PERSON = `
  with p as (
    insert into patient (organization_id, first_name, last_name, sex) values ($1, 'Example', $2, 'unknown') returning id
  )
  insert into ingest_alias (organization_id, source_id, kind, value, patient_id)
  select $1, (select id from ingest_source where organization_id = $1), 'person', $2, p.id from p`;

const COUNT_OF_PERSON = `
  select count(*)::integer as stored from blood_glucose_reading r join patient p on (p.organization_id, p.id) = (r.organization_id, r.patient_id)
  where p.organization_id = $1 and p.last_name = $2`;
