import { parseArguments, runProgram, UsageError } from '../harness/program';
import { checkRemovals } from './check-removals';
import { filesAfter, stepsOf, writeFiles } from './guide-files';

const USAGE = [
  'Usage: npm run guide -- adding-a-resource <name, such as care-team>',
  '       npm run guide -- adding-a-field',
  '       npm run guide -- check',
  '',
].join('\n');

/** Takes all steps of a guide, so that its files are in the workspace, or checks that each line of them is needed. @returns the exit status */
export function main(args: string[]): Promise<number> {
  const read = () => {
    const { positionals } = parseArguments(args, {});
    const [guide, name, ...others] = positionals;
    if (guide === undefined || others.length > 0) throw new UsageError('Name a guide of docs, and perhaps a resource.');
    if (name !== undefined && !/^[a-z]+(-[a-z]+)*$/.test(name)) {
      throw new UsageError('The name of a resource is in kebab case, such as care-team.');
    }
    return { guide, name };
  };
  return runProgram(USAGE, read, ({ guide, name }, { say }) => {
    const print = (text: string) => process.stdout.write(text);
    if (guide === 'check') return Promise.resolve(checkRemovals(print, say) === 0 ? 0 : 1);
    const files = filesAfter(stepsOf(guide, name));
    writeFiles(files);
    process.stdout.write(`${[...files.keys()].join('\n')}\n`);
    return Promise.resolve(0);
  });
}
