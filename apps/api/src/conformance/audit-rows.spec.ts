import { Factory } from '@rpm/data-access/testing';
import { JsonText, Transaction } from '@rpm/database';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { StreamedContent, type StreamedPart } from '../download/streamed-content';
import { AuditRows, type AuditRowForSpec } from '../testing/audit-rows';
import { type DocumentedOperation } from '../testing/operations-of';
import { PATIENT_SCHEMAS, patientsOfAnswer, SCHEMAS, schemaNameOf } from '../testing/patients-of-answer';
import { TestApi, type TestResponse } from '../testing/test-api';
import {
  ABOUT_NOBODY,
  type AuditedOrganization,
  type ExampleRequest,
  insertAuditedRows,
  isDownload,
  isLookAtTrail,
  isRead,
  KEYED_OPERATIONS,
  sendExample,
  WRITES,
} from './audit-walk';

const READS = KEYED_OPERATIONS.filter((one) => isRead(one) && !isDownload(one));
const DOWNLOADS = KEYED_OPERATIONS.filter(isDownload);

/** Returns the ids of the patients in an answer of an operation, as its documented schema identifies them. */
function patientsIn({ operation }: DocumentedOperation, { status, json }: TestResponse): number[] {
  const { content = {} } = operation.responses[String(status)] ?? {};
  const schema = (content['application/json'] ?? content['application/problem+json'])?.schema;
  return schema && json !== null ? [...patientsOfAnswer(schema, json)] : [];
}

const sorted = (ids: Iterable<number>) => [...ids].sort((one, other) => one - other);

/** Returns the rows that name nobody whom an earlier row does not name. One request needs no such row. */
const needless = (rows: readonly AuditRowForSpec[]) =>
  rows.filter(({ patients }, at) => {
    const earlier = new Set(rows.slice(0, at).flatMap((row) => row.patients));
    return at > 0 && patients.every((id) => earlier.has(id));
  });

/** Returns parts of a download that wrongly state that they are about nobody. */
async function* aboutNobody(parts: AsyncGenerator<StreamedPart>): AsyncGenerator<StreamedPart> {
  for await (const part of parts) yield { ...part, patients: [] };
}

/** Changes that the state of the sample rows does not permit. Their refusals are recorded. */
const REFUSED = [
  'POST /api/v3/patient 409 conflict',
  'PUT /api/v3/patient/{patientId} 409 conflict',
  'POST /api/v3/device/{deviceId}/disassociate-patient 409 conflict',
  'PATCH /api/v3/device/{deviceId}/assignment/{assignmentId} 409 conflict',
  'POST /api/v3/order 409 device_not_returnable',
  'POST /api/v3/order/{orderId}/fail 409 conflict',
  'POST /api/v3/return 409 device_not_returnable',
  'POST /api/v3/return/{returnId}/cancel 409 conflict',
  'POST /api/v3/webhook/{webhookId}/replay 409 conflict',
  'POST /api/v3/console-person/{personId}/session/{sessionId}/end 404 not_found',
  'DELETE /api/v3/manufacturer/{manufacturerId} 409 still_referenced',
  'DELETE /api/v3/item/{itemId} 409 still_referenced',
  'DELETE /api/v3/kit/{kitId} 409 still_referenced',
  'DELETE /api/v3/device/{deviceId} 409 still_referenced',
  'DELETE /api/v3/site/{siteId} 409 still_referenced',
  'DELETE /api/v3/ingest-source/{ingestSourceId} 409 still_referenced',
];

/** Operations whose row is stored before they change anything. It names the patient of the import, whatever the answer says. */
const NAMED_BY_IMPORT = ['/api/v3/file-import/{fileImportId}/start', '/api/v3/file-import/{fileImportId}/undo'];

