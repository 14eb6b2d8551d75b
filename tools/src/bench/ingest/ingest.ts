import { Client } from 'pg';
import { copyReadings } from '../database/readings-database';
import { compareVariants, tableOf } from '../measure/comparison';
import { bodyRequest } from '../measure/http-request';
import { createKeys, startCompared } from '../measure/programs';
import { type DatabaseUrls, type Row } from '../row';
import { createSource, messageOf } from './bench-source';

const CONNECTIONS = 32;

/** Messages that are received and stored, beside a bare server that commits the same bytes. */
export const ingest: Row = {
  name: 'ingest',
  about: 'receiving messages of a source: this service, bare node:http that commits the same bytes with one INSERT',
  defaults: { readings: 1_000 },
  hasHttpServers: true,
  run: async (bench) => {
    const database = await copyReadings(bench);
    await createBareTable(database);
    const [key = ''] = await createKeys(database, database.organizationIds.slice(0, 1), ['ingest:write']);
    const programs = await startCompared(bench, database, 'bare-ingest');
    const { path, headers } = await createSource(programs[0].port, key, 'mapping');
    let count = 0;
    const requests = () => () => bodyRequest('POST', path, headers, messageOf(++count));
    const baseline = programs[1].name;
    const options = { variants: programs, baseline, requests, connections: CONNECTIONS };
    const { rounds, failures, variants } = await compareVariants(options, bench);
    const { ratio, cpuRatio } = variants.service;
    const head = `ratio to ${baseline} ${ratio.toFixed(2)}; ${CONNECTIONS} connections, medians of ${bench.rounds} round(s)`;
    const table = tableOf([variants.service, variants[baseline]], variants[baseline], 'messages');
    const figures = { ratio, cpuRatio, variants, rounds };
    return { figures, text: [head, '', ...table].join('\n'), failures, postgres: database.postgres };
  },
};

async function createBareTable({ administrationUrl }: DatabaseUrls): Promise<void> {
  const client = new Client({ connectionString: administrationUrl });
  await client.connect();
  await client.query('create table bare_message (id bigint generated always as identity primary key, body bytea not null)');
  await client.end();
}
