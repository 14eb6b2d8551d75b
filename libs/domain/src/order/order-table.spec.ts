import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVICE_STATUS_RULES } from '../device/device-status';
import { DEVICE_TRANSITIONS } from '../device/device-transition';
import { RETURN_TRANSITIONS } from '../fulfilment/return-transition';
import { ORDER_TRANSITIONS } from './order-transition';

interface Row {
  operation: string;
  from: string[];
  to: string[];
}

const read = (name: string) => readFileSync(join(__dirname, '..', '..', '..', '..', 'docs', name), 'utf8');
const codes = (text = '') => [...text.matchAll(/`(\w+)`/g)].map(([, code]) => code ?? '');

/** Reads the rows of the transition tables in a Markdown text. Only rows whose first column names an operation are read. */
function rowsOf(text: string): Row[] {
  let columns: string[] = [];
  return text.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells[1] === 'operation') columns = cells;
    const [operation] = codes(cells[1]);
    if (operation === undefined || columns.length === 0) return [];
    const cell = (name: string) => codes(cells[columns.indexOf(name)]);
    return [{ operation, from: cell('from'), to: cell('to') }];
  });
}

const section = (text: string, title: string) => text.split(/^## /m).find((one) => one.startsWith(title)) ?? '';
const FREE = ['availableAtSite', 'available'];
const expected = (transitions: Record<string, { from: readonly string[]; to: string }>): Row[] =>
  Object.entries(transitions).map(([operation, { from, to }]) => ({
    operation,
    from: [...from],
    to: to === 'free' ? FREE : [to],
  }));

describe('transition tables of the documentation', () => {
  it.each([
    ['orders.md', 'An order', ORDER_TRANSITIONS],
    ['orders.md', 'A return', RETURN_TRANSITIONS],
    ['devices.md', 'Operations on a device', DEVICE_TRANSITIONS],
  ])('equal the transitions in the code: docs/%s, section "%s"', (file, title, transitions) => {
    expect(rowsOf(section(read(file), title))).toEqual(expected(transitions));
  });

  it('list the statuses of devices, who can set each by hand, and whether it requires a site: docs/devices.md, section "Statuses"', () => {
    const rows = section(read('devices.md'), 'Statuses')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const documented = rows.slice(1).map((row) => row.split('|').map((cell) => cell.trim()));
    const rules: [string, Rules][] = Object.entries(DEVICE_STATUS_RULES);
    expect(documented.map(([, status, , setByHand, site]) => [status, setByHand, site])).toEqual(
      rules.map(([status, { setByHand, site }]) => [`\`${status}\``, byHand(setByHand), site ?? 'any']),
    );
  });
});

interface Rules {
  setByHand: 'fromAny' | 'fromAllButWithPatient' | { only: string };
  site?: string;
}

function byHand(rule: Rules['setByHand']): string {
  if (typeof rule === 'object') return `never: only ${rule.only} makes it so`;
  return rule === 'fromAny' ? 'from any status' : 'from any status but `withPatient`';
}
