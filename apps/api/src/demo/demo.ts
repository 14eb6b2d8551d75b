import { ApiKeyAuthenticator, ApiKeyRepository, OrganizationRepository, runScoped } from '@rpm/data-access';
import { type Organization, Problem } from '@rpm/domain';
import { runSimulation } from '@rpm/simulation';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataSource } from 'typeorm';
import { addWebhookLogs } from './demo-webhook-logs';

const ORGANIZATION = 'Demo Clinic';
/** Small, and in few requests, because somebody waits for it. */
const CLINIC = { seed: 42, patients: 3, days: 30, uploadEvery: 6 };
const DAY_MS = 86_400_000;

/** The demo organization, perhaps still empty, and its key. */
export interface DemoAccess {
  organization: Organization;
  key: string;
}

export interface Demo {
  key: string;
  /** A reading to look at first. */
  readingId: number;
}

/** Finds or makes the demo organization and its key. */
export async function prepareDemo(dataSource: DataSource, dataDir: string): Promise<DemoAccess> {
  const organizations = new OrganizationRepository(dataSource);
  const organization = (await organizations.findByName(ORGANIZATION)) ?? (await organizations.create(ORGANIZATION));
  return { organization, key: await demoKey(dataSource, organization.id, join(dataDir, 'demo-key')) };
}

/** Fills the demo organization once, as its devices would: through the service itself. Every person in it is obviously fictitious. */
export async function fillDemo(dataSource: DataSource, url: string, { organization, key }: DemoAccess): Promise<Demo> {
  const { id, createTimestamp } = organization;
  if (!(await isFilled(dataSource, id))) {
    // The day does not change when the process was killed and the next one goes on.
    const until = new Date(Math.floor(createTimestamp.getTime() / DAY_MS) * DAY_MS);
    await runSimulation({ url, key }, { ...CLINIC, until });
    await addWebhookLogs(dataSource, id, until);
  }
  return { key, readingId: await firstReading(dataSource, id) };
}

/** The logs come last, and all at once: where they are, the rest is. */
async function isFilled(dataSource: DataSource, organizationId: number): Promise<boolean> {
  const text = 'select 1 from webhook_log where organization_id = $1 limit 1';
  return (await runScoped(dataSource, organizationId, { text }, [organizationId])).length > 0;
}

async function firstReading(dataSource: DataSource, organizationId: number): Promise<number> {
  const text = 'select min(id) as id from blood_glucose_reading where organization_id = $1';
  const [row] = await runScoped<{ id: number | null }>(dataSource, organizationId, { text }, [organizationId]);
  if (!row || row.id === null) throw new Error('The demo readings were not stored.');
  return row.id;
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
