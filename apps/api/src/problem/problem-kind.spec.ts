import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROBLEM_KINDS } from './problem-kind';

const GUIDE = readFileSync(join(__dirname, '../../../../docs/orders.md'), 'utf8');

describe('the problems in docs/orders.md', () => {
  it('have the status that the API responds with', () => {
    const [, section = ''] = GUIDE.split('\n## Problems\n');
    const rows = [...section.matchAll(/^\| `(\w+)` +\| (\d+)/gm)];
    const documented = Object.fromEntries(rows.map(([, code = '', status]) => [code, Number(status)]));
    const kinds: Record<string, { status: number }> = PROBLEM_KINDS;
    expect(Object.keys(documented)).toHaveLength(7);
    expect(documented).toEqual(Object.fromEntries(Object.keys(documented).map((code) => [code, kinds[code]?.status])));
  });
});
