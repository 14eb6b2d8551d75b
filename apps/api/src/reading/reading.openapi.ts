import {
  ChangeReasonInput,
  MAX_BATCH,
  ReadingAssignmentInput,
  readingCorrection,
  readingInput,
  ReadingVoided,
  READING_REVISION_VIEW,
  readingRecordView,
  type ReadingKindName,
  ReadingExportQuery,
  ReadingListQuery,
  ReadingRevisionQuery,
  readingView,
  ReadingVisibilityQuery,
  SAMPLE_VALUES,
  nounOf,
} from '@rpm/domain';
import { headerReferences } from '../openapi/headers';
import { type OpenApiPart, type Schema } from '../openapi/model';
import { INVALID_INPUT } from '../openapi/problems';
import { changesOperation, openApiPart } from '../openapi/resource-part';
import { anyOf, ref } from '../openapi/schema/schema';
import { BATCH_ANSWER_SCHEMAS } from './reading-batch.openapi';

const CONFLICT = {
  conflict: {
    detail: 'Other values are stored for this device or patient and instant. Correct the stored reading 1 with PATCH.',
  },
};

/** Properties that the operations on the patient of a reading share. */
const ASSIGNMENT = {
  isTransition: true,
  isCorrection: true,
  scope: 'readings:write',
  problems: { conflict: { detail: 'This reading was entered in error. Restore it before you assign it.' } },
} as const;

