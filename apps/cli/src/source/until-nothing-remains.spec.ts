import { JsonText } from '@rpm/database';
import { type IngestProgressView, InvalidInput, nobody } from '@rpm/domain';
import { untilNothingRemains } from './until-nothing-remains';

type Answer = IngestProgressView | Error;

/** Answers requests one after the other. */
const answering = (...answers: Answer[]) => {
  const step = () => {
    const answer = answers.shift();
    if (answer === undefined) return Promise.reject(new Error('There was one request too many.'));
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(JsonText.of<IngestProgressView>(answer, nobody));
  };
  return async () => (await untilNothingRemains(step, () => undefined)).total;
};
const refusal = (pointer: string) => new InvalidInput([{ pointer, code: 'not_found', detail: 'It does not exist.' }]);

describe('requests on a group of quarantined parts', () => {
  it('go on until nothing remains, also after one that changes none because its parts are duplicates', async () => {
    const run = answering({ changed: 0, remaining: 600 }, { changed: 500, remaining: 100 }, { changed: 100, remaining: 0 });
    expect(await run()).toEqual({ changed: 600, remaining: 0 });
  });

  it('end when they achieve nothing, and say what remains', async () => {
    const run = answering({ changed: 3, remaining: 2 }, { changed: 0, remaining: 2 });
    expect(await run()).toEqual({ changed: 3, remaining: 2 });
  });

  it('end well if somebody else has emptied the group in between, but not if it never existed', async () => {
    expect(await answering({ changed: 500, remaining: 3 }, refusal('/group/id'))()).toEqual({ changed: 500, remaining: 0 });
    await expect(answering(refusal('/group/id'))()).rejects.toThrow(InvalidInput);
    await expect(answering({ changed: 500, remaining: 3 }, refusal('/reason'))()).rejects.toThrow(InvalidInput);
  });
});
