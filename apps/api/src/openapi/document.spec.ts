import Ajv2020 from 'ajv/dist/2020';
import { fullFormats } from 'ajv-formats/dist/formats';
import { readFileSync } from 'node:fs';
import { validatorOf } from '../testing/assert-documented';
import { openApiDocument } from './document';
import { type MediaType, type Schema } from './model';
import { operationsOf } from './operations-of';

const OPERATIONS = operationsOf(openApiDocument);

/** The OpenAPI Initiative's own schema, from a package that only carries it here: its program is not CommonJS. */
const OFFICIAL = JSON.parse(
  readFileSync(require.resolve('@seriousme/openapi-schema-validator/schemas/v3.1/schema.json'), 'utf8'),
) as Schema;

/** Everything an operation sends or is sent, by the place where it stands. */
const CONTENTS = OPERATIONS.flatMap(({ operation: { operationId, requestBody, responses } }) => [
  ...mediaTypes(`${operationId} request`, requestBody?.content),
  ...Object.entries(responses).flatMap(([status, { content }]) => mediaTypes(`${operationId} ${status}`, content)),
]);

function mediaTypes(where: string, content: Readonly<Record<string, MediaType>> | undefined) {
  return Object.entries(content ?? {}).map(([type, media]) => ({ where: `${where} ${type}`, media }));
}

describe('openapi.json by itself', () => {
  it('is valid against the schema of OpenAPI 3.1, which refuses what is not', () => {
    const ajv = new Ajv2020({ strict: false, formats: { ...fullFormats, 'media-range': true } });
    const validate = ajv.compile(OFFICIAL);
    expect([validate(openApiDocument), validate.errors]).toEqual([true, null]);
    expect(validate({ ...openApiDocument, paths: { '/x': { get: { responses: { 200: {} } } } } })).toBe(false);
  });

  it.each(Object.entries(openApiDocument.components.schemas))('has a strict schema of %s', (_name, schema) => {
    expect(() => validatorOf(schema)).not.toThrow();
  });

  it.each(CONTENTS)('has a strict schema and true examples of $where', ({ media: { schema, examples } }) => {
    // Files that are not JSON have neither.
    if (!schema) return;
    const validate = validatorOf(schema);
    const faults = Object.entries(examples ?? {}).map(([name, { value }]) => [name, validate(value), validate.errors]);
    expect(faults).toEqual(Object.keys(examples ?? {}).map((name) => [name, true, null]));
  });

  it('has true examples of parameters', () => {
    const parameters = OPERATIONS.flatMap(({ operation }) => operation.parameters ?? []);
    const faults = parameters.filter(({ schema, example }) => example !== undefined && !validatorOf(schema)(example));
    expect(faults).toEqual([]);
  });

  it('shows every member of every object it answers with, and no other', () => {
    const shown = Object.entries(openApiDocument.components.schemas).filter(
      ([name]) => !name.includes('Input') && name !== 'Problem',
    );
    const wholes = shown.map(([name, { properties, required, additionalProperties }]) => ({
      name,
      isWhole: required?.join() === Object.keys(properties ?? {}).join() && additionalProperties === false,
    }));
    expect(wholes).toEqual(shown.map(([name]) => ({ name, isWhole: true })));
  });

  it('shows the fields of the specification, in its order', () => {
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

  it('names every operation once', () => {
    const names = OPERATIONS.map(({ operation }) => operation.operationId);
    expect([...new Set(names)]).toEqual(names);
  });
});