/** Describes the operations and schemas of one kind of reading. All kinds have the same operations. */
export function readingOpenApi(kind: ReadingKindName): OpenApiPart {
  const view = readingView(kind);
  const noun = nounOf(view);
  const path = `/api/v3/${noun.replaceAll(' ', '-')}`;
  const values = SAMPLE_VALUES[kind];
  const reading = { readingTimestamp: '2026-01-15T08:00:00Z', device: { deviceIdentifier: 'EXAMPLE-0001' }, ...values };
  const record = readingRecordView(kind);
  const part = openApiPart(
    { area: 'readings', view, record },
    {
      [`GET ${path}`]: {
        operationId: `list${view.name}s`,
        summary: `List ${noun}s`,
        description:
          'Returns the readings of the organization of the key, newest first. Readings that were entered in error are listed only with `enteredInError`.',
        query: ReadingListQuery,
      },
      ...changesOperation(path, view),
      [`GET ${path}/export`]: {
        operationId: `export${view.name}s`,
        summary: `Export ${noun}s`,
        description:
          'Returns a CSV file with all matching readings, newest first, and a column for the unit of each value. Readings that were entered in error are ' +
          'listed only with `enteredInError`. An organization can download four files at the same time. If the service cannot complete a file, it resets the connection.',
        query: ReadingExportQuery,
        isCsv: true,
      },
      [`POST ${path}`]: {
        operationId: `record${view.name}`,
        summary: `Record a ${noun}`,
        description:
          'Stores a reading. Sending the same reading again stores nothing: a reading is identified by its device (or its patient if it has no device), `readingTimestamp` and ' +
          '`measurementIndex`. What was submitted once remains a duplicate after the reading was corrected, restamped or moved. If the same reading was entered in error, the same values are ' +
          'a duplicate, with the header `Voided` and the record of the reading, and other values get 409 `reading_voided`. Sending a reading never restores it. ' +
          'It belongs to the patient who held the device at that instant. A stored reading without a patient gets the patient that is sent, unless somebody has assigned it to nobody since it was sent with that patient. A reading that is sent without its device is the reading that the ' +
          'only device of the patient sent with the same time and values, and the other way round. The status is 204 if the readings of the device are disabled.',
        body: readingInput(kind),
        bodyExample: reading,
        answer: { schema: anyOf([view, record]), headers: ['Duplicate', 'Voided'] },
        answers: {
          204: {
            description: 'The readings of the device are disabled: the reading was not stored, only counted.',
            headers: headerReferences('Idempotent-Replayed'),
          },
        },
        problems: { ...CONFLICT, reading_voided: { detail: new ReadingVoided(1, `${path}/1`).detail } },
      },
      [`POST ${path}/batch`]: {
        operationId: `record${view.name}Batch`,
        summary: `Record up to 1,000 ${noun}s`,
        description:
          'Stores each reading as if it were sent alone, even if others are invalid. Up to ten validation errors are reported for each of the first ' +
          '100 invalid readings, and one for each further invalid reading. The body may have 8 MiB (6 MiB after decompression).',
        body: `${view.name}BatchInput`,
        bodyExample: { readings: [reading] },
        answer: {
          description: 'The outcome for each reading, in the order of the readings.',
          schema: ref('ReadingBatchAnswer'),
        },
        problems: {
          body_too_large: { detail: 'Send at most 8 MiB.' },
          ...INVALID_INPUT,
        },
      },
      [`GET ${path}/{readingId}`]: {
        operationId: `get${view.name}`,
        summary: `Fetch a ${noun}`,
        description:
          'Returns one reading of the organization of the key. Its device and patient are represented as they are now, not as they were when the ' +
          'reading was taken.',
        query: ReadingVisibilityQuery,
        answer: { schema: anyOf([view, record]), headers: ['Voided'] },
        // Responses have no examples, because kinds differ only in their measured values, which the examples of the request bodies show.
        ...(kind !== 'bloodGlucose' && { example: null }),
      },
      [`GET ${path}/{readingId}/history`]: {
        view: READING_REVISION_VIEW,
        operationId: `list${view.name}Revisions`,
        summary: `List the earlier versions of a ${noun}`,
        description: 'Returns what a reading was before each of its changes, newest first, with who made the change.',
        query: ReadingRevisionQuery,
      },
      [`PATCH ${path}/{readingId}`]: {
        operationId: `correct${view.name}`,
        summary: `Correct a ${noun}`,
        description:
          'Corrects measured values of a reading, marks it as entered in error, or restores it. The service keeps the previous version, and emits ' +
          '`reading.voided` if the reading is entered in error now, otherwise an event of its kind with the next version.',
        patch: readingCorrection(kind),
        bodyExample: values,
        answer: { headers: ['Voided'] },
        problems: {
          conflict: {
            detail:
              'This reading was entered in error. Send enteredInError: false to restore it, with or without other corrections.',
          },
        },
      },
      [`DELETE ${path}/{readingId}`]: {
        operationId: `void${view.name}`,
        summary: `Mark a ${noun} as entered in error`,
        description:
          'The reading is kept, but it is no longer listed, and is returned only with `includeVoided`. The service emits `reading.voided`. ' +
          'Sending the same reading again never restores it, whatever its values; PATCH with `enteredInError: false` does.',
        body: ChangeReasonInput,
        answers: { 204: { description: 'The reading is marked as entered in error.' } },
      },
      [`POST ${path}/{readingId}/assign-patient`]: {
        ...ASSIGNMENT,
        operationId: `assign${view.name}`,
        summary: `Assign a ${noun} to another patient`,
        description:
          'Another patient took the reading. If a device took it, that patient held the device at this instant, and whoever held it before and after it ' +
          'still did; other readings of the device at the same instant change their patient too. The scope `readings:write` suffices, although this changes the ' +
          'custody of the device. The service emits an event of its kind with the next version.',
        body: ReadingAssignmentInput,
      },
      [`POST ${path}/{readingId}/unassign-patient`]: {
        ...ASSIGNMENT,
        operationId: `unassign${view.name}`,
        summary: `Remove the patient of a ${noun}`,
        description:
          'Nobody held the device at this instant, so the reading becomes one of the unassigned readings, and sending it again does not change that. A reading ' +
          'without a device cannot lose its patient.',
        body: ChangeReasonInput,
      },
    },
  );
  return {
    ...part,
    schemas: {
      ...part.schemas,
      [`${view.name}BatchInput`]: batchSchema(ref(`${view.name}Input`)),
      ...BATCH_ANSWER_SCHEMAS,
    },
  };
}

/**
 * Schema of a batch of readings. No input class describes a whole batch, because each reading is validated on its own; therefore this schema is
 * written by hand.
 */
const batchSchema = (items: Schema): Schema => ({
  type: 'object',
  description: 'Readings, each of which is stored or rejected on its own.',
  properties: { readings: { type: 'array', items, minItems: 1, maxItems: MAX_BATCH, description: 'The readings.' } },
  additionalProperties: false,
  required: ['readings'],
});
