import { WORKSPACE_ROOT } from '@rpm/data-access';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from './configuration';

const ROW = /^\| `([A-Z0-9_]+)` +\| (?:`(.*?)`|–) +\| (.*?) +\|$/gm;

describe('docs/configuration.md', () => {
  it('lists every setting with its default and meaning', () => {
    const page = readFileSync(join(WORKSPACE_ROOT, 'docs', 'configuration.md'), 'utf8');
    const documented = [...page.matchAll(ROW)].map(([, name, value, meaning]) => [name, value ?? null, meaning]);
    const actual = Object.entries(settings).map(([name, setting]) => {
      const value = setting.safeParse(undefined).data;
      const shown = value === undefined ? null : String(value).replace(`${WORKSPACE_ROOT}/`, '');
      return [name, shown, setting.description];
    });
    expect(documented).toEqual(actual);
  });
});
