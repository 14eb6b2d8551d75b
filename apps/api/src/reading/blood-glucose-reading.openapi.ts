import { GLUCOSE_UNIT, type PatientAddress, READING_BOUNDS, SEXES } from '@rpm/domain';
import { keyedHeaders } from '../openapi/headers';
import { type OpenApiPart, type Schema } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { id, instant, ref, refOrNull, shownObject } from '../openapi/schema';
import { READING_EXAMPLE } from './example.openapi';

const text = (description: string): Schema => ({ type: 'string', description });
const textOrNull = (description: string): Schema => ({ type: ['string', 'null'], description });
const flagOrNull = (description: string): Schema => ({ type: ['boolean', 'null'], description });

/** From UTC-12 to UTC+14. */
const offset = (description: string): Schema => ({
  type: ['integer', 'null'],
  format: 'int32',
  minimum: -43_200,
  maximum: 50_400,
  description: `${description} Seconds east of UTC.`,
});

const { min: minimum, max: maximum, unit } = READING_BOUNDS.glucose;

const PATIENT = {
  id: id('Identifier of the patient.'),
  firstName: text('First name.'),
  lastName: text('Last name.'),
  dateOfBirth: { type: ['string', 'null'], format: 'date', description: 'Date of birth, `YYYY-MM-DD`.' },
  email: textOrNull('E-mail address.'),
  phoneNumber: textOrNull('Telephone number.'),
  externalIdentifier: textOrNull("What the customer's own system calls the patient."),
  sex: { type: 'string', enum: SEXES, description: 'Administrative sex.' },
  address: refOrNull('PatientAddress', 'Postal address; null when none is known.'),
} satisfies Record<string, Schema>;

const ADDRESS = {
  city: textOrNull('City.'),
  country: textOrNull('Country.'),
  lineOne: textOrNull('First line.'),
  lineTwo: textOrNull('Second line.'),
  state: textOrNull('State, province or region.'),
  zipCode: textOrNull('Postal code.'),
} satisfies Record<keyof PatientAddress, Schema>;

const schemas = {
  BloodGlucoseReading: shownObject('One measured glucose value, with who and what it was taken by.', {
    id: id('Identifier of the reading.'),
    readingTimestamp: instant('When the reading was taken.'),
    afterMeal: flagOrNull('Whether it was taken after a meal; null when not known.'),
    beforeMeal: flagOrNull('Whether it was taken before a meal; null when not known.'),
    device: refOrNull('EmbeddedDevice', 'The device that took it, as it is now; null when no device did.'),
    deviceTimeZoneOffset: offset("Offset of the device's time zone; null when the device did not say."),
    glucose: { type: 'integer', format: 'int32', minimum, maximum, description: `The measured value in ${unit}.` },
    glucoseUnit: {
      type: 'string',
      enum: [GLUCOSE_UNIT],
      description: `Unit of \`glucose\`: ${unit}, whatever the device shows.`,
    },
    item: refOrNull('EmbeddedItem', 'The item of the catalogue it was taken with; null when not known.'),
    manual: { type: 'boolean', description: 'Whether the value was entered by hand.' },
    patient: ref('EmbeddedPatient'),
    patientTimeZoneOffset: offset("Offset of the patient's time zone at that instant; null when not known."),
  }),
  EmbeddedPatient: shownObject('The patient who took the reading, or whom a device is with.', PATIENT),
  PatientAddress: shownObject('A postal address. Members that are not known are null.', ADDRESS),
};

const ETAG_PARAMETER = {
  name: 'If-None-Match',
  in: 'header',
  description: 'Entity tags you have, or `*`. The answer is 304 without a body if the current one is among them.',
  schema: { type: 'string' },
} as const;

export const bloodGlucoseReadingOpenApi: OpenApiPart = {
  tag: { name: 'Blood glucose readings', description: 'Glucose values that devices measured or people entered.' },
  schemas,
  paths: {
    '/api/v3/blood-glucose-reading/{readingId}': {
      get: keyedOperation('readings:read', {
        operationId: 'getBloodGlucoseReading',
        summary: 'Fetch a blood glucose reading',
        description:
          'One reading of the organization of the key. `glucose` is always in mg/dL. Fields that are not marked nullable always ' +
          'have a value. Device and patient are shown as they are now, not as they were when the reading was taken.',
        tags: ['Blood glucose readings'],
        parameters: [
          {
            name: 'readingId',
            in: 'path',
            required: true,
            description:
              'Identifier of the reading in plain decimal digits. A 64-bit integer that no reading has is answered 404, anything ' +
              'else 400.',
            schema: { type: 'integer', format: 'int64' },
            example: 1,
          },
          ETAG_PARAMETER,
        ],
        answers: {
          200: json('The reading.', keyedHeaders('ETag'), ref('BloodGlucoseReading'), {
            device: { summary: 'Taken by a device', value: READING_EXAMPLE },
            manual: {
              summary: 'Entered by hand',
              value: { ...READING_EXAMPLE, device: null, item: null, manual: true, deviceTimeZoneOffset: null },
            },
          }),
          304: { description: 'The reading is as you have it.', headers: keyedHeaders('ETag') },
        },
        problems: {
          invalid_input: {
            detail: 'Correct readingId and send the request again.',
            errors: [
              {
                parameter: 'readingId',
                code: 'not_a_long',
                detail: 'Send a 64-bit integer in plain decimal digits, such as 42.',
              },
            ],
          },
          not_found: { detail: 'No blood glucose reading with this identifier exists.' },
        },
      }),
    },
  },
};
