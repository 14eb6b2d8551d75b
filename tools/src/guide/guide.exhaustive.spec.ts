import { filesAfter, stepsOf } from './guide-files';
import { TypeCheck } from './type-check';

/** Whether the spec checks a file. Files of the console are not checked, because they import types of @rpm/client that are generated after the steps. */
const isChecked = (file: string) => !file.startsWith('apps/console/');

describe('the code of a guide', () => {
  // The second check reuses the files that the first one has parsed.
  const check = new TypeCheck();

  it.each(['adding-a-resource', 'adding-a-field'])('compiles without errors: docs/%s.md', (guide) => {
    const files = new Map([...filesAfter(stepsOf(guide))].filter(([file]) => isChecked(file)));
    expect([...check.errorsIn(files)]).toEqual([]);
  });
});
