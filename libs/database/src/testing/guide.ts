import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '../configuration/configuration';

/** The placeholders in shown outputs, each with a pattern of what may be printed in its place. Everything else must be printed as it is shown. */
export const PLACEHOLDERS: Readonly<Record<string, RegExp>> = {
  '<id>': /\d+/,
  '<time>': /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z/,
  '<key>': /rpm_\w{49}/,
  '<secret>': /whsec_[\w+/]+=*/,
};

/** Texts that programs print in the place of a missing property. No guide may show them. */
export const MISSING_VALUE = /\b(?:undefined|NaN)\b|\[object \w+\]/;

/** Commands of a guide, and the output that the guide shows for them. */
export interface GuideBlock {
  /** Words after the language of the block, such as the name of the block. */
  name: string;
  /** Number of the line at which the commands begin. */
  line: number;
  commands: string;
  /** Lines of the block `output` that follows; empty if the commands print nothing. */
  shown: string[];
}

/** Returns the blocks of a language in a page, such as `docs/orders.md`, each with the output that follows it. */
export function guideBlocks(page: string, language: string): GuideBlock[] {
  const text = readFileSync(join(WORKSPACE_ROOT, page), 'utf8');
  const blocks: GuideBlock[] = [];
  let isAfterCommands = false;
  for (const { index, groups } of text.matchAll(/^```(?<word>\w*) ?(?<name>.*)\n(?<content>(?:.*\n)*?)```$/gm)) {
    const { word = '', name = '', content = '' } = groups ?? {};
    if (word === language) {
      blocks.push({ name, line: text.slice(0, index).split('\n').length + 1, commands: content, shown: [] });
    } else if (word === 'output' && isAfterCommands) {
      blocks.at(-1)?.shown.push(...content.trimEnd().split('\n'));
    }
    isAfterCommands = word === language;
  }
  return blocks;
}

/** A run of a guide: for each block, the line at which it begins, and what it printed and shows. */
export interface GuideRun {
  printed: Record<number, string[]>;
  shown: Record<number, string[]>;
}

/**
 * Runs the blocks in one shell, as a reader pastes them. A printed line that differs from the shown line only in placeholders is returned as the shown line, so
 * `printed` equals `shown` if the guide is true. @throws Error if a command fails, or prints a missing value
 */
export async function runGuide(blocks: GuideBlock[], env: NodeJS.ProcessEnv, cwd = WORKSPACE_ROOT): Promise<GuideRun> {
  const mark = (line: number) => `=== the commands of line ${line} ===`;
  const script = blocks.map(({ line, commands }) => `echo '${mark(line)}'\n${commands}`).join('\n');
  // A listener in the background would keep the shell's output open.
  const end = `trap 'kill $(jobs -p) 2> /dev/null || :' EXIT`;
  const shell = spawn('bash', ['--norc', '-eu', '-c', `exec 2>&1\n${end}\n${script}`], {
    env,
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [status] = (await once(shell, 'close')) as [number | null];
  const run: GuideRun = { printed: {}, shown: {} };
  for (const { line, shown } of blocks) {
    const [, ofBlock = ''] = output.split(`${mark(line)}\n`);
    const [text = ''] = ofBlock.split(/^=== the commands of line \d+ ===$/m);
    const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
    run.printed[line] = asShown(lines, shown);
    run.shown[line] = shown;
  }
  if (status !== 0 || MISSING_VALUE.test(output)) throw new Error(`The commands ended with ${status} and printed:\n${output}`);
  return run;
}

/** Replaces each printed line by the shown line in its place if they differ only in the values of placeholders. */
export function asShown(printed: string[], shown: string[]): string[] {
  return printed.map((line, index) => {
    const expected = shown[index];
    return expected !== undefined && patternOf(expected).test(line) ? expected : line;
  });
}

function patternOf(shown: string): RegExp {
  const parts = shown
    .split(/(<\w+>)/)
    .map((part) => PLACEHOLDERS[part]?.source ?? part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`^${parts.join('')}$`);
}
