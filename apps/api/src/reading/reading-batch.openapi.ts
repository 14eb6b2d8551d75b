import { PROBLEM_KINDS } from '../http/problem-kind';
import { MAX_BATCH } from '@rpm/domain';
import { type Schema } from '../openapi/model';
import { id, ref, shownObject } from '../openapi/schema';

const status = (...values: string[]): Schema => ({ type: 'string', enum: values, description: 'The outcome.' });

const OUTCOMES = [
  shownObject('It is stored: now, or earlier with the same values.', {
    status: status('created', 'duplicate'),
    id: id('Identifier of the stored reading.'),
  }),
  shownObject('The readings of its device are disabled.', { status: status('dropped') }),
  shownObject('It is not stored.', { status: status('rejected'), problem: ref('RejectedReading') }),
];

/** The answer to a batch of readings of any kind. */
export const BATCH_ANSWER_SCHEMAS: Record<string, Schema> = {
  ReadingBatchAnswer: shownObject('The outcome of each reading of a batch.', {
    results: {
      type: 'array',
      items: { anyOf: OUTCOMES },
      maxItems: MAX_BATCH,
      description: 'One for each reading, in their order.',
    },
  }),
  RejectedReading: shownObject('Why a reading of a batch was not stored: the problem that the reading alone would cause.', {
    code: { type: 'string', enum: Object.keys(PROBLEM_KINDS), description: 'The kind of problem, for programs.' },
    detail: { type: 'string', description: 'What is wrong, and how to correct it.' },
    errors: {
      type: 'array',
      items: ref('InputFault'),
      description: 'Every validation error in it; pointers begin at the body. Empty if the problem is of another kind.',
    },
  }),
};
