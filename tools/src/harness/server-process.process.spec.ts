import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server-process';

/** This spec uses the build of `npm test`. */
describe('startServer', () => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'rpm-node-'))));
  afterAll(() => rm(folder, { recursive: true }));

  it('runs the server with another Node executable, whose process id it returns', async () => {
    const [node, mark] = [join(folder, 'node'), join(folder, 'mark')];
    await writeFile(node, `#!/bin/sh\necho $$ > ${mark}\nexec ${process.execPath} "$@"\n`);
    await chmod(node, 0o755);
    const { pid, stop } = await startServer('tools/dist/bench/servers/webhook-receiver.js', {}, node);
    expect(Number(readFileSync(mark, 'utf8'))).toBe(pid);
    expect(() => process.kill(pid, 0)).not.toThrow();
    await stop();
    expect(() => process.kill(pid, 0)).toThrow();
  });
});
