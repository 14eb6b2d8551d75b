import { makeCheckpoint, sealBlocks, verifyTrail } from '@rpm/audit';
import { Factory } from '@rpm/data-access/testing';
import { type AuditStateView } from '@rpm/domain';
import { type Database, INSERT_PAST_ENTRIES, pastEntriesAsJson } from '@rpm/database';
import { TestApi } from '../testing/test-api';

const PAST = '2026-01-31T09:00:00.000Z';

describe('the state of the audit trail', () => {
  let api: TestApi;
  let service: Database;
  let factory: Factory;
  let key: string;

  beforeAll(async () => {
    api = await TestApi.start();
    service = await api.database.connectAsService();
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    factory = await Factory.inNewOrganization(api.database.dataSource);
    key = await factory.key(['audit:read']);
  });

  const state = async () => {
    const { status, json } = await api.get('/api/v3/audit-event/state', { key });
    expect(status).toBe(200);
    return json as AuditStateView;
  };
  /** Adds the row of a delivery that was found in a webhook log. */
  const recordPast = () =>
    service.inTransaction({ organizationId: factory.organizationId }, (transaction) =>
      transaction.run(INSERT_PAST_ENTRIES, {
        entries: pastEntriesAsJson([
          {
            organizationId: factory.organizationId,
            ...{ actorKind: 'service', actorId: null, sessionId: null, assertedActor: null, action: 'disclose' },
            ...{ resource: 'patient.updated', resourceId: null, requestId: null, clientRequestHash: null, address: null },
            ...{ patients: [5], rows: 1, status: null, host: 'receiver.example.org', webhookId: 3, digests: 'ab'.repeat(32) },
            recordedTimestamp: PAST,
          },
        ]),
      }),
    );
  const instant = expect.stringMatching(/Z$/) as string;

  it('names the newest block, checkpoint and verification, and the oldest row that is not sealed', async () => {
    const nothing = { newestBlock: null, oldestUnsealedTimestamp: null, recordedSince: instant };
    await recordPast();
    // Rows with a past time are not late, although they are not sealed.
    expect(await state()).toMatchObject(nothing);
    // The request itself is a row of the trail.
    expect(await state()).toMatchObject({ ...nothing, oldestUnsealedTimestamp: expect.stringMatching(/Z$/) as string });
    await sealBlocks(service);
    await makeCheckpoint(service, { keys: [], isForced: true });
    const sealed = await state();
    expect(sealed).toEqual({
      newestBlock: { number: 1, sealTimestamp: instant, rows: 3, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string },
      newestCheckpoint: {
        number: expect.any(Number) as number,
        createTimestamp: instant,
        signed: false,
        coversNewestBlock: true,
      },
      newestVerification: null,
      oldestUnsealedTimestamp: null,
      recordedSince: instant,
    });
    await recordPast();
    await sealBlocks(service);
    expect(await state()).toMatchObject({ newestBlock: { number: 2 }, newestCheckpoint: { coversNewestBlock: false } });
  });

  it('does not depend on rows of other organizations', async () => {
    await sealBlocks(service);
    const other = await Factory.inNewOrganization(api.database.dataSource);
    await service.auditTrail.record({
      organizationId: other.organizationId,
      ...{ actorKind: 'cli', actorId: null, sessionId: null, assertedActor: null, action: 'read', resource: 'sample' },
      ...{ resourceId: null, requestId: null, clientRequestHash: null, address: null, patients: [], rows: 1, status: 200 },
    });
    expect(await state()).toMatchObject({ newestBlock: null, oldestUnsealedTimestamp: null });
    await sealBlocks(service);
    // The request before was the only row of this organization.
    expect(await state()).toMatchObject({ newestBlock: { number: 1, rows: 1 } });
  });

  it('stays clean if rows with a past time are sealed', async () => {
    await recordPast();
    await sealBlocks(service);
    expect((await verifyTrail(service, {})).faults).toEqual([]);
    expect(await state()).toMatchObject({ newestVerification: { verifyTimestamp: instant, intact: true } });
  });
});
