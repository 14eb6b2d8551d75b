import { fetchText } from '@rpm/client';
import { Database } from '@rpm/database';
import assert from 'node:assert/strict';
import { createKeys, startService } from '../measure/programs';
import { prepareSchema } from '../database/readings-database';
import { type BenchmarkContext, type DatabaseUrls } from '../row';
import { devicesOf, fillGrowth } from './fill-growth';

/** A service on a database of one size. */
export interface GrowthService {
  size: number;
  /** Number of devices, each of which has a patient of its own with the same id, from 1. */
  devices: number;
  organizationId: number;
  urls: DatabaseUrls;
  administration: Database;
  /** Sends a request. @returns the parsed body; throws if the status is not 2xx */
  ask: (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => Promise<unknown>;
  postgres: string;
}

/** Fills a database, which is dropped at the end of the run, and starts a service on it. */
export async function startGrowthService(bench: BenchmarkContext, size: number): Promise<GrowthService> {
  const urls = await bench.server.create(`growth_${size}`);
  const postgres = await prepareSchema(urls.url);
  const connect = async (connectionString: string) => {
    const database = await new Database({ connection: { connectionString }, poolSize: 2, patience: 'work' }).initialize();
    bench.defer(() => database.destroy());
    return database;
  };
  const administration = await connect(urls.administrationUrl);
  bench.say(`Writing ${size} readings and as many logs`);
  const organizationId = await fillGrowth(administration, await connect(urls.url), size);
  const [key = ''] = await createKeys(urls, [organizationId], ['*', 'audit:read']);
  const { port } = await startService(bench, urls);
  const ask: GrowthService['ask'] = async (method, path, body) => {
    const type = `application/${method === 'PATCH' ? 'merge-patch+json' : 'json'}`;
    const headers = { 'Service-API-Key': key, ...(body && { 'Content-Type': type }) };
    const request = { operation: 'ask', method, headers, ...(body && { body: JSON.stringify(body) }) };
    const { status, text } = await fetchText(`http://127.0.0.1:${port}/api/v3${path}`, request);
    assert.ok(status >= 200 && status < 300, `${method} ${path}: ${status} ${text}`);
    return JSON.parse(text) as unknown;
  };
  return { size, devices: devicesOf(size), organizationId, urls, administration, ask, postgres };
}
