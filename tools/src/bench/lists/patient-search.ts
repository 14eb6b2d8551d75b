import { type Database } from '@rpm/database';
import { fetchText } from '@rpm/client';
import assert from 'node:assert/strict';
import { alignColumns } from '../../harness/table';
import { fillOrganization, prepareSchema, withDataSource } from '../database/readings-database';
import { createKeys, startService } from '../measure/programs';
import { quantile, roundTo } from '../measure/statistics';
import { type BenchmarkContext, type Row } from '../row';

export const patientSearch: Row = {
  name: 'patient-search',
  about: 'searches among --readings patients of one organization, p50 and p95, and the cost of storing their words',
  defaults: { rounds: 20 },
  run: async (bench) => {
    const urls = await bench.server.open(`patient_search_${bench.readings}`);
    const postgres = await prepareSchema(urls.url);
    return withDataSource(urls.administrationUrl, async (administration) => {
      const [first] = await administration.query<{ id: number | null }[]>('select min(id) as id from organization');
      const organization = first?.id ?? (await fillPatients(bench, administration));
      const [key = ''] = await createKeys(urls, [organization]);
      const { port } = await startService(bench, urls);
      const search = async (query: string) => {
        const headers = { 'Service-API-Key': key, 'Content-Type': 'application/json' };
        const request = { operation: 'search', method: 'POST', headers, body: JSON.stringify({ query, size: SIZE }) };
        const { status, text } = await fetchText(`http://127.0.0.1:${port}/api/v3/patient/search`, request);
        assert.equal(status, 200, text);
        return JSON.parse(text) as { content: { id: number }[]; complete: boolean };
      };
      const searches = [];
      for (const [query, condition] of Object.entries(SEARCHES)) {
        bench.say(query);
        const rows = await administration.query<{ id: number }[]>(`select id from patient where ${condition}`);
        const matching = new Set(rows.map(({ id }) => id));
        const { content, complete } = await search(query);
        assert.ok(content.length === Math.min(SIZE, matching.size) && content.every(({ id }) => matching.has(id)), query);
        assert.equal(complete, matching.size <= SIZE, query);
        const times: number[] = [];
        for (let round = 0; round < bench.rounds; round++) {
          const begin = performance.now();
          await search(query);
          times.push(performance.now() - begin);
        }
        searches.push({ query, matching: matching.size, p50: quantile(times, 0.5), p95: quantile(times, 0.95) });
      }
      const slowest = roundTo(Math.max(...searches.map(({ p95 }) => p95)), 1);
      const inserted = {
        with: await timeOfInsert(administration, organization, bench.readings + 1, true),
        without: await timeOfInsert(administration, organization, bench.readings + 1, false),
      };
      const [{ bytes, words } = { bytes: 0, words: 0 }] = await administration.query<{ bytes: number; words: number }[]>(
        `select pg_total_relation_size('patient_search_word') / ${bench.readings} as bytes, count(*)::float / ${bench.readings} as words from patient_search_word`,
      );
      const lines = searches.map(({ query, matching, p50, p95 }) => [query, String(matching), p50.toFixed(1), p95.toFixed(1)]);
      const text = [
        `${bench.readings} patients; each result is that of a plain statement. Milliseconds of ${bench.rounds} requests:`,
        ...['', ...alignColumns([['query', 'patients', 'p50', 'p95'], ...lines]), '', `slowest p95: ${slowest} ms`],
        `a patient: ${words.toFixed(1)} words, ${bytes} bytes`,
        `inserting ${INSERTED} patients: ${inserted.with} ms, without words ${inserted.without} ms`,
      ].join('\n');
      return { figures: { slowest, searches, inserted, words, bytes }, text, failures: 0, postgres };
    });
  },
};

const SIZE = 50;
const INSERTED = 10_000;

