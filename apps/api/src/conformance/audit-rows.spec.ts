import { Factory } from '@rpm/data-access/testing';
import { AuditRows, type AuditRowForSpec } from '../testing/audit-rows';
import { type DocumentedOperation } from '../testing/operations-of';
import { PATIENT_SCHEMAS, patientsOfAnswer, SCHEMAS, schemaNameOf } from '../testing/patients-of-answer';
import { TestApi, type TestResponse } from '../testing/test-api';
import { ABOUT_NOBODY, type AuditedOrganization, insertAuditedRows, KEYED_OPERATIONS, sendExample } from './audit-walk';

const isRead = ({ method, operation }: DocumentedOperation) =>
  method === 'GET' || operation['x-required-scope']?.endsWith(':read');
const READS = KEYED_OPERATIONS.filter((one) => isRead(one));
const WRITES = KEYED_OPERATIONS.filter((one) => !isRead(one));

/** Returns the ids of the patients in an answer of an operation, as its documented schema identifies them. */
function patientsIn({ operation }: DocumentedOperation, { status, json }: TestResponse): number[] {
  const schema = operation.responses[String(status)]?.content?.['application/json']?.schema;
  return schema && json !== null ? [...patientsOfAnswer(schema, json)] : [];
}

const patientsOfRows = (rows: readonly AuditRowForSpec[]) => new Set(rows.flatMap(({ patients }) => patients));

describe('rows of the audit trail', () => {
  let api: TestApi;
  let organization: AuditedOrganization;
  let rows: AuditRows;

  const newOrganization = async () => {
    const factory = await Factory.inNewOrganization(api.database.dataSource);
    return {
      organization: await insertAuditedRows(factory),
      rows: new AuditRows(api.database.dataSource, factory.organizationId),
    };
  };
  beforeAll(async () => {
    api = await TestApi.start();
    ({ organization, rows } = await newOrganization());
  });
  afterAll(() => api.stop());
  beforeEach(() => rows.added());

  describe('after a read', () => {
    const ABOUT_PATIENTS = READS.filter(({ template }) => !(template in ABOUT_NOBODY) && !template.endsWith('/export'));

    it.each(ABOUT_PATIENTS)('$method $template name every patient in the answer in exactly one row', async (one) => {
      const answer = await sendExample(api, one, organization);
      const patients = patientsIn(one, answer);
      const added = await rows.added();
      expect({ status: answer.status, added }).toMatchObject({ status: 200, added: [{ status: 200, actorKind: 'key' }] });
      expect(added[0]?.patients).toEqual(expect.arrayContaining(patients));
      // The sample rows would prove nothing if an answer contained no patient.
      expect(patientsOfRows(added).size).toBeGreaterThan(0);
    });

    it.each(READS.filter(({ template }) => template in ABOUT_NOBODY))('$method $template do not exist', async (one) => {
      const answer = await sendExample(api, one, organization);
      expect([answer.status, patientsIn(one, answer), await rows.added()]).toEqual([200, [], []]);
    });
  });
});

describe('schemas of patients', () => {
  it('are all known to the search for patients in answers', () => {
    const unknown = Object.entries(SCHEMAS).flatMap(([name, { properties = {} }]) => {
      const isPatient = 'id' in properties && 'firstName' in properties && !PATIENT_SCHEMAS.has(name);
      const embedded = Object.entries(properties).filter(([property, { $ref, anyOf }]) => {
        const target = schemaNameOf($ref === undefined ? (anyOf?.[0] ?? {}) : { $ref });
        return /patient$/i.test(property) && target !== '' && !PATIENT_SCHEMAS.has(target);
      });
      return [...(isPatient ? [name] : []), ...embedded.map(([property]) => `${name}.${property}`)];
    });
    expect(unknown.filter((name) => !/Input|Patch/.test(name))).toEqual([]);
  });
});
