import { Readable } from 'node:stream';
import { PatientRepository } from '@rpm/data-access';
import { findUnit, valueWithUnits } from '@rpm/domain';
import { UnreadableFile } from '../text/unreadable-file';
import { HEADER, ReadingImportFixture, NOTHING, row } from '../testing/reading-import-fixture';

const GLUCOSE = valueWithUnits('bloodGlucose');
const MGDL = GLUCOSE && findUnit(GLUCOSE, 'mg/dL');

const COUNTS = { stored: 0, duplicates: 0, rejected: 0, patients: 0, devices: 0 };

describe('importReadings', () => {
  const imports = ReadingImportFixture.register();
  const { run, rejects, stored } = imports;

  it('creates a patient and a device for each subject that has none, and stores the readings', async () => {
    const text = `${HEADER}s1,2026-01-01T08:00:00+05:30,100\ns2,2026-01-01T09:00:00Z,10\ns1,2026-01-01T10:00:00.123Z,1000\n`;
    expect(await run(text)).toEqual({ ...NOTHING, stored: 3, patients: 2, devices: 2 });
    expect(await stored()).toEqual([
      row('s1', '2026-01-01T02:30:00.000Z', 100, 19_800),
      row('s2', '2026-01-01T09:00:00.000Z', 10),
      row('s1', '2026-01-01T10:00:00.123Z', 1000),
    ]);
    expect(rejects()).toEqual([]);
  });

  it('stores the same readings from NDJSON as from CSV', async () => {
    const text =
      '{"subject":"s1","timestamp":"2026-01-01T08:00:00+05:30","glucose":100}\n{"subject":7,"timestamp":"2026-01-01T09:00:00Z","glucose":"50"}\n';
    expect(await run(text, { format: 'ndjson', unit: MGDL })).toEqual({ ...NOTHING, stored: 2, patients: 2, devices: 2 });
    expect(await stored()).toEqual([
      row('s1', '2026-01-01T02:30:00.000Z', 100, 19_800),
      row('7', '2026-01-01T09:00:00.000Z', 50),
    ]);
  });

  it('imports readings of any kind in the format of the API, and stores the patient who held the device', async () => {
    const device = await imports.factory.device();
    const at = '2026-01-01T08:00:00Z';
    const text = `readingTimestamp,device.id,systolic,diastolic\n${at},${device.id},120,80\n${at},${device.id},120,80\n${at},,120,80\n${at},${device.id},80,120\n${at},9007199254740991,120,80\n`;
    expect(await run(text, { kind: 'bloodPressure' })).toEqual({ ...COUNTS, stored: 1, duplicates: 1, rejected: 3 });
    expect(rejects().slice(1)).toEqual([
      '4,required,"device: Send at least one of device and patient."',
      '5,contradiction,"diastolic: Send a diastolic value below the systolic one."',
      '6,not_found,"device.id: No device with this identifier exists."',
    ]);
    const readings = await imports.database.dataSource.query(
      'select patient_id, systolic, diastolic from blood_pressure_reading where organization_id = $1',
      [imports.factory.organizationId],
    );
    expect(readings).toEqual([{ patient_id: device.currentPatientId, systolic: 120, diastolic: 80 }]);
    const ndjson = JSON.stringify({ readingTimestamp: at, patient: { id: device.currentPatientId }, glucose: 100 });
    expect(await run(ndjson, { format: 'ndjson', unit: MGDL })).toEqual({ ...NOTHING, stored: 1 });
  });

  it('assigns readings with the identifier of a merged patient to the remaining patient, and rejects readings with the id of the merged one', async () => {
    const [remaining, merged] = [await imports.factory.patient(), await imports.factory.patient({ externalIdentifier: 'old-1' })];
    const request = { organizationId: imports.factory.organizationId, expectedEntityTags: null, idempotency: null };
    await new PatientRepository(imports.database.dataSource).merge(request, remaining.id, { patient: { id: merged.id } });
    expect(await run(`${HEADER}old-1,2026-01-01T08:00:00Z,100\n`)).toEqual({ ...NOTHING, stored: 1, devices: 1 });
    const found = await imports.database.dataSource.query(
      'select patient_id from blood_glucose_reading where organization_id = $1',
      [imports.factory.organizationId],
    );
    expect(found).toEqual([{ patient_id: remaining.id }]);
    const text = `readingTimestamp,patient.id,glucose (mg/dL)\n2026-01-01T09:00:00Z,${merged.id},100\n`;
    expect(await run(text)).toEqual({ ...NOTHING, rejected: 1 });
    expect(rejects().slice(1)).toEqual([
      expect.stringContaining(`2,patient_merged,"This patient was merged into the patient ${remaining.id}`),
    ]);
  });

  it('rejects readings of a device whose readings are disabled', async () => {
    const device = await imports.factory.device({ disabledReadings: true });
    const text = `readingTimestamp,device.id,glucose (mg/dL)\n2026-01-01T08:00:00Z,${device.id},100\n`;
    expect(await run(text)).toEqual({ ...NOTHING, rejected: 1 });
    expect(rejects().slice(1)).toEqual(['2,readings_disabled,"The readings of this device are disabled."']);
  });

  it('writes events for imported readings and for the patients and devices that the import creates', async () => {
    await run(`${HEADER}s1,2026-01-01T08:00:00Z,100\ns1,2026-01-01T08:00:00Z,100\ns1,2026-01-01T09:00:00Z,100\n`);
    const events = await imports.database.dataSource.query(
      'select type, count(*)::int as n from event where organization_id = $1 group by type order by type',
      [imports.factory.organizationId],
    );
    expect(events).toEqual([
      { type: 'device.associationCreated', n: 1 },
      { type: 'device.created', n: 1 },
      { type: 'item.created', n: 1 },
      { type: 'manufacturer.created', n: 1 },
      { type: 'patient.created', n: 1 },
      { type: 'reading.bloodGlucose', n: 2 },
    ]);
  });

  it('says of a line that conflicts with a stored reading that it may be another measurement', async () => {
    await run(`${HEADER}s1,2026-01-01T08:00:00Z,100\n`);
    expect(await run(`${HEADER}s1,2026-01-01T08:00:00Z,101\n`)).toEqual({ ...NOTHING, rejected: 1 });
    expect(rejects()[1]).toMatch(
      /^2,conflict,"Other values are stored .* name its own device, or give it a measurementIndex .*"$/,
    );
  });

  it('reports invalid lines by their number, without repeating their content', async () => {
    const future = new Date(Date.now() + 3_600_000).toISOString();
    const bad = ['none', '5..5', '1e2', '--', '0x64', ''].map((value) => `CANARY,2026-01-01T00:00:00Z,${value}\n`);
    const times = [future, '1999-12-31T23:59:59Z', 'CANARY', '2026-02-30T00:00:00Z'].map((time) => `CANARY,${time},100\n`);
    const text = `${HEADER}${bad.join('')}${times.join('')},2026-01-01T00:00:00Z,100\ns1,2026-01-01T00:00:00Z,100\n`;
    expect(await run(text)).toEqual({ ...NOTHING, stored: 1, rejected: 11, patients: 1, devices: 1 });
    const value = 'not_in_range,"glucose: not an integer from 10 to 1000 mg/dL."';
    const time = 'not_in_range,"timestamp: not between the year 2000 and now."';
    expect(rejects().slice(0, 9)).toEqual([
      'line,code,detail',
      ...[2, 3, 4, 5, 6, 7].map((line) => `${line},${value}`),
      `8,${time}`,
      `9,${time}`,
    ]);
    expect(
      rejects()
        .slice(9)
        .map((line) => line.split(',').slice(0, 2)),
    ).toEqual([
      ['10', 'not_a_timestamp'],
      ['11', 'not_a_timestamp'],
      ['12', 'missing'],
    ]);
    expect(rejects().join()).not.toContain('CANARY');
  });

  it('stores a repeated reading only once, within one file and across two imports', async () => {
    const text = `${HEADER}s1,2026-01-01T08:00:00Z,100\ns1,2026-01-01T09:00:00+01:00,100\ns2,2026-01-01T08:00:00Z,100\n`;
    expect(await run(text)).toEqual({ ...NOTHING, stored: 2, duplicates: 1, patients: 2, devices: 2 });
    expect(await run(text)).toEqual({ ...NOTHING, duplicates: 3 });
    expect(await stored()).toHaveLength(2);
  });

  it('rejects a different value for a timestamp that is already stored, within one file and across two imports', async () => {
    const first = `${HEADER}s1,2026-01-01T08:00:00Z,100\ns1,2026-01-01T08:00:00Z,101\ns1,2026-01-01T08:00:00Z,100\nx,x,100\n`;
    expect(await run(first)).toEqual({ ...NOTHING, stored: 1, duplicates: 1, rejected: 2, patients: 1, devices: 1 });
    expect(rejects().map((line) => line.split(',').slice(0, 2))).toEqual([
      ['line', 'code'],
      ['3', 'conflict'],
      ['5', 'not_a_timestamp'],
    ]);
    expect(await run(`${HEADER}s1,2026-01-01T08:00:00Z,99\n`)).toEqual({ ...NOTHING, rejected: 1 });
    const [, conflict] = rejects();
    expect(conflict).toMatch(
      /^2,conflict,"Other values are stored .* \(reading \d+\)\. .* If it is a correction, change the stored reading\."$/,
    );
    expect(await stored()).toEqual([row('s1', '2026-01-01T08:00:00.000Z', 100)]);
  });

  it('uses an existing patient whose external identifier equals the subject, and adds a device for the patient', async () => {
    const { id } = await imports.factory.patient({ externalIdentifier: 's1' });
    expect(await run(`${HEADER}s1,2026-01-01T08:00:00Z,100\n`)).toEqual({ ...NOTHING, stored: 1, devices: 1 });
    const [reading] = await imports.database.dataSource.query(
      'select patient_id from blood_glucose_reading where organization_id = $1',
      [imports.factory.organizationId],
    );
    expect(reading).toEqual({ patient_id: id });
  });

  it('creates separate patients if files of two organizations contain the same subject', async () => {
    const text = `${HEADER}s1,2026-01-01T08:00:00Z,100\n`;
    await run(text);
    await imports.beginOrganization();
    expect(await run(text)).toEqual({ ...NOTHING, stored: 1, patients: 1, devices: 1 });
  });

  it('stores nothing if the file cannot be read, and closes the file', async () => {
    const stream = Readable.from(['subject,glucose\ns1,1\n']);
    await expect(run('', { open: () => stream, fingerprint: 'f' })).rejects.toThrow(UnreadableFile);
    expect(stream.destroyed).toBe(true);
    expect(await stored()).toEqual([]);
  });

  it('deletes the reject file of an earlier import', async () => {
    await run(`${HEADER}x,x,x\n`);
    expect(rejects()).toHaveLength(2);
    await run(`${HEADER}s1,2026-01-01T08:00:00Z,100\n`);
    expect(rejects()).toEqual([]);
  });
});
