import { ApiKeyAuthenticator, ApiKeyRepository, importReadings, OrganizationRepository, runScoped } from '@rpm/data-access';
import { Problem } from '@rpm/domain';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DataSource } from 'typeorm';
import { addDemoRecords } from './demo-records';

const ORGANIZATION = 'Demo Clinic';
const READINGS = join(__dirname, '..', '..', 'demo', 'readings.csv');

export interface Demo {
  key: string;
  /** A reading to look at first. */
  readingId: number;
}

/** Fills the demo organization, once, and finds or makes its key. Every person in it is obviously fictitious. */
export async function addDemo(dataSource: DataSource, dataDir: string): Promise<Demo> {
  const organizations = new OrganizationRepository(dataSource);
  const existing = await organizations.findByName(ORGANIZATION);
  const organizationId = existing?.id ?? (await addDemoRecords(dataSource, ORGANIZATION));
  const readingId = (await firstReading(dataSource, organizationId)) ?? (await addReadings(dataSource, organizationId));
  return { key: await demoKey(dataSource, organizationId, join(dataDir, 'demo-key')), readingId };
}

async function addReadings(dataSource: DataSource, organizationId: number): Promise<number> {
  const stream = createReadStream(READINGS);
  const rejectPath = join(tmpdir(), `rpm-demo-rejected-${process.pid}.csv`);
  const source = { stream, format: 'csv', fingerprint: null, rejectPath, timeZone: 'America/Los_Angeles' } as const;
  await importReadings(dataSource, organizationId, source);
  const first = await firstReading(dataSource, organizationId);
  if (first === null) throw new Error('The demo readings were not stored.');
  return first;
}

async function firstReading(dataSource: DataSource, organizationId: number): Promise<number | null> {
  const text = 'select min(id) as id from blood_glucose_reading where organization_id = $1';
  const [row] = await runScoped<{ id: number | null }>(dataSource, organizationId, { text }, [organizationId]);
  return row?.id ?? null;
}

/** The database cannot tell a key again, so the demo's is kept in a file that only its owner can read. */
async function demoKey(dataSource: DataSource, organizationId: number, file: string): Promise<string> {
  const apiKeys = new ApiKeyRepository(dataSource);
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (await isGood(new ApiKeyAuthenticator(apiKeys), kept, organizationId)) return kept;
  const { token } = await apiKeys.create(organizationId, { name: 'Demo', scopes: ['*'], expireTimestamp: null });
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, `${token.text}\n`, { mode: 0o600 });
  return token.text;
}

async function isGood(authenticator: ApiKeyAuthenticator, key: string, organizationId: number): Promise<boolean> {
  try {
    return (await authenticator.authenticate(key)).organizationId === organizationId;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