describe('rows of the audit trail', () => {
  let api: TestApi;
  let organization: AuditedOrganization;
  let rows: AuditRows;

  beforeAll(async () => {
    api = await TestApi.start();
    organization = await insertAuditedRows(api.factory);
    rows = new AuditRows(api.database.dataSource, api.factory.organizationId);
  });
  afterAll(() => api.stop());
  beforeEach(() => rows.added());

  /** Sends the example of an operation. @returns the status, its rows, and the patients in the answer whom no row names */
  const recorded = async (one: DocumentedOperation, request: ExampleRequest = {}) => {
    const answer = await sendExample(api, one, organization, request);
    const added = await rows.added();
    const named = new Set(added.flatMap(({ patients }) => patients));
    // The body of a message names patients in the words of the vendor, and only the parts of the message say who they are.
    const isBody = one.template.endsWith('/{ingestMessageId}/body') && answer.status === 200;
    const patients = isBody ? [organization.people.taker] : patientsIn(one, answer);
    return { answer, added, named, patients, unnamed: patients.filter((id) => !named.has(id)) };
  };
  const operation = (method: string, path: string) => {
    const one = KEYED_OPERATIONS.find((other) => other.method === method && other.template === `/api/v3/${path}`);
    if (!one) throw new Error(`There is no ${method} ${path}.`);
    return one;
  };

  describe('about a read', () => {
    const ABOUT_PATIENTS = READS.filter(({ template }) => !(template in ABOUT_NOBODY));

    it.each(ABOUT_PATIENTS)('$method $template name every patient in the answer in exactly one row', async (one) => {
      const { answer, added, named, unnamed } = await recorded(one);
      expect({ status: answer.status, added, unnamed }).toMatchObject({
        status: 200,
        added: [{ status: 200, actorKind: 'key', action: expect.stringMatching(/^(read|list)$/) as string }],
        unnamed: [],
      });
      // An answer without a patient would prove nothing.
      expect(named.size).toBeGreaterThan(0);
    });

    it.each(READS.filter(({ template }) => template in ABOUT_NOBODY))('$method $template do not exist', async (one) => {
      const { answer, added, patients } = await recorded(one);
      const resources = added.map(({ resource }) => resource);
      expect([answer.status, patients, resources]).toEqual([200, [], isLookAtTrail(one) ? ['audit-event/state'] : []]);
    });

    it('are missed by this spec for no operation whose answer wrongly states that it is about nobody', async () => {
      const planted = jest.spyOn(JsonText.prototype, 'patients', 'get').mockReturnValue([]);
      const unnoticed: string[] = [];
      try {
        for (const one of ABOUT_PATIENTS) {
          const { patients, unnamed } = await recorded(one);
          // The patient in the path is named in any case.
          const isOfPath = patients.length <= 1 && one.template.includes('{patientId}');
          if (unnamed.length === 0 && !isOfPath) unnoticed.push(one.template);
        }
      } finally {
        planted.mockRestore();
      }
      expect(unnoticed).toEqual([]);
    });

    it('name four different patients', () => expect(new Set(Object.values(organization.people)).size).toBe(4));

    it('of a device and of a reading name the present holder and the patient who took the reading', async () => {
      const { taker, holder } = organization.people;
      const { named } = await recorded(operation('GET', 'weight-reading/{readingId}'));
      expect(sorted(named)).toEqual(sorted([taker, holder]));
      expect((await recorded(operation('GET', 'device/{deviceId}'))).named).toContain(holder);
    });

    /** Sends a download, and waits for the row of its end, which is stored after the last byte. */
    const downloaded = async (one: DocumentedOperation) => {
      const { answer, added } = await recorded(one);
      const isOver = async () => {
        added.push(...(await rows.added()));
        return added.at(-1)?.status === 200;
      };
      await pollUntil(isOver, true);
      return { answer, added };
    };

    it('are missed by this spec for no download whose parts wrongly state that they are about nobody', async () => {
      const begin = StreamedContent.begin.bind(StreamedContent);
      const planted = jest.spyOn(StreamedContent, 'begin');
      planted.mockImplementation((headers, parts) => begin(headers, aboutNobody(parts)));
      try {
        const named: number[] = [];
        for (const one of DOWNLOADS) named.push(...(await downloaded(one)).added.flatMap(({ patients }) => patients));
        expect([DOWNLOADS.length > 0, named]).toEqual([true, []]);
      } finally {
        planted.mockRestore();
      }
    });

    it.each(DOWNLOADS)(
      '$method $template begin and end the download, and name every patient before the data leaves',
      async (one) => {
        const { answer, added } = await downloaded(one);
        const { taker, holder } = organization.people;
        expect([answer.status, added.map(({ action, status }) => [action, status])]).toEqual([
          200,
          [
            ['export', null],
            ['export', 206],
            ['export', 200],
          ],
        ]);
        expect(sorted(added.flatMap(({ patients }) => patients))).toEqual(sorted([taker, holder]));
      },
    );
  });

  describe('about a refusal or an answer without a body', () => {
    const PATIENT = operation('GET', 'patient/{patientId}');
    const CHANGE = operation('PATCH', 'patient/{patientId}');
    const POST = operation('POST', 'weight-reading');
    const reading = (values: object = {}) => ({
      device: { id: organization.names['deviceId'] },
      readingTimestamp: '2026-03-01T00:00:00.000Z',
      weight: 150.5,
      ...values,
    });

    it('exist for HEAD and for 304', async () => {
      const { taker } = organization.people;
      expect((await recorded(PATIENT, { method: 'HEAD' })).added).toMatchObject([{ status: 200, patients: [taker] }]);
      const { answer, added } = await recorded(PATIENT, { headers: { 'If-None-Match': '*' } });
      expect([answer.status, added]).toMatchObject([304, [{ status: 304, patients: [taker] }]]);
    });

    it('do not exist for an unknown key and for an empty page', async () => {
      expect((await recorded(PATIENT, { key: null })).added).toEqual([]);
      expect((await api.get('/api/v3/patient?name=Nobody-has-this', { key: organization.key })).json).toMatchObject({
        total: 0,
      });
      expect(await rows.added()).toEqual([]);
    });

    it('exist for a missing scope and for an unknown id', async () => {
      const { taker } = organization.people;
      const key = await api.factory.key(['sites:read']);
      expect((await recorded(PATIENT, { key })).added).toMatchObject([{ status: 403, patients: [taker], rows: 0 }]);
      expect((await recorded(PATIENT, { id: 999_999_999 })).added).toMatchObject([{ status: 404, rows: 0 }]);
    });

    it('name the patient whom a problem names, because the record of another one was merged', async () => {
      const { merged } = organization.people;
      const { answer, added, patients } = await recorded(PATIENT, { id: merged });
      expect([answer.status >= 400, patients]).toEqual([true, [organization.names['remainingPatientId']]]);
      expect(added.map((row) => sorted(row.patients))).toEqual([sorted([merged, ...patients])]);
    });

    it('do not exist for a request that is invalid, because it is refused before any data is read', async () => {
      expect((await recorded(CHANGE, { body: { firstName: 5 } })).added).toEqual([]);
    });

    it('exist for another version than the expected one', async () => {
      const { answer, added } = await recorded(CHANGE, { body: { firstName: 'Testina' }, headers: { 'If-Match': '"other"' } });
      expect([answer.status, added]).toMatchObject([412, [{ status: 412, patients: [organization.people.taker] }]]);
    });

    it('exist for new readings, duplicates and conflicts, and name the patient', async () => {
      const { holder } = organization.people;
      const send = (values: object = {}, headers = {}) => recorded(POST, { body: reading(values), headers });
      expect((await send()).added).toMatchObject([{ action: 'create', status: 200, patients: [holder] }]);
      expect((await send()).added).toMatchObject([{ action: 'create', status: 200, patients: [holder] }]);
      expect((await send({ weight: 1 })).added).toMatchObject([{ status: 409, patients: [holder] }]);
    });

    it('name the holder of the device besides the patient of an older reading', async () => {
      const { taker, holder } = organization.people;
      const { answer, named } = await recorded(POST, { body: reading({ readingTimestamp: '2026-01-05T00:00:00.000Z' }) });
      expect([answer.status, sorted(named)]).toEqual([200, sorted([taker, holder])]);
    });

    it('exist for each repetition of an idempotent request, and name the same patients', async () => {
      const { holder } = organization.people;
      const headers = { 'Idempotency-Key': 'audited-reading' };
      const body = reading({ readingTimestamp: '2026-03-02T00:00:00.000Z' });
      for (let time = 0; time < 3; time++) {
        expect((await recorded(POST, { body, headers })).added).toMatchObject([{ status: 200, patients: [holder] }]);
      }
      const { answer, added } = await recorded(POST, { body: { ...body, weight: 2 }, headers });
      expect([answer.status, added]).toMatchObject([422, [{ status: 422 }]]);
      const created = { 'Idempotency-Key': 'audited-patient' };
      const first = await recorded(operation('POST', 'patient'), { headers: created });
      const again = await recorded(operation('POST', 'patient'), { headers: created });
      expect([first.added.length, again.added.map(({ patients }) => patients)]).toEqual([1, [[...first.patients]]]);
    });

    it('exist for a dry run, and name the patients whose data would change', async () => {
      const { remainingPatientId, duplicatePatientId } = organization.names;
      const path = `/api/v3/patient/${remainingPatientId}/merge?dryRun=true`;
      const { status } = await api.post(path, { patient: { id: duplicatePatientId } }, { key: organization.key });
      const added = await rows.added();
      expect([status, added.length, sorted(added.flatMap(({ patients }) => patients))]).toEqual([
        200,
        1,
        sorted([Number(remainingPatientId), Number(duplicatePatientId)]),
      ]);
    });
  });

  describe('about a change', () => {
    const failed: string[] = [];

    it.each(WRITES)('$method $template name every patient in the answer, and are no more than necessary', async (one) => {
      const { answer, added, unnamed } = await recorded(one);
      const isInvalid = answer.status === 400;
      if (answer.status >= 300)
        failed.push(`${one.method} ${one.template} ${answer.status} ${(answer.json as { code: string }).code}`);
      expect({ unnamed, isRecorded: added.length > 0, needless: needless(added) }).toEqual({
        unnamed: [],
        isRecorded: !isInvalid,
        needless: [],
      });
      if (answer.status >= 400 && !isInvalid) expect(added.map(({ status }) => status)).toEqual([answer.status]);
    });

    it('are tested with requests that are carried out, except for a few', () => {
      expect(failed).toEqual(REFUSED);
    });

    it('are missed by this spec for no operation whose answer wrongly states that it is about nobody', async () => {
      const factory = await Factory.inNewOrganization(api.database.dataSource);
      const other = await insertAuditedRows(factory);
      const ofOther = new AuditRows(api.database.dataSource, factory.organizationId);
      const planted = [
        jest.spyOn(JsonText.prototype, 'patients', 'get').mockReturnValue([]),
        jest.spyOn(Transaction.prototype, 'concern').mockImplementation(() => undefined),
      ];
      const unnoticed: string[] = [];
      try {
        for (const one of WRITES) {
          const answer = await sendExample(api, one, other);
          const named = new Set((await ofOther.added()).flatMap(({ patients }) => patients));
          const patients = answer.status < 300 ? patientsIn(one, answer) : [];
          // The patient in the path is named in any case.
          const isOfPath = patients.length === 1 && one.template.includes('{patientId}');
          if (
            patients.length > 0 &&
            !isOfPath &&
            !NAMED_BY_IMPORT.includes(one.template) &&
            patients.every((id) => named.has(id))
          )
            unnoticed.push(`${one.method} ${one.template}`);
        }
      } finally {
        for (const one of planted) one.mockRestore();
      }
      expect(unnoticed).toEqual([]);
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
