import { ImportFixture } from '../testing/import-fixture';

const GLUCOSE = 'subject,timestamp,glucose (mg/dL)\ns1,2026-01-31 08:00,100\n';
const COUNTS = { stored: 1, duplicates: 0, rejected: 0, patients: 1, devices: 1, units: ['mgdl'] };

describe('options of files', () => {
  const fixture = ImportFixture.register();

  const command = (text: string, ...options: string[]) => fixture.command('reading', fixture.file('file.csv', text), ...options);
  const json = (text: string, ...options: string[]) => fixture.admin.json(command(text, ...options));
  const failure = (text: string, ...options: string[]) => fixture.admin.failure(command(text, ...options));
  const setTimeZone = (name: string) =>
    fixture.admin.json(['organization', 'set', fixture.factory.organization.name, '--time-zone', name]);
  const refused = (option: string, code: string) => ({
    exitCode: 64,
    error: {
      code: 'usage',
      detail: `Correct ${option} and run the command again.`,
      errors: [{ parameter: option, code, detail: expect.any(String) as string }],
    },
  });

  it('read local times in the time zone of the organization, which the result names', async () => {
    await setTimeZone('Europe/Berlin');
    expect(await json(GLUCOSE)).toEqual({ ...COUNTS, timeZone: 'Europe/Berlin' });
    const { stdout } = await fixture.admin.run(command(GLUCOSE));
    expect(stdout).toMatch(/duplicates\W+1\b/);
    expect(stdout).toMatch(/time zone\W+Europe\/Berlin/);
  });

  it('must contain --time-zone, otherwise the exit code is 64, if local times were stored as UTC before the organization had its zone', async () => {
    expect(await json(GLUCOSE)).toEqual({ ...COUNTS, timeZone: 'UTC' });
    await setTimeZone('Europe/Berlin');
    expect(await failure(GLUCOSE)).toEqual({
      exitCode: 64,
      error: {
        code: 'usage',
        detail: expect.stringMatching(/^Nothing was stored\. .*--time-zone UTC .*--time-zone Europe\/Berlin/) as string,
      },
    });
    const again = { ...COUNTS, patients: 0, devices: 0 };
    expect(await json(GLUCOSE, '--time-zone', 'UTC')).toEqual({ ...again, stored: 0, duplicates: 1, timeZone: 'UTC' });
    expect(await json(GLUCOSE, '--time-zone', 'Europe/Berlin')).toEqual({ ...again, timeZone: 'Europe/Berlin' });
  });

  it('must contain --time-zone, otherwise the exit code is 64, if an administrator has changed the zone of the organization', async () => {
    await setTimeZone('Europe/Berlin');
    expect(await json(GLUCOSE)).toEqual({ ...COUNTS, timeZone: 'Europe/Berlin' });
    await setTimeZone('Europe/London');
    expect(await failure(GLUCOSE)).toEqual({
      exitCode: 64,
      error: {
        code: 'usage',
        detail: expect.stringMatching(
          /^Nothing was stored\. .*time zone Europe\/London, but .*--time-zone Europe\/London/,
        ) as string,
      },
    });
    const again = { ...COUNTS, stored: 0, duplicates: 1, patients: 0, devices: 0 };
    expect(await json(GLUCOSE, '--time-zone', 'Europe/Berlin')).toEqual({ ...again, timeZone: 'Europe/Berlin' });
  });

  it.each([
    [['--kind', 'weight', '--limits', '40:400'], '--limits'],
    [['--kind', 'bloodPressure', '--unit', 'kg'], '--unit'],
  ])('are rejected if they do not apply to the kind of readings: %j', async (options, option) => {
    expect(await failure('readingTimestamp\n', ...options)).toEqual(refused(option, 'not_usable'));
  });

  it.each([
    [GLUCOSE, ['--clock', 'fixed'], '--nonexistent and --clock'],
    [GLUCOSE, ['--nonexistent', 'shift'], '--nonexistent and --clock'],
    ['patient.id,readingTimestamp,glucose (mg/dL)\n1,2026-01-31T08:00:00Z,100\n', ['--limits', '40:400'], '--limits is only for'],
  ])('are rejected if they do not apply to the file: %j %j', async (text, options, detail) => {
    expect(await failure(text, ...options)).toEqual({
      exitCode: 64,
      error: { code: 'usage', detail: expect.stringContaining(detail) as string },
    });
  });

  it.each([
    ['order', ['ship', '1', '--dry-run'], '--dry-run'],
    ['order', ['ship', '1', '--rejected-file', 'rejected.csv'], '--rejected-file'],
    ['order', ['ship', '1', '--format', 'csv'], '--format'],
    ['order', ['ship', '1', '--encoding', 'utf-8'], '--encoding'],
    ['order', ['pack', '1', '--encoding', 'utf-8'], '--encoding'],
    ['return', ['receive', '1', '--encoding', 'utf-8'], '--encoding'],
  ])('are rejected if no file is named: %s %j', async (group, options, option) => {
    const { name } = fixture.factory.organization;
    expect(await fixture.admin.failure([group, ...options, '--organization', name])).toEqual(refused(option, 'not_usable'));
  });
});
