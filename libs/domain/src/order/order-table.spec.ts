import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVICE_TRANSITIONS } from '../device/device-transition';
import { RETURN_TRANSITIONS } from '../return/return-transition';
import { ORDER_TRANSITIONS } from './order-transition';

interface Row {
  act: string;
  from: string[];
  to: string[];
}

const read = (name: string) => readFileSync(join(__dirname, '..', '..', '..', '..', 'docs', name), 'utf8');
const codes = (text = '') => [...text.matchAll(/`(\w+)`/g)].map(([, code]) => code ?? '');

/** The rows of a section, or of several, that begin with the name of an act of the code; others tell of what is no transition. */
function rowsOf(text: string): Row[] {
  let columns: string[] = [];
  return text.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells[1] === 'act') columns = cells;
    const [act] = codes(cells[1]);
    if (act === undefined || columns.length === 0) return [];
    const cell = (name: string) => codes(cells[columns.indexOf(name)]);
    return [{ act, from: cell('from'), to: cell('to') }];
  });
}

const section = (text: string, title: string) => text.split(/^## /m).find((one) => one.startsWith(title)) ?? '';
const FREE = ['availableAtSite', 'available'];
const expected = (transitions: Record<string, { from: readonly string[]; to: string }>): Row[] =>
  Object.entries(transitions).map(([act, { from, to }]) => ({ act, from: [...from], to: to === 'free' ? FREE : [to] }));

describe('the tables of states', () => {
  it.each([
    ['orders.md', 'An order', ORDER_TRANSITIONS],
    ['orders.md', 'A return', RETURN_TRANSITIONS],
    ['devices.md', 'What may be done', DEVICE_TRANSITIONS],
  ])('of docs/%s, "%s", are those of the code', (file, title, transitions) => {
    expect(rowsOf(section(read(file), title))).toEqual(expected(transitions));
  });
});
