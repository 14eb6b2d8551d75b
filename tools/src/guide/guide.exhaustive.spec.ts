import { filesAfter, stepsOf } from './guide-files';
import { TypeCheck } from './type-check';

/** The console imports types of @rpm/client that are generated after the steps. */
const isChecked = (file: string) => !file.startsWith('apps/console/');

describe('the code of a guide', () => {
  it.each(['adding-a-resource', 'adding-a-field'])('has no errors for the compiler: docs/%s.md', (guide) => {
    const files = new Map([...filesAfter(stepsOf(guide))].filter(([file]) => isChecked(file)));
    expect([...new TypeCheck().errorsIn(files)]).toEqual([]);
  });
});
