import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImportFixture } from '../testing/import-fixture';

const CSV = 'firstName,lastName,externalIdentifier,address.city\nJürgen,Müller,ansi-1,Köln\n';
const JSON_BODY = '{"firstName":"Jürgen","lastName":"Müller"}';
const OR_NAMED = 'Save it as UTF-8, or add --encoding windows-1252 if a Windows program wrote it.';

const ENCODED: [string, (text: string) => Buffer, string[]][] = [
  ['UTF-8', (text) => Buffer.from(text), []],
  ['UTF-8 with a byte order mark', (text) => Buffer.from(`\uFEFF${text}`), []],
  ['little-endian UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'), []],
  ['big-endian UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(), []],
  ['windows-1252', (text) => Buffer.from(text, 'latin1'), ['--encoding', 'windows-1252']],
];

describe('files of records in several encodings', () => {
  const fixture = ImportFixture.register();

  const patients = () =>
    fixture.database.dataSource.query<unknown[]>(
      `select first_name as "firstName", last_name as "lastName", address->>'city' as city from patient
       where organization_id = $1 order by id`,
      [fixture.factory.organizationId],
    );
  const write = (name: string, bytes: Buffer) => {
    const path = join(fixture.folder, name);
    writeFileSync(path, bytes);
    return path;
  };
  const ours = () => ['--organization', fixture.factory.organization.name];
  const ENTIRE = { firstName: 'Jürgen', lastName: 'Müller', city: 'Köln' };

  it.each(ENCODED)('are imported and created with the right letters from %s', async (_name, encode, options) => {
    const path = write('patients.csv', encode(CSV));
    expect(await fixture.admin.json(fixture.command('patient', path, ...options))).toMatchObject({ created: 1 });
    const body = write('patient.json', encode(JSON_BODY));
    await fixture.admin.json(['patient', 'create', body, ...ours(), ...options]);
    await fixture.admin.json(['patient', 'create', '-', ...ours(), ...options], { stdin: encode(JSON_BODY) });
    expect(await patients()).toEqual([ENTIRE, { ...ENTIRE, city: null }, { ...ENTIRE, city: null }]);
  });

  it.each(ENCODED)('are imported with the right letters from %s on standard input', async (_name, encode, options) => {
    const command = fixture.command('patient', '-', ...options, '--rejected-file', join(fixture.folder, 'rejected.csv'));
    expect(await fixture.admin.json(command, { stdin: encode(CSV) })).toMatchObject({ created: 1 });
    expect(await patients()).toEqual([ENTIRE]);
  });

  it.each(['a file', 'standard input'])('are rejected as a whole if one letter of %s is not UTF-8', async (from) => {
    const rows = Array.from({ length: 200 }, (_, index) => `Testina,Sampleton,ex-${index},\n`).join('');
    const bytes = Buffer.concat([
      Buffer.from('firstName,lastName,externalIdentifier,address.city\n' + rows),
      Buffer.from('J\xfcrgen,x,y,\n', 'latin1'),
    ]);
    const isFile = from === 'a file';
    const path = isFile ? write('patients.csv', bytes) : '-';
    const rejected = ['--rejected-file', join(fixture.folder, 'rejected.csv')];
    const failure = await fixture.admin.failure(fixture.command('patient', path, ...rejected), { stdin: isFile ? '' : bytes });
    expect(failure).toEqual({
      exitCode: 65,
      error: { code: 'unreadable_file', detail: `The file is not UTF-8 (line 202). ${OR_NAMED}` },
    });
    expect(await patients()).toEqual([]);
    expect(readdirSync(fixture.folder)).toEqual(isFile ? ['patients.csv'] : []);
  });

  it('are rejected if a body is not UTF-8', async () => {
    const failure = await fixture.admin.failure(['patient', 'create', '-', ...ours()], {
      stdin: Buffer.from(JSON_BODY, 'latin1'),
    });
    expect(failure).toEqual({
      exitCode: 65,
      error: { code: 'unreadable_file', detail: `The file is not UTF-8 (line 1). ${OR_NAMED}` },
    });
    expect(await patients()).toEqual([]);
  });

  it('are rejected if UTF-8 is declared as windows-1252, because every accented letter would become two', async () => {
    const path = write('patients.csv', Buffer.from(CSV));
    expect(await fixture.admin.failure(fixture.command('patient', path, '--encoding', 'windows-1252'))).toEqual({
      exitCode: 65,
      error: { code: 'unreadable_file', detail: 'The file is UTF-8. Leave out --encoding windows-1252.' },
    });
    expect(await patients()).toEqual([]);
  });
});
