import { rmSync } from 'node:fs';
import './global-setup';

export default async function tearDown(): Promise<void> {
  if (!globalThis.rpmTestServer) return;
  await globalThis.rpmTestServer.postgres.stop();
  rmSync(globalThis.rpmTestServer.dataDir, { recursive: true, force: true, maxRetries: 20 });
}
