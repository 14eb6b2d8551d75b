import { BloodGlucoseReading } from '@rpm/domain';
import { once } from 'node:events';
import { ImportFixture } from '../testing/import-fixture';

/** Number of readings in the file; they are imported in three batches. */
const COUNT = 12_000;
const HEADER =
  'Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Device Info,Source Device ID,Glucose Value (mg/dL),Insulin Value (u),Carb Value (grams),Duration (hh:mm:ss),Glucose Rate of Change (mg/dL/min),Transmitter Time (Long Integer),Transmitter ID';

describe('interrupted reading import of a file of a vendor', () => {
  const fixture = ImportFixture.register();

  const stored = () => {
    const { organizationId } = fixture.factory;
    return fixture.database.dataSource.getRepository(BloodGlucoseReading).countBy({ organizationId });
  };
  const largeFile = () => {
    const lines = Array.from({ length: COUNT }, (_, at) => {
      const time = new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString().slice(0, 19);
      return `${at + 1},${time},EGV,,,,iOS G7,${70 + (at % 100)},,,,,${at},TX1`;
    });
    return fixture.file('clarity.csv', `${HEADER}\n${lines.join('\n')}\n`);
  };
  const commandFor = (path: string) =>
    fixture.command('reading', path, '--patient', 'p-1', '--create-patients', '--time-zone', 'UTC', '--json');

  it.each(['SIGKILL', 'SIGINT'] as const)(
    'resumes under its number when it is run again after %s, and stores nothing twice',
    async (signal) => {
      const path = largeFile();
      const held = await fixture.holdSecondBatch('file_import');
      const interrupted = fixture.admin.start(commandFor(path));
      const end = once(interrupted, 'exit');
      expect(await held.reached()).toBe(true);
      interrupted.kill(signal);
      if (signal === 'SIGKILL') {
        expect(await end).toEqual([null, signal]);
        await held.disconnect();
        await held.release();
      } else {
        await held.release();
        expect(await end).toEqual([130, null]);
      }
      expect(await stored()).toBeLessThan(COUNT);

      const resumed = await fixture.admin.run(commandFor(path));
      expect(resumed.stderr).toMatch(/Resuming after \d+ records that an earlier run processed/);
      expect({ exitCode: resumed.exitCode, ...(JSON.parse(resumed.stdout) as object) }).toMatchObject({
        ...{ exitCode: 0, number: 1, isDone: true, stored: COUNT, duplicates: 0, rejected: 0, patients: 1, devices: 1 },
      });
      expect(await stored()).toBe(COUNT);
      const undo = ['reading', 'undo-import', '1', '--organization', fixture.factory.organization.name];
      expect(await fixture.admin.json([...undo, '--dry-run'])).toEqual({ readingCount: COUNT, keptCount: 0 });
      expect(await fixture.admin.json(undo)).toMatchObject({ voided: COUNT, kept: 0, archivedPatients: 1 });
      const imports = ['reading', 'imports', '--organization', fixture.factory.organization.name];
      expect(await fixture.admin.json(imports)).toMatchObject({
        content: [{ number: 1, state: 'undone', counts: { stored: COUNT, voided: COUNT } }],
      });
    },
  );
});
