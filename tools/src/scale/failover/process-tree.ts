import { readdirSync, readFileSync } from 'node:fs';

/** Lists processes and all of their descendants, the ancestors first. Processes that have ended meanwhile are left out. */
export function processTree(roots: readonly number[]): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? parentOf(name) : null;
    if (parent === null) continue;
    const siblings = children.get(parent) ?? [];
    siblings.push(Number(name));
    children.set(parent, siblings);
  }
  const found = new Set<number>();
  const add = (pid: number) => {
    if (found.has(pid)) return;
    found.add(pid);
    for (const child of children.get(pid) ?? []) add(child);
  };
  for (const root of roots) add(root);
  return [...found];
}

/** Sends a signal to processes; those that have ended meanwhile need none. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process has ended since it was listed.
    }
  }
}

function parentOf(pid: string): number | null {
  try {
    // The name of the program, in parentheses, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return Number(fields?.[1]);
  } catch {
    return null;
  }
}
