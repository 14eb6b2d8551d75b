import { type InputError } from '@rpm/domain';
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

/**
 * Returns the error of a command that nobody can answer questions for. It names the option for each question.
 * @param given the options of the command, of which the patient may not exist
 */
export function unanswered(questions: readonly FileQuestion[], given: VendorOptions): Refusal {
  const errors = questions.map(({ name, detail }) => {
    const { option, advice } = ANSWER_OPTIONS[name];
    if (name === 'patient' && given.patient !== undefined) return patientNotFound(given.patient);
    return { parameter: option, code: 'required', detail: `${detail} Add ${option}: ${advice}.` };
  });
  const namesOf = (code: string) => errors.flatMap((one) => (one.code === code ? [one.parameter] : [])).join(', ');
  const [wrong, missing] = [namesOf('not_found'), namesOf('required')];
  const sentences = [
    'Nothing was stored.',
    ...(missing === '' ? [] : [`The file does not decide everything. Add ${missing} and run the command again.`]),
    ...(wrong === '' ? [] : [`Correct ${wrong} and run the command again.`]),
  ];
  return new Refusal('usage', sentences.join(' '), errors);
}

function patientNotFound(patient: string): InputError & { parameter: string } {
  const detail = patient.startsWith('id:')
    ? 'No patient of this organization has this id.'
    : 'No patient of this organization has this external identifier. Add --create-patients to create one.';
  return { parameter: ANSWER_OPTIONS.patient.option, code: 'not_found', detail };
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
