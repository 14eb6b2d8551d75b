import { Conflict } from '@rpm/domain';
import { ImportOptionError } from '../../file/import-option-error';
import { UnitError } from '../../reading/unit-error';
import { UnreadableFile } from '../../text/unreadable-file';
import { UnansweredQuestions } from '../required-questions';

/** Converts errors about a file to problems. Names of options of the command line become those of answers. @throws Conflict */
export async function asProblems<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isAboutFile = [UnreadableFile, UnitError, ImportOptionError, UnansweredQuestions].some((type) => error instanceof type);
    if (!isAboutFile) throw error;
    const message = (error as Error).message.replaceAll(
      /--([a-z]+)((?:-[a-z]+)*)/g,
      (_all, first: string, rest: string) =>
        `${first}${rest.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}`,
    );
    throw new Conflict(message);
  }
}
