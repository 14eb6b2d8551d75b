import { IDS_IN_PROBLEMS } from '../openapi/problem.openapi';
import { PROBLEM_KINDS } from '../problem/problem-kind';
import { MAX_BATCH, MAX_ERRORS } from '@rpm/domain';
import { type Schema } from '../openapi/model';
import { ref, responseObject } from '../openapi/schema/schema';

const status = (...values: string[]): Schema => ({ type: 'string', enum: values, description: 'The outcome for this reading.' });

const ID: Schema = {
  type: 'integer',
  format: 'int64',
  minimum: 1,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'Identifier of the stored reading.',
};

const STORED = ['created', 'completed', 'duplicate'];

const STORED_READING: Schema = {
  type: 'object',
  description:
    'The reading is stored: by this request (`created`); earlier with the same values, but without its patient or its device, which this request added ' +
    '(`completed`); or earlier with the same values (`duplicate`).',
  properties: {
    status: status(...STORED),
    id: ID,
    enteredInError: {
      const: true,
      type: 'boolean',
      description: 'Present if the reading is a duplicate, and the stored reading is entered in error. Restore it with PATCH.',
    },
  },
  required: ['status', 'id'],
  additionalProperties: false,
};

/** Schemas of the possible outcomes of a reading in a batch, by schema name. The property `status` distinguishes them. */
const OUTCOMES = {
  ReadingStored: STORED_READING,
  ReadingDropped: responseObject('The reading was not stored, because the readings of its device are disabled.', {
    status: status('dropped'),
  }),
  ReadingRejected: responseObject('The reading was rejected.', { status: status('rejected'), problem: ref('RejectedReading') }),
};

const OUTCOME: Schema = {
  oneOf: Object.keys(OUTCOMES).map(ref),
  discriminator: {
    propertyName: 'status',
    mapping: {
      ...Object.fromEntries(STORED.map((value) => [value, '#/components/schemas/ReadingStored'])),
      dropped: '#/components/schemas/ReadingDropped',
      rejected: '#/components/schemas/ReadingRejected',
    },
  },
};

/** Schemas of the response to a batch of readings; they are the same for all kinds of readings. */
export const BATCH_ANSWER_SCHEMAS: Record<string, Schema> = {
  ...OUTCOMES,
  ReadingBatchAnswer: responseObject('The outcome of each reading of a batch.', {
    results: {
      type: 'array',
      items: OUTCOME,
      maxItems: MAX_BATCH,
      description: 'One result for each reading, in the order of the readings.',
    },
  }),
  RejectedReading: responseObject(
    'The problem because of which a reading of a batch was not stored. The same reading sent alone would cause the same problem.',
    {
      code: { type: 'string', enum: Object.keys(PROBLEM_KINDS), description: 'The kind of problem, for programs.' },
      detail: { type: 'string', description: 'What is wrong, and how to correct it.' },
      errors: {
        type: 'array',
        items: ref('InputError'),
        maxItems: MAX_ERRORS,
        description:
          'Validation errors of this reading, with pointers into the whole body. Empty if the problem is of another kind.',
      },
    },
    IDS_IN_PROBLEMS,
  ),
};
