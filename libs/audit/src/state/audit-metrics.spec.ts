import { type AuditEntry } from '@rpm/domain';
import { Registry } from 'prom-client';
import { randomBytes } from 'node:crypto';
import { makeCheckpoint } from '../checkpoint/make-checkpoint';
import { signingKeyOf } from '../checkpoint/signing-key';
import { TrailFixture } from '../testing/trail-fixture';
import { observeAuditRows, observeAuditState } from './audit-metrics';

/** Returns the values of all metrics by name and labels. */
async function samplesOf(registry: Registry): Promise<Record<string, number>> {
  const lines = (await registry.metrics()).split('\n').filter((line) => line.startsWith('rpm_'));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

describe('metrics of the audit trail', () => {
  let trail: TrailFixture;

  beforeEach(async () => {
    trail = await TrailFixture.create();
  });
  afterEach(() => trail.drop());

  it('state the ages of the oldest unsealed row and of the newest checkpoint, and whether that one is signed', async () => {
    const registry = new Registry();
    const service = await trail.connect();
    observeAuditState(registry, service);
    expect(await samplesOf(registry)).toEqual({ rpm_audit_oldest_unsealed_age_seconds: 0 });
    await trail.record(1);
    await trail.tamper(`update audit_event set recorded_timestamp = recorded_timestamp - interval '1 hour'`);
    const { rpm_audit_oldest_unsealed_age_seconds: age = 0 } = await samplesOf(registry);
    expect([age >= 3600, age < 7200]).toEqual([true, true]);
    await trail.seal();
    await makeCheckpoint(trail.service, { keys: [] });
    const sealed = { rpm_audit_oldest_unsealed_age_seconds: 0, rpm_audit_newest_checkpoint_age_seconds: expect.any(Number) };
    expect(await samplesOf(registry)).toEqual({ ...sealed, rpm_audit_checkpoint_signed: 0 });
    await makeCheckpoint(trail.service, { keys: [signingKeyOf(randomBytes(32))], isForced: true });
    expect(await samplesOf(registry)).toEqual({ ...sealed, rpm_audit_checkpoint_signed: 1 });
    await service.destroy();
    expect(await samplesOf(registry)).toEqual({});
  });

  it('count the rows that were stored, and those that could not be', async () => {
    const registry = new Registry();
    observeAuditRows(registry, trail.service);
    const [stored, failed] = ['rpm_audit_rows_total{outcome="stored"}', 'rpm_audit_rows_total{outcome="failed"}'];
    expect(await samplesOf(registry)).toEqual({ [stored]: 0, [failed]: 0 });
    const row: AuditEntry = {
      ...{ organizationId: 1, actorKind: 'key', actorId: 1, sessionId: null, assertedActor: null },
      ...{ action: 'read', resource: 'patient', resourceId: 5, requestId: null, clientRequestHash: null, address: null },
      ...{ patients: [5], rows: 1, status: 200 },
    };
    await trail.service.auditTrail.record(row);
    await trail.service.auditTrail.record(row);
    await expect(trail.service.auditTrail.record({ ...row, requestId: 'no UUID' })).rejects.toMatchObject({
      code: 'audit_unavailable',
    });
    expect(await samplesOf(registry)).toEqual({ [stored]: 2, [failed]: 1 });
  });
});
