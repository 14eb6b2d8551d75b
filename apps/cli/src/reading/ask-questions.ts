import { type FileQuestion } from '@rpm/record-import';
import { createInterface } from 'node:readline/promises';
import { type Output } from '../terminal/output';
import { Refusal } from '../terminal/refusal';
import { terminal } from '../terminal/terminal';
import { ANSWER_OPTIONS, type VendorOptions } from './vendor-options';

/** Returns whether a person sits at the terminal who can answer questions. */
export function canAsk(output: Output): boolean {
  const { stdin, stderr } = terminal();
  return output.options.json !== true && stdin.isTTY === true && stderr.isTTY === true;
}

/** Returns the error of a command that nobody can answer questions for. It names the option for each question. */
export function unanswered(questions: readonly FileQuestion[]): Refusal {
  const errors = questions.map(({ name, detail }) => {
    const { option, advice } = ANSWER_OPTIONS[name];
    return { parameter: option, code: 'required', detail: `${detail} Add ${option}: ${advice}.` };
  });
  const options = errors.map(({ parameter }) => parameter).join(', ');
  return new Refusal(
    'usage',
    `Nothing was stored. The file does not decide everything. Add ${options} and run the command again.`,
    errors,
  );
}

/** Asks questions about a file on the terminal. @returns the options with the answers @throws Refusal `interrupted` if an answer is empty */
export async function askQuestions<Options extends VendorOptions & { format?: string }>(
  questions: readonly FileQuestion[],
  options: Options,
): Promise<Options> {
  const { stdin, stderr } = terminal();
  const prompt = createInterface({ input: stdin, output: stderr });
  const answered: Record<string, unknown> = {};
  try {
    for (const { name, detail } of questions) {
      const { option, advice } = ANSWER_OPTIONS[name];
      const answer = (await prompt.question(`${detail}\n${option} (${advice}): `)).trim();
      if (answer === '') throw new Refusal('interrupted', 'Nothing was stored, because a question was not answered.');
      if (name === 'personConfirmed') {
        if (!/^y(es)?$/i.test(answer))
          throw new Refusal('interrupted', 'Nothing was stored, because the person was not confirmed.');
        answered['confirmPerson'] = true;
      } else answered[name] = answer;
    }
  } finally {
    prompt.close();
  }
  return { ...options, ...answered };
}
