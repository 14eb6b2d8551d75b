import { type Bundle } from '@rpm/fhir';
import { issuesOf } from '../../testing/fhir-client';
import { entry, EXTERNAL, InboundFixture, responsesOf } from '../../testing/inbound-fixture';
import { type TestResponse } from '../../testing/test-api';

describe('Observations that are sent to /fhir/r4 in a Bundle', () => {
  let inbound: InboundFixture;

  beforeAll(async () => {
    inbound = await InboundFixture.start();
  });
  afterAll(() => inbound.api.stop());

  it('are answered one by one, in their order', async () => {
    const known = inbound.weight();
    await inbound.post(known);
    const answer = await inbound.batch([
      entry(inbound.weight()),
      entry(inbound.weight({ code: { coding: [{ system: 'http://loinc.org', code: '718-7' }] } })),
      entry(known),
      entry({ ...known, valueQuantity: { ...known.valueQuantity, value: 80 } }),
      entry(inbound.weight(), { method: 'PUT' }),
      entry({ resourceType: 'DiagnosticReport' }),
      { resource: inbound.weight() },
      entry(
        inbound.weight({
          code: { coding: [{ system: 'http://loinc.org', code: '8867-4' }] },
          valueQuantity: { value: 64, system: 'http://unitsofmeasure.org', code: '/min' },
        }),
      ),
    ]);
    expect([answer.status, (answer.json as Bundle).type]).toEqual([200, 'batch-response']);
    const responses = responsesOf(answer).map((response) => [
      response?.status,
      response?.location?.replace(/\d+\/_history/, '<id>/_history') ?? null,
      response?.outcome && issuesOf({ json: response.outcome } as TestResponse).map(({ place }) => place),
    ]);
    expect(responses).toEqual([
      ['201 Created', 'Observation/weight-<id>/_history/1', undefined],
      ['400 Bad Request', null, ['Bundle.entry[1].resource.code']],
      ['200 OK', 'Observation/weight-<id>/_history/1', undefined],
      ['409 Conflict', null, [null]],
      ['400 Bad Request', null, ['Bundle.entry[4].request']],
      ['400 Bad Request', null, ['Bundle.entry[5].resource']],
      ['400 Bad Request', null, ['Bundle.entry[6].request']],
      ['201 Created', 'Observation/heart-rate-<id>/_history/1', undefined],
    ]);
  });

  it('refuse only the Observation whose identifier another reading has', async () => {
    const identifier = [{ system: 'urn:sender', value: 'batch' }];
    const answer = await inbound.batch([
      entry(inbound.weight({ identifier })),
      entry(inbound.weight({ identifier })),
      entry(inbound.weight()),
    ]);
    const statuses = responsesOf(answer).map((response) => response?.status);
    expect(statuses).toEqual(['201 Created', '409 Conflict', '201 Created']);
  });

  it('may refer to a patient and a device of the Bundle', async () => {
    const serial = await inbound.deviceIdentifier();
    const named = { subject: { reference: 'urn:uuid:p' }, device: { reference: 'urn:uuid:d' } };
    const answer = await inbound.batch([
      {
        fullUrl: 'urn:uuid:p',
        ...entry({ resourceType: 'Patient', identifier: [{ system: EXTERNAL, value: 'MRN-1' }] }),
      },
      {
        fullUrl: 'urn:uuid:d',
        ...entry({ resourceType: 'Device', serialNumber: serial }),
      },
      entry({ resourceType: 'Patient', identifier: [{ system: EXTERNAL, value: 'nobody' }] }),
      entry(inbound.weight(named)),
    ]);
    expect(responsesOf(answer).map((response) => [response?.status, response?.location?.split('/')[0]])).toEqual([
      ['200 OK', 'Patient'],
      ['200 OK', 'Device'],
      ['400 Bad Request', undefined],
      ['201 Created', 'Observation'],
    ]);
  });

  it('are refused together if they are sent as a transaction, or if there are too many', async () => {
    const transaction = await inbound.batch([entry(inbound.weight())], { type: 'transaction' });
    const tooMany = await inbound.batch(Array.from({ length: 1_001 }, () => ({})));
    expect([transaction, tooMany].map((answer) => [answer.status, issuesOf(answer).map(({ place }) => place)])).toEqual([
      [400, ['Bundle.type']],
      [400, ['Bundle.entry']],
    ]);
  });

  it('are carried out once for each Idempotency-Key', async () => {
    const entries = [entry(inbound.weight())];
    const headers = { 'Idempotency-Key': 'batch-1' };
    const [first, again] = [await inbound.batch(entries, { headers }), await inbound.batch(entries, { headers })];
    expect([again.status, again.json, again.headers.get('Idempotent-Replayed')]).toEqual([200, first.json, 'true']);
  });

  it('are answered as a transaction by $submit-cgm-bundle, which the guide of continuous monitors defines', async () => {
    const glucose = inbound.weight({
      code: { coding: [{ system: 'http://loinc.org', code: '105272-9' }] },
      valueQuantity: { value: 6.7, unit: 'mmol/l', system: 'http://unitsofmeasure.org', code: 'mmol/L' },
      device: undefined,
    });
    const answer = await inbound.batch([entry(glucose)], { type: 'transaction', path: '/$submit-cgm-bundle' });
    expect([answer.status, (answer.json as Bundle).type]).toEqual([200, 'transaction-response']);
    expect(responsesOf(answer)).toEqual([
      { status: '201 Created', location: expect.stringMatching(/^Observation\/blood-glucose-\d+\/_history\/1$/), etag: 'W/"1"' },
    ]);
  });
});
