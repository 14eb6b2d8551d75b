import { randomBytes } from 'node:crypto';
import { makeCheckpoint } from '../checkpoint/make-checkpoint';
import { signingKeyOf } from '../checkpoint/signing-key';
import { TrailFixture } from '../testing/trail-fixture';
import { findAuditState } from './audit-state';

describe('findAuditState', () => {
  it('states what is sealed and signed', async () => {
    const trail = await TrailFixture.create();
    const nothing = { oldestUnsealed: null, newestCheckpoint: null, isSigned: false, recordedKey: null };
    expect(await findAuditState(trail.service)).toEqual(nothing);
    await trail.record(1, 2);
    const [{ time }] = await trail.administration.query<[{ time: Date }]>(
      'select recorded_timestamp as time from audit_event where id = 1',
    );
    expect(await findAuditState(trail.service)).toEqual({ ...nothing, oldestUnsealed: time });
    await trail.seal();
    await makeCheckpoint(trail.service, { keys: [] });
    expect(await findAuditState(trail.service)).toEqual({ ...nothing, newestCheckpoint: expect.any(Date) });
    const key = signingKeyOf(randomBytes(32));
    await makeCheckpoint(trail.service, { keys: [key], isForced: true });
    const signed = { newestCheckpoint: expect.any(Date), isSigned: true, recordedKey: key.publicKey };
    expect(await findAuditState(trail.service)).toEqual({ ...nothing, ...signed });
    await trail.drop();
  });
});
