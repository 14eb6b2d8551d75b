import { DeviceRepository, PatientRepository } from '@rpm/data-access';
import { Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type Patient, QUARANTINE_CODES, type QuarantineCode } from '@rpm/domain';
import { type MessagePart, type ReadingPart } from '../adapter/message-part';
import { copyNotes } from '../release/copy-notes';
import { type MessageProcessor } from '../processing/message-processor';
import { MARK_NOTED_GROUPS, MARK_RELEASED_GROUPS } from '../release/released-parts.sql';
import { after, glucosePart, identifier } from '../testing/parts';
import { SourceFixture } from '../testing/source-fixture';
import { IngestAliasRepository } from './ingest-alias.repository';
import { waitForLocks } from '../testing/wait-for-locks';

const IMEI = '490154203237518';
const OTHER_IMEI = '012345678901237';

/** Codes that only another version of the adapter, another mapping or a person's decision can mend. */
const BY_ADAPTER = [
  'kind_unknown',
  'limits_unknown',
  'malformed',
  'mapping_failed',
  'no_mapping',
  'unit_unknown',
  'value_missing',
] as const;

interface Clinic {
  factory: Factory;
  source: SourceFixture;
  processor: MessageProcessor;
  patient: Patient;
  other: Patient;
  siteId: number;
  deviceId: number;
  ambiguousDeviceId: number;
}

