import { Factory } from '@rpm/data-access/testing';
import { once } from 'node:events';
import { ImportFixture } from '../testing/import-fixture';

const HEADER = 'firstName,lastName,externalIdentifier,address.city,site.id\n';

describe('import commands', () => {
  const fixture = ImportFixture.register();

  const file = (name: string, text: string) => fixture.file(name, text);
  const command = (noun: string, path: string, ...options: string[]) => fixture.command(noun, path, ...options);
  const run = async (args: string[]) => {
    const { exitCode, stdout } = await fixture.admin.run([...args, '--json']);
    return { exitCode, ...(JSON.parse(stdout) as object) };
  };
  const rejects = (path: string) => fixture.rejectedLines(path);
  const count = async (table: string) => {
    const text = `select count(*)::int as n from ${table} where organization_id = $1`;
    return (await fixture.database.dataSource.query<{ n: number }[]>(text, [fixture.factory.organizationId]))[0]?.n;
  };

  it('create each resource of a CSV file once, emit events, and report rejected lines', async () => {
    const site = await fixture.factory.site();
    const foreign = await (await Factory.inNewOrganization(fixture.database.dataSource)).site();
    const rows = [
      `Testina,Sampleton,ex-1,"Test, ville",${site.id}`,
      'Testo,Sampleton,ex-2,,',
      'CANARY,,ex-3,,x',
      'Testina,Other,ex-1,,',
      `Testy,Sampleton,ex-4,,${foreign.id}`,
      'Testy,Sampleton,ex-5,,',
    ];
    const path = file('patients.csv', HEADER + rows.join('\n'));
    expect(await run(command('patient', path))).toEqual({ exitCode: 65, created: 3, duplicates: 1, rejected: 2 });
    expect(rejects(path)).toEqual([
      '4,required,"lastName: This property is required. site.id: Send an integer from 1 to 9007199254740991."',
      expect.stringMatching(/^6,not_found,"site\.id: /),
    ]);
    expect([await count('patient'), await count('event')]).toEqual([3, 3]);
    expect(await run(command('patient', path))).toEqual({ exitCode: 65, created: 0, duplicates: 4, rejected: 2 });
    const stored = await fixture.database.dataSource.query(
      `select first_name, external_identifier, address->>'city' as city, site_id from patient
       where organization_id = $1 order by external_identifier`,
      [fixture.factory.organizationId],
    );
    expect(stored).toEqual([
      { first_name: 'Testina', external_identifier: 'ex-1', city: 'Test, ville', site_id: site.id },
      { first_name: 'Testo', external_identifier: 'ex-2', city: null, site_id: null },
      { first_name: 'Testy', external_identifier: 'ex-5', city: null, site_id: null },
    ]);
  });

  it('read each line of an NDJSON file as a body in the format of the API', async () => {
    const text =
      '{"name":"North","address":{"city":"Testville"}}\n\n[]\n{"nme":"x"}\n{"name":"North","address":{"city":"Testville"}}\n';
    const path = file('sites.ndjson', text);
    expect(await run(command('site', path))).toEqual({ exitCode: 65, created: 1, duplicates: 1, rejected: 2 });
    expect(rejects(path)).toEqual([
      '3,malformed_json,"Not a JSON object."',
      '4,unknown_member,"nme: There is no such property. Did you mean name?"',
    ]);
  });

  it('read lists from CSV cells, and recognize an existing device by its identifiers', async () => {
    const { id } = await fixture.factory.item();
    const head = 'item.id,deviceIdentifiers\n';
    const one = `${id},serial:SN:1;macAddress:AA:BB:CC:DD:EE:FF\n`;
    expect(await run(command('device', file('one.csv', head + one)))).toMatchObject({ exitCode: 0, created: 1 });
    const more = file(
      'more.csv',
      `${head}${id},macAddress:aa-bb-cc-dd-ee-ff;serial:SN:1\n${id},serial:SN:1;serial:SN-2\n${id},serial\n`,
    );
    expect(await run(command('device', more))).toMatchObject({ created: 0, duplicates: 1, rejected: 2 });
    expect(rejects(more).map((line) => line.split(',').slice(0, 2).join())).toEqual(['3,conflict', '4,not_an_identifier']);
    const values = 'select value from device_identifier where organization_id = $1 order by value';
    const stored = await fixture.database.dataSource.query(values, [fixture.factory.organizationId]);
    expect(stored).toEqual([{ value: 'AA:BB:CC:DD:EE:FF' }, { value: 'SN:1' }]);
    const items = file('items.csv', 'name,sku,orderable,readingKinds\nMeter,S-1,FALSE,bloodGlucose;weight\nMeter,S-1,,\n');
    expect(await run(command('item', items))).toMatchObject({ exitCode: 0, created: 1, duplicates: 1 });
  });

  it('store nothing in a dry run, and report what they would store', async () => {
    const path = file('patients.csv', `${HEADER}Testina,Sampleton,ex-1,,\nTestina,Sampleton,ex-1,,\n,,,,\n,Sampleton,ex-2,,\n`);
    const { exitCode, stdout, stderr } = await fixture.admin.run(command('patient', path, '--dry-run', '--json'));
    expect({ exitCode, ...(JSON.parse(stdout) as object) }).toEqual({ exitCode: 65, created: 1, duplicates: 1, rejected: 2 });
    expect(stderr).toContain('{"notice":"This was a dry run: nothing was stored."}\n');
    expect(stderr).toContain(`2 lines would not be stored: see ${path}.dry-run.rejected.csv`);
    expect([await count('patient'), await count('event'), await count('reading_import')]).toEqual([0, 0, 0]);
  });

  it.each([
    ['', 'The file is empty; its first line must name the columns.'],
    ['firstName,lastName,firstName\nTestina,x,y\n', 'The first line names a column twice: firstName.'],
    ['firstName,externalIdentifier\nTestina,x\n', 'The first line must name the columns; missing: lastName.'],
    ['Testina,CANARY,ex-1\n', expect.stringMatching(/That of column 1 is not known; known are: id, firstName, lastName,/)],
  ])('reject a file that begins with %j', async (text, detail) => {
    const failure = await fixture.admin.failure(command('patient', file('patients.csv', text)));
    expect(failure).toEqual({ exitCode: 65, error: { code: 'unreadable_file', detail } });
    expect(JSON.stringify(failure)).not.toContain('CANARY');
  });

  it('resume when they are run again after their process was killed', async () => {
    const COUNT = 300;
    const BAD = 3;
    const rows = Array.from({ length: COUNT }, (_, index) => `{"name":"Site ${index}"${index % 100 === 7 ? ',"x":1' : ''}}\n`);
    const path = file('sites.ndjson', rows.join(''));
    const held = await fixture.holdSecondBatch();
    const killed = fixture.admin.start(command('site', path));
    const end = once(killed, 'exit');
    expect(await held.reached()).toBe(true);
    killed.kill('SIGKILL');
    await end;
    await held.disconnect();
    await held.release();
    expect(await count('site')).toBeLessThan(COUNT - BAD);
    expect(await run(command('site', path))).toEqual({ exitCode: 65, created: COUNT - BAD, duplicates: 0, rejected: BAD });
    expect([await count('site'), await count('reading_import'), rejects(path).length]).toEqual([COUNT - BAD, 0, BAD]);
  });
});
