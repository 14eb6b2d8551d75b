import { WORKSPACE_ROOT } from '@rpm/database';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches code that writes cells of CSV: it doubles quotes, or uses the library. */
const WRITES_CSV = /replaceAll\('"', '""'\)|from 'csv-stringify/;

/** The only file that doubles quotation marks without writing CSV: it quotes names in SQL. */
const NO_WRITER = 'libs/database/src/connection/session-settings.ts';

/** Returns all source files in a folder with projects: the path and the text of each. */
function sourcesIn(folder: string): [path: string, text: string][] {
  return readdirSync(join(WORKSPACE_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[\w-]+\/src\/.*(?<!\.spec)\.tsx?$/.test(path) && !path.includes('/testing/'))
    .map((path) => [`${folder}/${path}`, readFileSync(join(WORKSPACE_ROOT, folder, path), 'utf8')]);
}

describe('writers of CSV', () => {
  const writers = [...sourcesIn('libs'), ...sourcesIn('apps')].filter(
    ([path, text]) => path !== NO_WRITER && WRITES_CSV.test(text),
  );

  it('are the file for spreadsheets, the exports and the file of rejected lines', () => {
    expect(writers.map(([path]) => path).sort()).toEqual([
      'libs/charting/src/spreadsheet/csv.ts',
      'libs/record-import/src/file/reject-file.ts',
      'libs/record-import/src/text/csv-rows.ts',
    ]);
  });

  it.each(writers.map(([path, text]) => ({ path, text })))('escape the formulas of spreadsheets: $path', ({ text }) => {
    expect(text).toMatch(/import \{ escapeFormula \} from/);
    expect(text).toMatch(/escapeFormula\(/);
  });
});