describe('quarantined parts of every code', () => {
  let database: TestDatabase;
  let service: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());

  const requestIn = ({ factory }: Pick<Clinic, 'factory'>) => ({
    organizationId: factory.organizationId,
    expectedEntityTags: null,
    idempotency: null,
  });
  const register = async (clinic: Pick<Clinic, 'factory'>, type: 'serial' | 'macAddress' | 'imei', value: string) => {
    const item = { id: (await clinic.factory.item()).id };
    const device = await new DeviceRepository(service).register(requestIn(clinic), {
      item,
      deviceIdentifiers: [{ type, value }],
    });
    return (JSON.parse(device.text) as { id: number }).id;
  };
  const imei = (value: string): ReadingPart['device'] => ({ type: 'imei', value });
  const local = { local: '2026-01-10T08:00:00', zone: null };

  /** Makes an organization in which one part of each code waits, and more of the codes that several actions mend. */
  const open = async (): Promise<Clinic> => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const source = await SourceFixture.create(factory);
    const siteId = (await factory.site()).id;
    const [patient, other] = [await factory.patient({ siteId }), await factory.patient()];
    await source.query('update patient set local_time_zone = null where organization_id = $1', [factory.organizationId]);
    const device = await factory.device({ currentPatientId: patient.id });
    const ambiguousDeviceId = await register({ factory }, 'serial', '00005e005301');
    await register({ factory }, 'macAddress', '00005e005301');
    await source.alias('person', 'twins', patient.id);
    await source.alias('person', 'twins', other.id);
    await source.alias('person', 'at site', patient.id);
    await source.alias('person', 'elsewhere', other.id);
    await source.alias('device', 'cuff', device.id);
    const cuff = { device: { type: 'vendor', value: 'cuff' } } as const;
    const unplaced = BY_ADAPTER.map((code): MessagePart => ({ type: 'unplaced', pointer: `/${code}`, code, person: code }));
    const processor = source.processor(service);
    const waiting: MessagePart[] = [
      glucosePart({ device: identifier('SN-1') }),
      glucosePart({ device: imei(IMEI) }),
      glucosePart({ device: imei(OTHER_IMEI.slice(1, 14)) }),
      glucosePart({ device: identifier('00005e005301') }),
      glucosePart({ device: identifier('AA:BB:CC:DD:EE:FF') }),
      glucosePart({ person: 'unknown' }),
      glucosePart({ person: 'twins' }),
      glucosePart({ ...cuff, person: 'elsewhere' }),
      glucosePart({ person: 'at site', time: local }),
      glucosePart({ person: 'elsewhere', time: local }),
      glucosePart({ person: 'elsewhere', time: { instant: new Date(Date.now() + 86_400_000) } }),
      glucosePart({ person: 'elsewhere', time: { instant: new Date(0) } }),
      glucosePart({ person: 'elsewhere', time: { local: '2025-10-26T02:30:00', zone: 'Europe/Berlin' } }),
      glucosePart({ person: 'elsewhere', time: { instant: after(9) } }, 1e6),
      glucosePart({ ...cuff, time: { instant: after(5) } }, 100),
      glucosePart({ ...cuff, time: { instant: after(5) } }, 105),
      glucosePart({ ...cuff, kind: 'bloodPressure', action: 'complete', values: { heartRate: 70 } }),
      ...unplaced,
    ];
    // All parts of a message that wait are processed again, so each waits in a message of its own.
    for (const [at, part] of waiting.entries()) await source.receive([{ ...part, pointer: `/${at}` }]);
    await processor.drain();
    return { factory, source, processor, patient, other, siteId, deviceId: device.id, ambiguousDeviceId };
  };

  const groups = async ({ source, factory }: Clinic, condition = 'true') => {
    const rows = await source.query<{ code: string; key: string }>(
      `select code, device_key || person_key as key from ingest_quarantine_group where organization_id = $1 and ${condition}`,
      [factory.organizationId],
    );
    return rows.map(({ code, key }) => `${code} ${key}`.trim()).sort();
  };
  const assign = ({ source, deviceId, other }: Clinic) =>
    source.query('update device_assignment set patient_id = $2 where device_id = $1', [deviceId, other.id]);
  const update = ({ source, factory }: Clinic, table: string, id: number, columns: string) =>
    source.query(`update ${table} set ${columns} where ${table === 'organization' ? '' : 'organization_id = $2 and '}id = $1`, [
      id,
      ...(table === 'organization' ? [] : [factory.organizationId]),
    ]);

  /** Actions, with the groups whose parts they mend and, where the groups are not told apart so finely, those whose parts wait again. */
  const ACTIONS: [string, (clinic: Clinic) => Promise<unknown>, mended: string[], waitAgain?: string[]][] = [
    ['a device is registered', (clinic) => register(clinic, 'serial', 'SN-1'), ['device_unknown SN-1']],
    ['a device with an IMEI is registered', (clinic) => register(clinic, 'imei', IMEI), [`device_unknown ${IMEI}`]],
    ['an alias has an IMEI', (clinic) => clinic.source.alias('device', IMEI, clinic.deviceId), [`device_unknown ${IMEI}`]],
    [
      'an alias has an IMEI without its check digit',
      (clinic) => clinic.source.alias('device', IMEI.slice(0, 14), clinic.deviceId),
      [`device_unknown ${IMEI}`],
    ],
    ...[OTHER_IMEI, OTHER_IMEI.slice(0, 14), OTHER_IMEI.slice(1, 14)].map((value): (typeof ACTIONS)[number] => [
      `an alias has ${value.length} digits of an IMEI that was sent with 13`,
      (clinic) => clinic.source.alias('device', value, clinic.deviceId),
      [`device_unknown ${OTHER_IMEI}`],
    ]),
    ...(['macAddress', 'serial'] as const).map((type): (typeof ACTIONS)[number] => [
      `a device is registered whose ${type} is a MAC address with separators`,
      (clinic) => register(clinic, type, 'AA:BB:CC:DD:EE:FF'),
      ['device_unknown aabbccddeeff'],
    ]),
    [
      'an alias has a MAC address in another notation',
      ({ factory, source, deviceId }) =>
        new IngestAliasRepository(service).create(requestIn({ factory }), {
          ...{ sourceId: source.id, kind: 'device', value: 'AABB.CCDD.EEFF' },
          device: { id: deviceId },
        }),
      ['device_unknown aabbccddeeff'],
    ],
    [
      'one of two devices loses the identifier that both have',
      (clinic) =>
        new DeviceRepository(service).change(requestIn(clinic), clinic.ambiguousDeviceId, {
          deviceIdentifiers: [{ type: 'serial', value: 'other' }],
        }),
      [],
      ['device_ambiguous 00005e005301'],
    ],
    [
      'an alias decides between two devices',
      (clinic) => clinic.source.alias('device', '00005e005301', clinic.ambiguousDeviceId),
      ['device_ambiguous 00005e005301'],
    ],
    [
      'an alias has the person',
      (clinic) => clinic.source.alias('person', 'unknown', clinic.patient.id),
      ['patient_unknown unknown'],
    ],
    [
      'one of two aliases of a person is removed',
      ({ source, other }) =>
        source.query(`delete from ingest_alias where source_id = $1 and value = 'twins' and patient_id = $2`, [
          source.id,
          other.id,
        ]),
      ['person_ambiguous twins'],
    ],
    [
      'the patients of two aliases are merged',
      (clinic) =>
        new PatientRepository(service).merge(requestIn(clinic), clinic.patient.id, { patient: { id: clinic.other.id } }),
      ['contradiction cuffelsewhere', 'person_ambiguous twins'],
      ['ambiguous_time elsewhere', 'time_in_future elsewhere', 'time_invalid elsewhere', 'time_zone_missing elsewhere'],
    ],
    ['the device is assigned to the person', assign, ['contradiction cuffelsewhere']],
    [
      'the alias of the person is replaced',
      async ({ source, patient }) => {
        await source.query(`delete from ingest_alias where source_id = $1 and value = 'elsewhere'`, [source.id]);
        await source.alias('person', 'elsewhere', patient.id);
      },
      ['contradiction cuffelsewhere'],
    ],
    [
      'the patient gets a time zone',
      (clinic) => update(clinic, 'patient', clinic.patient.id, `time_zone = 'Europe/Berlin', local_time_zone = 'Europe/Berlin'`),
      ['time_zone_missing at site'],
    ],
    [
      'the site gets a time zone',
      (clinic) => update(clinic, 'site', clinic.siteId, `local_time_zone = 'Europe/Berlin'`),
      ['time_zone_missing at site'],
      ['ambiguous_time elsewhere', 'time_in_future elsewhere', 'time_invalid elsewhere', 'time_zone_missing elsewhere'],
    ],
    [
      'the patient gets a site with a time zone',
      async (clinic) => {
        const site = await clinic.factory.site();
        await update(clinic, 'site', site.id, `local_time_zone = 'Europe/Berlin'`);
        await clinic.processor.drain();
        await update(clinic, 'patient', clinic.patient.id, `site_id = ${site.id}`);
      },
      ['time_zone_missing at site'],
    ],
    [
      'the organization gets a time zone',
      (clinic) => update(clinic, 'organization', clinic.factory.organizationId, `time_zone = 'Europe/Berlin'`),
      ['time_zone_missing at site', 'time_zone_missing elsewhere'],
      ['ambiguous_time elsewhere', 'time_in_future elsewhere', 'time_invalid elsewhere'],
    ],
    [
      'the source gets a time zone',
      (clinic) => update(clinic, 'ingest_source', clinic.source.id, `time_zone = 'Europe/Berlin'`),
      ['time_zone_missing at site', 'time_zone_missing elsewhere'],
      ['ambiguous_time elsewhere', 'time_in_future elsewhere', 'time_invalid elsewhere'],
    ],
    [
      'the source registers unknown devices',
      async (clinic) =>
        update(
          clinic,
          'ingest_source',
          clinic.source.id,
          `unknown_devices = 'register', item_id = ${(await clinic.factory.item()).id}`,
        ),
      [`device_unknown ${OTHER_IMEI}`, `device_unknown ${IMEI}`, 'device_unknown SN-1', 'device_unknown aabbccddeeff'],
    ],
    [
      'the reading arrives that a part completes',
      ({ source, processor }) =>
        source.process(processor, [
          glucosePart({
            device: { type: 'vendor', value: 'cuff' },
            kind: 'bloodPressure',
            values: { systolic: 120, diastolic: 80 },
          }),
        ]),
      ['pair_incomplete cuff'],
    ],
  ];

  /** Marks the groups that a change may have mended, as the background work does, and returns all that are released. */
  const releasedGroups = async (clinic: Clinic) => {
    const { organizationId } = clinic.factory;
    await copyNotes(service, organizationId);
    for (const mark of [MARK_RELEASED_GROUPS, MARK_NOTED_GROUPS]) {
      const marking = { sourceId: clinic.source.id, limit: 1_000 };
      while ((await service.run({ organizationId }, mark, marking, { isWrite: true })).length > 0);
    }
    return groups(clinic, 'release_timestamp is not null');
  };

  it('wait for one of the actions, or for the adapter, the mapping or a decision', async () => {
    const byDecision: QuarantineCode[] = [...BY_ADAPTER, 'conflict', 'not_in_range'];
    const codes = new Set([
      ...byDecision,
      ...ACTIONS.flatMap(([, , mended, again = []]) => [...mended, ...again].map((group) => group.split(' ')[0])),
    ]);
    expect([...codes].sort()).toEqual([...QUARANTINE_CODES].sort());
    const waiting = (await groups(await open())).map((group) => group.split(' ')[0]);
    expect([...new Set(waiting)].sort()).toEqual([...QUARANTINE_CODES].sort());
  });

  it.each(ACTIONS)('are processed again, if they are mended, and no others, when %s', async (_, act, mended, waitAgain = []) => {
    const clinic = await open();
    const before = await groups(clinic);
    await act(clinic);
    const released = await releasedGroups(clinic);
    await clinic.processor.drain();
    const remaining = await groups(clinic);
    expect(before.filter((group) => !remaining.includes(group))).toEqual([...mended].sort());
    expect(remaining.filter((group) => !before.includes(group))).toEqual([]);
    if (!mended.includes('pair_incomplete cuff')) expect(released).toEqual([...mended, ...waitAgain].sort());
  });

  it('are all processed again with another mapping, because it can read everything differently', async () => {
    const clinic = await open();
    await update(clinic, 'ingest_source', clinic.source.id, 'mapping_version = 2');
    expect(await releasedGroups(clinic)).toEqual(await groups(clinic));
  });

  it('are processed again if they are mended before the transaction ends in which they begin to wait', async () => {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const source = await SourceFixture.create(factory);
    const id = await source.receive([glucosePart({ device: identifier('SN-1') })]);
    let drained: Promise<void> | undefined;
    await database.dataSource.transaction(async (manager) => {
      await manager.query('lock table ingest_part in share mode');
      drained = source.processor(service).drain();
      await waitForLocks(database);
      await register({ factory }, 'serial', 'SN-1');
    });
    await drained;
    expect((await source.message(id)).counts).toEqual({ stored: 1 });
  });
});
