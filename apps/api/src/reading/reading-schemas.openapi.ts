import {
  MAX_BATCH,
  PROBLEM_KINDS,
  readingCorrection,
  readingInput,
  readingKind,
  type ReadingKindName,
  type ReadingValue,
  TIME_ZONE_OFFSET_BOUNDS,
} from '@rpm/domain';
import { EMBEDDED_SCHEMAS } from '../openapi/embedded.openapi';
import { bodySchema, patchSchema } from '../openapi/input-schema';
import { type Schema } from '../openapi/model';
import { pageSchema } from '../openapi/page-schema';
import { givenObject, id, instant, ref, refOrNull, shownObject } from '../openapi/schema';

/** The name of the schema of a kind: `BloodGlucoseReading`. */
export function schemaOf(kind: ReadingKindName): string {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Reading`;
}

const offset = (description: string): Schema => ({
  type: ['integer', 'null'],
  format: 'int32',
  minimum: TIME_ZONE_OFFSET_BOUNDS.min,
  maximum: TIME_ZONE_OFFSET_BOUNDS.max,
  description: `${description} Seconds east of UTC.`,
});

/** What the schemas of one kind are; those that all kinds have are in each, and the same. */
export function schemasOf(kind: ReadingKindName): Record<string, Schema> {
  const { noun } = readingKind(kind);
  const name = schemaOf(kind);
  return {
    [name]: shownObject(`A ${noun}, with who and what it was taken by.`, shownMembers(kind)),
    ...bodySchema(readingInput(kind)),
    ...patchSchema(readingCorrection(kind)),
    [`${name}BatchInput`]: {
      ...givenObject('Readings, each of which is stored or refused for itself.', {
        readings: {
          type: 'array',
          items: ref(`${name}Input`),
          minItems: 1,
          maxItems: MAX_BATCH,
          description: 'The readings.',
        },
      }),
      required: ['readings'],
    },
    ...pageSchema(name),
    ...BATCH_ANSWER,
    ...EMBEDDED_SCHEMAS,
  };
}

/** In the order of the specification: after what names the reading and its instant, by name. */
function shownMembers(kind: ReadingKindName): Record<string, Schema> {
  const values = Object.entries<ReadingValue>(readingKind(kind).values).flatMap(([member, value]) => shownValue(member, value));
  const others: [string, Schema][] = [
    ['device', refOrNull('EmbeddedDevice', 'The device that took it, as it is now; null when no device did.')],
    ['deviceTimeZoneOffset', offset("Offset of the device's time zone; null when the device did not say.")],
    ['item', refOrNull('EmbeddedItem', 'The item of the catalogue it was taken with; null when not known.')],
    ['manual', { type: 'boolean', description: 'Whether the value was entered by hand.' }],
    ['patient', refOrNull('EmbeddedPatient', 'Whose reading it is, as known now; null when nobody held the device.')],
    ['patientTimeZoneOffset', offset("Offset of the patient's time zone at that instant; null when not known.")],
  ];
  return {
    id: id('Identifier of the reading.'),
    readingTimestamp: instant('When the reading was taken.'),
    ...Object.fromEntries([...values, ...others].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

function shownValue(member: string, value: ReadingValue): [string, Schema][] {
  const { description } = value;
  switch (value.type) {
    case 'flag':
      return [[member, { type: ['boolean', 'null'], description }]];
    case 'choice':
      return [[member, orNull({ type: 'string', enum: value.choices, description }, value.required)]];
    case 'instants':
      return [[member, { type: 'array', items: instant('An instant.'), maxItems: value.max, description }]];
    case 'integer':
    case 'number': {
      const { type, min: minimum, max: maximum, unit, required } = value;
      const measured: Schema = { type, ...(type === 'integer' && { format: 'int32' }), minimum, maximum, description };
      const shown: [string, Schema][] = [[member, orNull(measured, required)]];
      if (unit === undefined) return shown;
      return [
        ...shown,
        [`${member}Unit`, orNull({ type: 'string', enum: [unit], description: `Unit of \`${member}\`.` }, required)],
      ];
    }
  }
}

function orNull(schema: Schema, required: true | undefined): Schema {
  if (required) return schema;
  const type = [schema.type, 'null'] as Schema['type'];
  return { ...schema, type, ...(schema.enum && { enum: [...schema.enum, null] }) };
}

const status = (...values: string[]): Schema => ({ type: 'string', enum: values, description: 'What has become of it.' });

const BATCH_ANSWER = {
  ReadingBatchAnswer: shownObject('What has become of each reading of a batch.', {
    results: {
      type: 'array',
      items: {
        anyOf: [
          shownObject('It is stored, now or before with the same values.', {
            status: status('created', 'duplicate'),
            id: id('Identifier of the stored reading.'),
          }),
          shownObject('The readings of its device are disabled.', { status: status('dropped') }),
          shownObject('It is not stored.', { status: status('rejected'), problem: ref('RejectedReading') }),
        ],
      },
      maxItems: MAX_BATCH,
      description: 'One for each reading, in their order.',
    },
  }),
  RejectedReading: shownObject('Why a reading of a batch was not stored: what the problem of a single one would say.', {
    code: { type: 'string', enum: Object.keys(PROBLEM_KINDS), description: 'The kind of problem, for programs.' },
    detail: { type: 'string', description: 'What happened, and how to mend it.' },
    errors: {
      type: 'array',
      items: ref('InputFault'),
      description: 'Every fault found in it; pointers begin at the body. Empty where the problem is of another kind.',
    },
  }),
} satisfies Record<string, Schema>;
