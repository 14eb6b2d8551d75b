import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const MODULE = join(__dirname, '..', '..', 'dist', 'service', 'log-destination.js');
const LINES = 200_000;

/** Script that logs more than the limit while nobody reads its output, and that ends when everything has been read. */
const SCRIPT = `
  const { logDestination } = require(${JSON.stringify(MODULE)});
  const destination = logDestination((lines) => process.stderr.write(String(lines)));
  for (let line = 0; line < ${LINES}; line++) destination.write('x'.repeat(99) + '\\n');
`;

describe('log destination', () => {
  it('keeps up to 8 MiB of unread lines, drops further lines and reports their number', async () => {
    if (!existsSync(MODULE)) throw new Error('The service is not built: npm run build.');
    const child = spawn(process.execPath, ['-e', SCRIPT], { stdio: ['ignore', 'pipe', 'pipe'] });
    const [written, dropped] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    expect(written.length).toBeLessThanOrEqual(8 * 1024 * 1024);
    expect(written.length / 100 + Number(dropped)).toBe(LINES);
  });
});
