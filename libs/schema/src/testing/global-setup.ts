import { type EmbeddedPostgres, startEmbeddedPostgres } from '@rpm/embedded-postgres';
import { makeTemporaryDataFolder } from '@rpm/embedded-postgres/testing';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type Connection } from '@rpm/database';
import { announceServer } from '@rpm/database/testing';
import { prepareTemplate, templateName } from './template';

declare global {
  var rpmTestServer: { dataDir: string; postgres: EmbeddedPostgres } | undefined;
}

/** Prepares the PostgreSQL server for a test run: the server at `TEST_DATABASE_URL`, otherwise an embedded server that only this run uses. */
export default async function setUp(): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'];
  const connection = url === undefined ? await startOwnServer() : { connectionString: url };
  const template = await templateName();
  await prepareTemplate(connection, template);
  announceServer({ connection, template, clonePrefix: `rpm_test_${randomBytes(4).toString('hex')}_` });
}

async function startOwnServer(): Promise<Connection> {
  const dataDir = makeTemporaryDataFolder('rpm-test-');
  const postgres = await startEmbeddedPostgres(dataDir, { disposable: true });
  globalThis.rpmTestServer = { dataDir, postgres };
  // Jest does not call the teardown when it is interrupted.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stopOwnServer().finally(() => process.exit(130)));
  }
  return postgres.administration;
}

export async function stopOwnServer(): Promise<void> {
  if (!globalThis.rpmTestServer) return;
  await globalThis.rpmTestServer.postgres.stop();
  rmSync(globalThis.rpmTestServer.dataDir, { recursive: true, force: true, maxRetries: 20 });
}
