import Ajv2020 from 'ajv/dist/2020';
import { fullFormats } from 'ajv-formats/dist/formats';
import { readFileSync } from 'node:fs';
import { validatorOf } from '../testing/assert-documented';
import { openApiDocument } from './document';
import { type MediaType, type Schema } from '../openapi/model';
import { operationsOf } from '../testing/operations-of';

const OPERATIONS = operationsOf(openApiDocument);

/** The official JSON Schema of OpenAPI 3.1. The file is read directly, because the code of its package is not CommonJS and cannot be required. */
const OFFICIAL = JSON.parse(
  readFileSync(require.resolve('@seriousme/openapi-schema-validator/schemas/v3.1/schema.json'), 'utf8'),
) as Schema;

/** The content of every request and response, by media type. Content that several operations share is listed only for the first of them. */
const CONTENTS = new Map<MediaType, { where: string; media: MediaType }>();
for (const { operation } of OPERATIONS) {
  const { operationId, requestBody, responses } = operation;
  for (const [part, { content = {} }] of Object.entries({ ...(requestBody && { request: requestBody }), ...responses })) {
    for (const [type, media] of Object.entries(content)) {
      if (!CONTENTS.has(media)) CONTENTS.set(media, { where: `${operationId} ${part} ${type}`, media });
    }
  }
}

describe('content of openapi.json', () => {
  it('is valid according to the official schema of OpenAPI 3.1, and that schema rejects an invalid document', () => {
    const ajv = new Ajv2020({ strict: false, formats: { ...fullFormats, 'media-range': true } });
    const validate = ajv.compile(OFFICIAL);
    expect([validate(openApiDocument), validate.errors]).toEqual([true, null]);
    expect(validate({ ...openApiDocument, paths: { '/x': { get: { responses: { 200: {} } } } } })).toBe(false);
  });

  it.each(Object.keys(openApiDocument.components.schemas))('defines a schema for %s that ajv accepts in strict mode', (name) => {
    expect(() => validatorOf({ $ref: `#/components/schemas/${name}` })).not.toThrow();
  });

  it.each([...CONTENTS.values()])(
    'defines a strict schema and a valid example, if any, for $where',
    ({ media: { schema, example } }) => {
      // Content that is not JSON has neither a schema nor an example.
      if (!schema) return;
      const validate = validatorOf(schema);
      expect(example === undefined || (validate(example) ? true : validate.errors)).toBe(true);
    },
  );

  it('has valid examples for all parameters', () => {
    const parameters = OPERATIONS.flatMap(({ operation }) => operation.parameters ?? []);
    const invalid = parameters.filter(({ schema, example }) => example !== undefined && !validatorOf(schema)(example));
    expect(invalid).toEqual([]);
  });

  it('requires every property of every object in a response, and allows other properties only in events, in values of any type, and in readings that may be records', () => {
    const shown = Object.entries(openApiDocument.components.schemas).filter(
      ([name, { type }]) =>
        type === 'object' && !name.includes('Input') && !['Problem', 'ReadingStored', 'RejectedReading'].includes(name),
    );
    const wholes = shown.map(([name, { properties, required, additionalProperties }]) => ({
      name,
      isWhole:
        required?.join() === (properties && Object.keys(properties).join()) &&
        (additionalProperties === false) !==
          /(?<!Rejected|FileImport)Reading(Record|RevisionValues)?$|InEvent$|WebhookEvent$/.test(name),
    }));
    expect(wholes).toEqual(shown.map(([name]) => ({ name, isWhole: true })));
  });

  it('lists the properties of each schema in the order of the specification', () => {
    const fields = (name: string) => Object.keys(openApiDocument.components.schemas[name]?.properties ?? {}).join(' ');
    expect({
      reading: fields('BloodGlucoseReading'),
      patient: fields('EmbeddedPatient'),
      patientAddress: fields('PatientAddress'),
      device: fields('EmbeddedDevice'),
      item: fields('EmbeddedItem'),
      site: fields('Site'),
      siteAddress: fields('SiteAddress'),
      page: fields('WebhookLogPage'),
    }).toEqual({
      reading:
        'id readingTimestamp afterMeal beforeMeal device deviceTimeZoneOffset glucose glucoseUnit item manual patient patientTimeZoneOffset',
      patient: 'id firstName lastName dateOfBirth email phoneNumber externalIdentifier sex address',
      patientAddress: 'city country lineOne lineTwo state zipCode',
      device: 'id currentPatient currentStatus deviceEvents deviceIdentifiers disabledReadings item',
      item: 'id name model sku manufacturer',
      site: 'id name active address',
      siteAddress: 'lineOne lineTwo lineThree city state zipCode country note',
      page: 'content first last page size total',
    });
  });

  it('uses every operationId once', () => {
    const names = OPERATIONS.map(({ operation }) => operation.operationId);
    expect([...new Set(names)]).toEqual(names);
  });
});
