import { AsyncLocalStorage } from 'node:async_hooks';
import { type Command } from 'commander';

/** The command that the user has called, as the audit trail names it. */
export interface RunningCommand {
  /** The words of the command without its arguments, such as `patient export`. */
  words: string;
  /** The id in the first argument of the command; null if that argument is not an id. */
  resourceId: number | null;
}

const current = new AsyncLocalStorage<RunningCommand>();

/** Makes {@link runningCommand} return this command until the program ends. */
export function beginCommand(command: Command): void {
  current.enterWith({ words: wordsOf(command).join(' '), resourceId: resourceIdOf(command) });
}

/** Returns the command that is running. */
export function runningCommand(): RunningCommand {
  const command = current.getStore();
  if (!command) throw new Error('No command is running.');
  return command;
}

/** Returns the words of a command without that of the program. */
export function wordsOf(command: Command): string[] {
  return command.parent ? [...wordsOf(command.parent), command.name()] : [];
}

function resourceIdOf({ registeredArguments, args }: Command): number | null {
  const [argument] = registeredArguments;
  const [given = ''] = args;
  const isId = argument !== undefined && /id$/i.test(argument.name()) && /^[1-9]\d{0,15}$/.test(given);
  return isId && Number.isSafeInteger(Number(given)) ? Number(given) : null;
}