/** Queries, each with a plain SQL condition that finds the same patients. The most frequent last name is Aaaaa, and the most frequent first name Bbbb. */
const SEARCHES: Record<string, string> = {
  'aaaaa, bbbb': `last_name = 'Aaaaa' and first_name = 'Bbbb'`,
  'aaaaa c': `last_name = 'Aaaaa' and first_name like 'C%'`,
  'bbbb o': `first_name = 'Bbbb' and last_name like 'O%'`,
  aaaaa: `last_name = 'Aaaaa'`,
  a: `last_name like 'A%'`,
  'aaaaa 1/2/1950': `last_name = 'Aaaaa' and date_of_birth in ('1950-01-02', '1950-02-01')`,
  '1950-01-02': `date_of_birth = '1950-01-02'`,
  'MRN-0000777': `id = 777`,
  '777': `external_identifier ~ '^MRN-0*777'`,
  '555 0777': `phone_number like '%5550777%'`,
  'p777@example.org': 'id = 777',
  nobody: 'false',
};

/** SQL for a fictitious name. Its rank is the square of a random share, so that the first names of a list are as frequent as in a country. */
const nameOf = (count: number, factor: number, letters: string) =>
  `initcap(translate(reverse(lpad(floor(${count} * power(n::bigint * ${factor} % 1000003 / 1000003.0, 2))::text, ${String(count - 1).length}, '0')), '0123456789', '${letters}'))`;

const insertPatients = (from: number, count: number) =>
  `insert into patient (organization_id, id, first_name, last_name, date_of_birth, email, phone_number, external_identifier, sex) overriding system value
   select $1, n, ${nameOf(2_000, 7919, 'bcdfghkmpv')}, ${nameOf(20_000, 104729, 'aeioulnrst')}, date '1930-01-01' + n * 7 % 30000, 'p' || n || '@example.org',
     '+1' || 201 + n % 700 || '555' || lpad((n::bigint * 31 % 10000)::text, 4, '0'), 'MRN-' || lpad(n::text, 7, '0'), 'unknown'
   from generate_series(${from}, ${from + count - 1}) n`;

/** Fills an empty, migrated database. The words are stored before their indexes exist, because this takes a fraction of the time. */
async function fillPatients({ readings: patients, say }: BenchmarkContext, administration: Database): Promise<number> {
  say(`Writing ${patients} patients`);
  await administration.query('alter table patient disable trigger set_search_words');
  const organization = await fillOrganization(administration, [insertPatients(1, patients)]);
  const [{ drop, build } = { drop: '', build: '' }] = await administration.query<{ drop: string; build: string }[]>(
    `select string_agg(format('alter table patient_search_word drop constraint %I', conname), ';') as drop,
       string_agg(format('alter table patient_search_word add constraint %I %s', conname, pg_get_constraintdef(oid)), ';' order by contype desc) || ';'
         || pg_get_indexdef('patient_search_word_first'::regclass) as build
     from pg_constraint where conrelid = 'patient_search_word'::regclass`,
  );
  await administration.query(`drop index patient_search_word_first; ${drop}`);
  await administration.query(`insert into patient_search_word (organization_id, patient_id, word)
    select p.organization_id, p.id, w from patient p
      cross join lateral words_of_patient(p.first_name, p.last_name, p.external_identifier, p.email, p.date_of_birth, p.phone_number) w`);
  await administration.query(build);
  await administration.query('alter table patient enable trigger set_search_words');
  await administration.query('vacuum analyze');
  return organization;
}

/** Inserts patients and undoes it. @returns milliseconds of the statement */
async function timeOfInsert(administration: Database, organization: number, from: number, withWords: boolean): Promise<number> {
  class Undone extends Error {}
  let milliseconds = 0;
  const insert = async (manager: { query: (text: string, values?: unknown[]) => Promise<unknown> }) => {
    await manager.query(`alter table patient ${withWords ? 'enable' : 'disable'} trigger set_search_words`);
    const begin = performance.now();
    await manager.query(insertPatients(from, INSERTED), [organization]);
    milliseconds = Math.round(performance.now() - begin);
    throw new Undone();
  };
  await administration.transaction(insert).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return milliseconds;
}
