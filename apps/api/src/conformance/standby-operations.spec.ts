import { Factory } from '@rpm/data-access/testing';
import { type DocumentedOperation } from '../testing/operations-of';
import { TestApi } from '../testing/test-api';
import { type AuditedOrganization, insertAuditedRows, KEYED_OPERATIONS, sendExample } from './audit-walk';

const READS = KEYED_OPERATIONS.filter(({ method }) => method === 'GET');

/** Operations that return a single resource, whose path ends with its id. Their statements find rows by key, and requests share them. */
const isOnOne = ({ template }: DocumentedOperation) => template.endsWith('}') && !template.endsWith('/day/{date}');

/** Reasons why only the primary serves an operation, each with the paths of its operations. */
const REASONS: readonly (readonly [reason: string, ...templates: readonly string[]])[] = [
  [
    'Only the primary knows up to when changes and events are complete.',
    ...['site', 'patient', 'device', 'order', 'return', 'webhook', 'manufacturer', 'item', 'kit', 'ingest-source'].map(
      (name) => `${name}/changes`,
    ),
    ...READS.flatMap(({ template }) => (template.endsWith('-reading/changes') ? [template.replace('/api/v3/', '')] : [])),
    'event',
  ],
  ['The answer says who may use the API now.', 'me', 'api-key', 'console-person', 'console-person/{personId}/session'],
  [
    'The audit trail is read where it is written and sealed.',
    ...['audit-event', 'audit-event/state', 'patient/{patientId}/access', 'patient/{patientId}/disclosure'],
  ],
  [
    'The answer is about one resource, which is found by key.',
    ...[
      'organization',
      'patient/{patientId}/equipment',
      'patient/{patientId}/time-zone',
      'webhook/{webhookId}/health',
      'ingest-source/{ingestSourceId}/health',
      'ingest-message/{ingestMessageId}/body',
    ],
  ],
  [
    'The answer is one of the last messages, or is about them: people look at it while messages arrive.',
    ...['ingest-message', 'ingest-quarantine', 'ingest-alias'],
  ],
  ['The answer is about imports that people watch while they run.', 'file-import'],
  ['The answer is the same for everybody.', 'webhook/type', 'ingest-adapter'],
];
const ON_PRIMARY = Object.fromEntries(
  REASONS.flatMap(([reason, ...templates]) => templates.map((template) => [`/api/v3/${template}`, reason])),
);

const documents = ({ operation: { parameters = [] } }: DocumentedOperation) =>
  parameters.some(({ name }) => name === 'Read-After');

describe('operations that a standby may serve', () => {
  let api: TestApi;
  let organization: AuditedOrganization;

  beforeAll(async () => {
    api = await TestApi.start();
    organization = await insertAuditedRows(await Factory.inNewOrganization(api.database.dataSource));
  });
  afterAll(() => api.stop());

  it('are all that read, but for single resources and those for which there is a reason', () => {
    const others = READS.filter((one) => !documents(one) && !isOnOne(one)).map(({ template }) => template);
    expect(others.sort()).toEqual(Object.keys(ON_PRIMARY).sort());
    expect(KEYED_OPERATIONS.filter((one) => documents(one) && one.method !== 'GET')).toEqual([]);
  });

  it.each(READS)('have the header in their description if and only if they read it: GET $template', async (one) => {
    const { status, json } = await sendExample(api, one, organization, { headers: { 'Read-After': 'yesterday' } });
    if (documents(one)) expect(json).toMatchObject({ status: 400, code: 'read_after_invalid' });
    else expect(status).toBe(200);
  });

  it.each(READS.filter(documents))('answer without the header if there is no standby: GET $template', async (one) => {
    const { status, headers } = await sendExample(api, one, organization, { headers: { 'Read-After': '0' } });
    expect([status, headers.get('read-after')]).toEqual([200, null]);
  });

  it.each(['', '1', '00', '0, 0', '-1', '00000001-0000000000000', 'ffffffff-0000000000000000', 'FFFFFFFF-0000000000000000'])(
    'reject the position "%s"',
    async (position) => {
      const { json } = await api.get('/api/v3/site', { headers: { 'Read-After': position } });
      expect(json).toMatchObject({ status: 400, code: 'read_after_invalid' });
    },
  );
});
