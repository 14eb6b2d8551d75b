import { WORKSPACE_ROOT } from '@rpm/database';
import { execFileSync } from 'node:child_process';
import { resolveConfig } from 'prettier';
import { join } from 'node:path';
import { parseArguments, runProgram, UsageError } from '../harness/program';
import { alignColumns } from '../harness/table';
import { countLines, type LineCount, placeOf } from './count-lines';

const USAGE = 'Usage: npm run lines -- <commit> [<commit>]\n';

const LARGEST_OUTPUT = 2 ** 28;

/** Prints the lines of each project in one commit, or in two. @returns the exit status */
export function main(args: string[]): Promise<number> {
  const read = () => {
    const { positionals } = parseArguments(args, {});
    if (positionals.length === 0 || positionals.length > 2) throw new UsageError('Name one commit or two.');
    return positionals;
  };
  return runProgram(USAGE, read, async (commits, { say, endProgress }) => {
    const known = new Map<string, number>();
    const counts: Map<string, LineCount>[] = [];
    for (const commit of commits) {
      say(`Counting the lines of ${commit}`);
      counts.push(await countCommit(commit, known));
    }
    endProgress();
    process.stdout.write(`${reportOf(commits, counts)}\n`);
    return 0;
  });
}

/** Counts the lines of each project in a commit. @param known lines of files by the hash of their content */
async function countCommit(commit: string, known: Map<string, number>): Promise<Map<string, LineCount>> {
  const options = (await resolveConfig(join(WORKSPACE_ROOT, 'package.json'))) ?? {};
  const projects = new Map<string, LineCount>();
  for (const entry of git('ls-tree', '-r', commit).split('\n')) {
    const [, hash, path] = /^\d+ blob (\S+)\t(.*)$/.exec(entry) ?? [];
    const place = path === undefined ? null : placeOf(path);
    if (hash === undefined || path === undefined || !place) continue;
    const lines = known.get(hash) ?? (await countLines(path, git('cat-file', 'blob', hash), options));
    known.set(hash, lines);
    const count = projects.get(place.project) ?? { production: 0, specs: 0 };
    count[place.kind] += lines;
    projects.set(place.project, count);
  }
  return projects;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: WORKSPACE_ROOT, encoding: 'utf8', maxBuffer: LARGEST_OUTPUT });
}

function reportOf(commits: readonly string[], counts: readonly Map<string, LineCount>[]): string {
  const names = [...new Set(counts.flatMap((projects) => [...projects.keys()]))].sort();
  const cells = (select: (projects: Map<string, LineCount>) => LineCount[]) =>
    counts.flatMap((projects) => {
      const sum = (kind: keyof LineCount) => String(select(projects).reduce((total, count) => total + count[kind], 0));
      return [sum('production'), sum('specs')];
    });
  return alignColumns([
    ['project', ...commits.flatMap((commit) => [commit, 'specs'])],
    ...names.map((name) => [name, ...cells((projects) => [projects.get(name) ?? { production: 0, specs: 0 }])]),
    ['all', ...cells((projects) => [...projects.values()])],
  ]).join('\n');
}
