import { BloodGlucoseReading, Patient } from '@rpm/domain';
import { once } from 'node:events';
import { ImportFixture } from '../testing/import-fixture';

/** Number of readings in the file; they are imported in four batches. */
const COUNT = 20_000;
const SUBJECTS = 7;
const BAD = 20;

describe('interrupted reading import', () => {
  const fixture = ImportFixture.register();

  const countOf = (entity: typeof BloodGlucoseReading | typeof Patient) => {
    const { organizationId } = fixture.factory;
    return fixture.database.dataSource.getRepository<BloodGlucoseReading | Patient>(entity).countBy({ organizationId });
  };
  const largeFile = () => {
    const start = Date.UTC(2025, 0, 1);
    const lines = Array.from({ length: COUNT }, (_, index) => {
      const instant = new Date(start + index * 60_000).toISOString();
      return `s-${index % SUBJECTS},${instant},${index % (COUNT / BAD) === 0 ? 'high' : 60 + (index % 200)}`;
    });
    return fixture.file('large.csv', `subject,timestamp,glucose (mg/dL)\n${lines.join('\n')}\n`);
  };
  const expectAll = async (path: string) => {
    expect(await countOf(BloodGlucoseReading)).toBe(COUNT - BAD);
    expect(await countOf(Patient)).toBe(SUBJECTS);
    expect(fixture.rejectedLines(path)).toHaveLength(BAD);
  };

  it('resumes when it is run again after its process was killed', async () => {
    const path = largeFile();
    const held = await fixture.holdSecondBatch();
    const killed = fixture.admin.start(fixture.command('reading', path));
    const end = once(killed, 'exit');
    expect(await held.reached()).toBe(true);
    killed.kill('SIGKILL');
    expect(await end).toEqual([null, 'SIGKILL']);
    await held.disconnect();
    await held.release();
    expect(await countOf(BloodGlucoseReading)).toBeLessThan(COUNT - BAD);

    const resumed = await fixture.admin.run(fixture.command('reading', path, '--json'));
    expect(resumed.stderr).toMatch(/^\{"notice":"Resuming after \d+ records that an earlier run processed\."\}\n/);
    expect({ exitCode: resumed.exitCode, ...(JSON.parse(resumed.stdout) as object) }).toEqual({
      exitCode: 65,
      stored: COUNT - BAD,
      duplicates: 0,
      rejected: BAD,
      patients: SUBJECTS,
      devices: SUBJECTS,
      units: ['mgdl'],
    });
    await expectAll(path);
  });

  it('stores its current batch on Ctrl-C, and resumes when it is run again', async () => {
    const path = largeFile();
    const held = await fixture.holdSecondBatch();
    const interrupted = fixture.admin.start(fixture.command('reading', path));
    const stderr: string[] = [];
    interrupted.stderr?.setEncoding('utf8').on('data', (chunk: string) => stderr.push(chunk));
    const end = once(interrupted, 'close');
    expect(await held.reached()).toBe(true);
    interrupted.kill('SIGINT');
    await held.release();
    expect(await end).toEqual([130, null]);
    expect(stderr.join('')).toContain('rpm-admin: Interrupted. Run the same command again to resume.\n');
    const { exitCode, stdout } = await fixture.admin.run(fixture.command('reading', path, '--json'));
    expect({ exitCode, ...(JSON.parse(stdout) as object) }).toMatchObject({ exitCode: 65, stored: COUNT - BAD, duplicates: 0 });
    await expectAll(path);
  });
});
