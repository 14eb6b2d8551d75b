import {
  ApiKeyAuthenticator,
  ApiKeyRepository,
  createKeyLink,
  OrganizationRepository,
  type Principal,
  TokenLookUps,
} from '@rpm/data-access';
import { type Database, unnamedStatement } from '@rpm/database';
import { type Organization, Problem, TemporaryProblem } from '@rpm/domain';
import { runSimulation } from '@rpm/simulation';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDemoWebhook, redirectDemoWebhook } from './demo-webhook';
import { addWebhookLogs } from './demo-webhook-logs';
import { addWrongAssignment } from './demo-wrong-assignment';

const ORGANIZATION = 'Demo Clinic';
/** The demo data set is small and is sent in few requests, because the user waits until it is stored. */
const CLINIC = { seed: 42, patients: 3, days: 30, uploadEvery: 6 };
const DAY_MS = 86_400_000;
/** Lifetime of the demo's link. It is longer than the lifetime of other links, because the demo's key is printed next to the link anyway. */
const DEMO_LINK_SECONDS = 3_600;

/** The demo organization, whose data may not exist yet, and its API key. */
export interface DemoAccess {
  organization: Organization;
  key: string;
  principal: Principal;
}

export interface Demo {
  key: string;
  /** Id of a reading that the printed instructions fetch first. */
  readingId: number;
  /** Link that signs in to the console once; null if the console is off. */
  consoleLink: string | null;
}

/** Finds or creates the demo organization and its API key. */
export async function prepareDemo(database: Database, dataDir: string): Promise<DemoAccess> {
  const organizations = new OrganizationRepository(database);
  const organization = (await organizations.findByName(ORGANIZATION)) ?? (await organizations.create(ORGANIZATION));
  return { organization, ...(await demoKey(database, organization.id, join(dataDir, 'demo-key'))) };
}

/** Addresses that the demo uses. */
interface DemoAddresses {
  /** Address of the service. */
  url: string;
  /** Address of the server that receives the demo's webhooks. */
  receiverUrl: string;
  /** Origin for a link to the console; null if the console is off. */
  origin: string | null;
}

/** Fills the demo organization once through the service's own API, as clients would. All names in it are obviously fictitious. */
export async function fillDemo(
  database: Database,
  { organization, key, principal }: DemoAccess,
  { url, receiverUrl, origin }: DemoAddresses,
): Promise<Demo> {
  const { id, createTimestamp } = organization;
  if (await isFilled(database, id)) {
    await redirectDemoWebhook(database, id, { url, key }, receiverUrl);
  } else {
    // The demo's dates do not depend on the current day, so that an interrupted demo can be completed on a later day.
    const until = new Date(Math.floor(createTimestamp.getTime() / DAY_MS) * DAY_MS);
    await runSimulation({ url, key }, { ...CLINIC, until });
    await addWrongAssignment({ url, key }, until);
    const webhookId = await createDemoWebhook({ url, key }, receiverUrl);
    await addWebhookLogs(database, id, until, { webhookId, url: receiverUrl });
  }
  const grant = { actor: 'Demo', scopes: [...principal.scopes], expiresInSeconds: DEMO_LINK_SECONDS };
  const link = origin === null ? null : await createKeyLink(database, principal, grant, origin);
  return { key, readingId: await firstReading(database, id), consoleLink: link?.url ?? null };
}

/** Returns whether the demo is complete: its last step writes the webhook logs in one transaction. */
async function isFilled(database: Database, organizationId: number): Promise<boolean> {
  const text = 'select 1 from webhook_log where organization_id = $organizationId limit 1';
  return (await database.run({ organizationId }, unnamedStatement(text), {})).length > 0;
}

async function firstReading(database: Database, organizationId: number): Promise<number> {
  const text = 'select min(id) as id from blood_glucose_reading where organization_id = $organizationId';
  const [row] = await database.run({ organizationId }, unnamedStatement<object, { id: number | null }>(text), {});
  if (!row || row.id === null) throw new Error('The demo readings were not stored.');
  return row.id;
}

/** Returns the demo's API key. It is stored in a file that only the owner can read, because the database contains only its hash. */
async function demoKey(database: Database, organizationId: number, file: string): Promise<Pick<DemoAccess, 'key' | 'principal'>> {
  const apiKeys = new ApiKeyRepository(database);
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim();
  const principal = await principalOf(new ApiKeyAuthenticator(new TokenLookUps(database, { idleMinutes: 1 })), kept);
  if (principal?.organizationId === organizationId) return { key: kept, principal };
  const { apiKey, token } = await apiKeys.create(organizationId, { name: 'Demo', scopes: ['*'], expireTimestamp: null });
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, `${token.text}\n`, { mode: 0o600 });
  return {
    key: token.text,
    principal: {
      keyId: apiKey.id,
      organizationId,
      scopes: apiKey.scopes,
      actor: { kind: 'key', id: apiKey.id, name: apiKey.name },
    },
  };
}

async function principalOf(authenticator: ApiKeyAuthenticator, key: string): Promise<Principal | null> {
  try {
    return await authenticator.authenticate(key);
  } catch (error) {
    if (error instanceof Problem && !(error instanceof TemporaryProblem)) return null;
    throw error;
  }
}
