import { dropTestDatabases, testServer } from '@rpm/database/testing';

/** Removes what this test run created on an external server, and stops an embedded server. */
export default async function tearDown(): Promise<void> {
  await globalThis.rpmTestPooler?.stop();
  if (globalThis.rpmTestServer) await globalThis.rpmTestServer.stop();
  else await dropTestDatabases(testServer());
}
