import { Factory } from '@rpm/data-access/testing';
import { type Database, type Transaction } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type ReadingPart } from '../adapter/message-part';
import { SourceWorker, type SourceWorkerOptions } from '../processing/source-worker';
import { glucosePart, identifier } from '../testing/parts';
import { readerOfParts, SourceFixture } from '../testing/source-fixture';
import { waitForLocks } from '../testing/wait-for-locks';
import { copyNotes } from './copy-notes';

const WAKING = { local: '2025-10-26T05:00:00', zone: null };
const mat = (bedTime: string): ReadingPart =>
  glucosePart({
    kind: 'sleepMatActivity',
    person: 'sleeper',
    time: { instant: new Date('2025-10-26T04:00:00Z') },
    values: { respiration: 14, bodyTurnOver: 3, heartRate: 60, duration: 240 },
    localValues: { bedTime: [{ local: bedTime, zone: null }], getUpTime: [WAKING] },
  });

describe('parts that begin to wait', () => {
  let database: TestDatabase;
  let service: Database;
  let source: SourceFixture;
  let worker: SourceWorker;
  let deviceId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  beforeEach(async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    source = await SourceFixture.create(factory);
    await source.alias('person', 'sleeper', (await factory.patient()).id);
    deviceId = (await factory.device({ currentPatientId: (await factory.patient()).id })).id;
    await source.query(`update patient set time_zone = null, local_time_zone = null where organization_id = $1`, [
      source.organizationId,
    ]);
    worker = new SourceWorker(optionsOf());
  });
  afterAll(() => database.drop());

  const killedAfterCommit = {
    processed: () => {
      throw new Error('The process is killed.');
    },
  };
  const optionsOf = (): SourceWorkerOptions => ({
    ...{ database: service, box: source.box, findReader: readerOfParts() },
    onError: (error) => {
      throw error;
    },
  });
  const batch = () => worker.processBatch({ organizationId: source.organizationId, sourceId: source.id, isReleased: true });
  const settle = async () => {
    await copyNotes(service, source.organizationId);
    for (let batches = 0; batches < 20; batches++) if ((await batch()) === 'held') return;
  };
  const released = async () => {
    const rows = await source.query<{ code: string }>(
      'select code from ingest_quarantine_group where organization_id = $1 and release_timestamp is not null',
      [source.organizationId],
    );
    return rows.map(({ code }) => code);
  };

  it.each<[string, ReadingPart, string | null, string]>([
    ['the clock times in its values need a time zone', mat('2025-10-25T23:00:00'), null, 'time_zone_missing'],
    ['a clock time in its values occurs twice', mat('2025-10-26T02:30:00'), 'Europe/Berlin', 'ambiguous_time'],
  ])('are not released again before something is mended: %s', async (_, part, timeZone, code) => {
    await source.query('update ingest_source set time_zone = $2 where id = $1', [source.id, timeZone]);
    const id = await source.receive([part]);
    await settle();
    expect(await batch()).toBe('held');
    expect((await source.message(id)).parts).toMatchObject([{ outcome: 'quarantined', code }]);
    expect(await released()).toEqual([]);
  });

  it.each<[string, ReadingPart, Partial<SourceWorkerOptions>]>([
    ['sleep', mat('2025-10-25T23:00:00'), {}],
    ['reading', glucosePart({ person: 'sleeper', time: { local: '2025-10-26T05:00:00', zone: null } }), {}],
    ['sleep, and the process is killed after the commit', mat('2025-10-25T23:00:00'), { metrics: killedAfterCommit }],
  ])(
    'are recorded if their patient gets a time zone while they are processed that decides the times of their %s',
    async (_, part, options) => {
      const id = await source.receive([part]);
      worker = new SourceWorker({ ...optionsOf(), ...options });
      let processed: Promise<unknown> | undefined;
      await database.dataSource.transaction(async (manager) => {
        await manager.query('lock table ingest_part in share mode');
        processed = batch().catch((error: unknown) => error);
        await waitForLocks(database);
        await source.query(
          `update patient set time_zone = 'Europe/Berlin', local_time_zone = 'Europe/Berlin' where organization_id = $1`,
          [source.organizationId],
        );
      });
      expect(await processed).toEqual('metrics' in options ? expect.any(Error) : 'done');
      worker = new SourceWorker(optionsOf());
      await settle();
      expect((await source.message(id)).counts).toEqual({ stored: 1 });
    },
  );

  /** Changes each of which can mend parts. */
  const changes = async (manager: Transaction['manager']) => {
    const { organizationId, id } = source;
    const run = (text: string, ...values: unknown[]) => manager.query(text, [organizationId, ...values]);
    const [patient] = await source.query<{ id: number }>('select id from patient where organization_id = $1', [organizationId]);
    await run(
      `insert into ingest_alias (organization_id, source_id, kind, value, patient_id) values ($1, $2, 'person', 'other', $3)`,
      id,
      patient?.id,
    );
    await run(
      `insert into ingest_alias (organization_id, source_id, kind, value, device_id) values ($1, $2, 'device', '12345678901234', $3)`,
      id,
      deviceId,
    );
    await run(
      `insert into device_identifier (organization_id, device_id, type, value, normalized) values ($1, $2, 'serial', 'AA-BB-CC-DD-EE-FF', 'AA-BB-CC-DD-EE-FF')`,
      deviceId,
    );
    await run('delete from device_identifier where organization_id = $1 and device_id = $2', deviceId);
    await run(
      'update device_assignment set patient_id = $3 where organization_id = $1 and device_id = $2',
      deviceId,
      patient?.id,
    );
    await run(`update patient set local_time_zone = 'Europe/Berlin' where organization_id = $1`);
  };

  it('do not delay changes that mend them, nor do these changes delay their processing', async () => {
    await source.receive([mat('2025-10-25T23:00:00'), glucosePart({ person: 'other' })]);
    await batch();
    await database.dataSource.transaction(async (processing) => {
      await processing.query('select 1 from ingest_quarantine_group where organization_id = $1 for update', [
        source.organizationId,
      ]);
      await database.dataSource.transaction(async (changing) => {
        await changing.query(`set local lock_timeout = '1ms'`);
        await changes(changing);
      });
    });
    await database.dataSource.transaction(async (changing) => {
      await changing.query('delete from ingest_alias where organization_id = $1', [source.organizationId]);
      expect(await batch()).toBe('done');
    });
    await settle();
    expect(await source.query('select 1 from ingest_release where organization_id = $1', [source.organizationId])).toEqual([]);
  });

  it('are recorded if a device gets a MAC address in the same notation as its serial number while they are processed', async () => {
    const id = await source.receive([glucosePart({ device: identifier('AA-BB-CC-DD-EE-FF') })]);
    let processed: Promise<unknown> | undefined;
    await database.dataSource.transaction(async (manager) => {
      await manager.query('lock table ingest_part in share mode');
      processed = batch();
      await waitForLocks(database);
      await source.query(
        `insert into device_identifier (organization_id, device_id, type, value, normalized) values ($1, $2, 'serial', 'AA-BB-CC-DD-EE-FF', 'AA-BB-CC-DD-EE-FF')`,
        [source.organizationId, deviceId],
      );
      // The background work of another process comes before the parts are committed.
      await copyNotes(service, source.organizationId);
    });
    await processed;
    await settle();
    expect((await source.message(id)).counts).toEqual({ stored: 1 });
  });

  it('leave no notes for sources that have none of them, nor equal notes for a source', async () => {
    await SourceFixture.create(source.factory);
    await settle();
    await source.query('delete from ingest_release where organization_id = $1', [source.organizationId]);
    await source.receive([mat('2025-10-25T23:00:00')]);
    await batch();
    const notes = () =>
      source.query('select source_id as "sourceId", subject from ingest_release where organization_id = $1', [
        source.organizationId,
      ]);
    for (const zone of ['Europe/Berlin', 'Asia/Tokyo']) {
      await source.query(
        `update patient set local_time_zone = $2 where organization_id = $1 and id in (select patient_id from ingest_part where organization_id = $1)`,
        [source.organizationId, zone],
      );
      expect(await notes()).toContainEqual({ sourceId: null, subject: 'patient' });
      await copyNotes(service, source.organizationId);
      expect(await notes()).toEqual([{ sourceId: source.id, subject: 'patient' }]);
    }
  });

  it('are in groups that only who has the lock of their source changes, so that no two of them wait for each other', async () => {
    const functions = await source.query<{ name: string }>(
      `select proname as name from pg_proc where prosrc ~ '(update|insert into|delete from) ingest_quarantine_group|release_quarantine_groups' order by 1`,
    );
    // The triggers of the parts themselves, and what the background work calls.
    expect(functions.map(({ name }) => name)).toEqual([
      'add_quarantined_parts',
      'release_quarantine_groups',
      'remove_quarantined_parts',
    ]);
  });

  const noteCodes = () => source.query(`update ingest_source set time_zone = 'Europe/Berlin' where id = $1`, [source.id]);
  const notedCodes = async () => {
    const [row] = await source.query<{ codes: string[] }>(
      'select release_codes as codes from ingest_source_state where source_id = $1',
      [source.id],
    );
    return row?.codes.length ?? 0;
  };

  it('are not marked for a release while another process works on their source', async () => {
    await source.receive([mat('2025-10-25T23:00:00')]);
    await batch();
    await noteCodes();
    await database.dataSource.transaction(async (manager) => {
      await manager.query(`select pg_advisory_xact_lock(hashtextextended('ingest source ' || $1::bigint, 0))`, [source.id]);
      expect(await batch()).toBe('held');
      expect([await released(), await notedCodes()]).toEqual([[], 4]);
    });
    await settle();
    expect(await notedCodes()).toBe(0);
  });

  it('are released although more messages wait than a batch holds', async () => {
    await source.receive([mat('2025-10-25T23:00:00')]);
    await batch();
    await noteCodes();
    // Batches that take long contain one message each.
    let time = 0;
    worker = new SourceWorker({ ...optionsOf(), now: () => (time += 1_000) });
    for (let n = 0; n < 140; n++) await source.receive([]);
    for (let batches = 0; batches < 20; batches++) await batch();
    expect(await notedCodes()).toBe(0);
    const [{ queued } = { queued: 0 }] = await source.query<{ queued: number }>(
      `select count(*)::integer as queued from ingest_message where source_id = $1 and state = 'queued'`,
      [source.id],
    );
    expect(queued).toBeGreaterThan(0);
  });

  it('are released in the order in which processing locks their groups, so that a change of custody waits for it, and not it for the change', async () => {
    const { organizationId, id } = source;
    // The group that is locked first is the newer one.
    for (const code of ['time_zone_missing', 'contradiction']) {
      await source.query(
        `insert into ingest_quarantine_group (organization_id, source_id, code, device_key, person_key, count, first_timestamp, last_timestamp)
         values ($1, $2, $3, '', '', 1, now(), now())`,
        [organizationId, id, code],
      );
    }
    const groups = `select code from ingest_quarantine_group where organization_id = $1`;
    let releasing: Promise<unknown> | undefined;
    await database.dataSource.transaction(async (manager) => {
      await manager.query(`${groups} and code = 'contradiction' for no key update`, [organizationId]);
      releasing = source.query(
        'select release_quarantine_groups($1, array(select id from ingest_quarantine_group where organization_id = $1 order by id))',
        [organizationId],
      );
      await waitForLocks(database);
      expect(
        await manager.query<object[]>(`${groups} order by code for no key update skip locked`, [organizationId]),
      ).toHaveLength(2);
    });
    await releasing;
    expect((await released()).sort()).toEqual(['contradiction', 'time_zone_missing']);
  });

  it('do not count as attempts at messages if their release fails', async () => {
    const id = await source.receive([mat('2025-10-25T23:00:00')]);
    await noteCodes();
    await source.query(
      `create function fail_release() returns trigger language plpgsql as $$ begin raise 'The release fails.'; end $$`,
    );
    await source.query(
      'create trigger fail_release before update on ingest_source_state for each statement execute function fail_release()',
    );
    try {
      await expect(batch()).rejects.toThrow();
      expect(await source.message(id)).toMatchObject({ attempts: 0, counts: { stored: 1 } });
    } finally {
      await source.query('drop function fail_release cascade');
    }
  });
});
