import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection } from '../database/connection';
import { createDataSource } from '../database/data-source';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@rpm/embedded-postgres';
import { migrate } from '../database/migrate';
import { SERVICE_ROLE } from '@rpm/embedded-postgres';
import { administer, announceServer, asService, createServiceRoleOn, inDatabase, TEMPLATE } from './server';

declare global {
  var rpmTestServer: { dataDir: string; postgres: EmbeddedPostgres } | undefined;
}

/** Provides one PostgreSQL server for the test run: that of `TEST_DATABASE_URL`, or a new embedded one, so that concurrent runs do not share a server. */
export default async function setUp(): Promise<void> {
  const url = process.env['TEST_DATABASE_URL'];
  const server = url === undefined ? await startOwnServer() : { connectionString: url };
  announceServer(server);
  await administer(server, `drop database if exists ${TEMPLATE}`);
  await createServiceRoleOn(server);
  await administer(server, `create database ${TEMPLATE} owner ${SERVICE_ROLE}`);
  const dataSource = createDataSource({ connection: asService(inDatabase(server, TEMPLATE)), patience: 'work' });
  await dataSource.initialize();
  await migrate(dataSource);
  await dataSource.destroy();
}

async function startOwnServer(): Promise<Connection> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rpm-test-'));
  const postgres = await startEmbeddedPostgres(dataDir, { disposable: true });
  globalThis.rpmTestServer = { dataDir, postgres };
  // Jest runs no teardown when it is interrupted.
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
