import { fetchText } from '@rpm/client';
import assert from 'node:assert/strict';
import { Client } from 'pg';
import { valueTypes } from '@rpm/database';
import { type ReadingsDatabase } from './readings-database';

const SIZE = 15;
/** Number of requests for each page of each filter. */
const REQUESTS = 60;
const DAY_MS = 86_400_000;

/** Duration of listing one page, in milliseconds. */
export interface PageFigures {
  filter: string;
  page: 'first' | 'deep' | 'last';
  total: number;
  p50: number;
  p95: number;
}

/** The measured filters. Each has a plain SQL condition that selects the same readings, with which the benchmark verifies the totals. */
function filtersOf(first: Date, last: Date): { filter: string; query: Record<string, string>; condition: string }[] {
  const at = (part: number) => new Date(first.getTime() + part * (last.getTime() - first.getTime())).toISOString();
  const after = (instant: string, days: number) => new Date(Date.parse(instant) + days * DAY_MS).toISOString();
  // At these times of day, most readings have to be counted one by one, because there are counts of days and of hours.
  const [from, received] = [`${at(0.3).slice(0, 10)}T11:30:00Z`, `${at(0.6).slice(0, 10)}T11:30:00Z`];
  const [end, receivedEnd] = [after(from, 14), after(received, 7)];
  const taken = `reading_timestamp >= '${from}' and reading_timestamp < '${end}'`;
  const arrived = `received_timestamp >= '${received}' and received_timestamp < '${receivedEnd}'`;
  return [
    { filter: 'none', query: {}, condition: 'true' },
    { filter: 'time', query: { startTimestamp: from, endTimestamp: end }, condition: taken },
    { filter: 'received', query: { startCreateTimestamp: received, endCreateTimestamp: receivedEnd }, condition: arrived },
    { filter: 'patient', query: { patientId: '7' }, condition: 'patient_id = 7' },
    { filter: 'device', query: { deviceId: '9' }, condition: 'device_id = 9' },
    {
      filter: 'patient, time',
      query: { patientId: '7', startTimestamp: from, endTimestamp: end },
      condition: `patient_id = 7 and ${taken}`,
    },
    {
      filter: 'device, received',
      query: { deviceId: '9', startCreateTimestamp: received, endCreateTimestamp: receivedEnd },
      condition: `device_id = 9 and ${arrived}`,
    },
  ];
}

/** Measures the first, a deep and the last page for each filter, one request at a time, and checks that every total is that of count(*). */
export async function measurePages(url: string, key: string, database: ReadingsDatabase): Promise<PageFigures[]> {
  const list = async (query: Record<string, string>, page: number) => {
    const parameters = new URLSearchParams({ ...query, page: String(page), size: String(SIZE) });
    const request = { operation: 'list', headers: { 'Service-API-Key': key } };
    const { status, text } = await fetchText(`${url}?${parameters.toString()}`, request);
    assert.equal(status, 200, text);
    return (JSON.parse(text) as { total: number }).total;
  };
  const client = new Client({ connectionString: database.administrationUrl, types: valueTypes });
  await client.connect();
  try {
    const { rows } = await client.query<{ first: Date; last: Date }>(
      'select min(reading_timestamp) as first, max(reading_timestamp) as last from blood_glucose_reading',
    );
    const [range] = rows;
    assert(range);
    const figures: PageFigures[] = [];
    for (const { filter, query, condition } of filtersOf(range.first, range.last)) {
      const counted = await client.query<{ count: number }>(`select count(*) from blood_glucose_reading where ${condition}`);
      const total = await list(query, 1);
      assert.equal(total, counted.rows[0]?.count, `The total with the filter ${filter} is not exact.`);
      const last = Math.max(1, Math.ceil(total / SIZE));
      for (const [page, number] of Object.entries({ first: 1, deep: Math.ceil(last * 0.617), last }) as [
        PageFigures['page'],
        number,
      ][]) {
        const durations: number[] = [];
        for (let request = 0; request < REQUESTS; request++) {
          const begin = performance.now();
          await list(query, number);
          durations.push(performance.now() - begin);
        }
        durations.sort((one, other) => one - other);
        const quantile = (part: number) => Math.round((durations[Math.floor(part * REQUESTS)] ?? 0) * 10) / 10;
        figures.push({ filter, page, total, p50: quantile(0.5), p95: quantile(0.95) });
      }
    }
    return figures;
  } finally {
    await client.end();
  }
}
