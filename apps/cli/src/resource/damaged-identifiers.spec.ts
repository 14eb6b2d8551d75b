import { ImportFixture } from '../testing/import-fixture';

const SHORTENED = '8.96529E+19';

describe('imports of identifiers that a spreadsheet has shortened', () => {
  const fixture = ImportFixture.register();

  const run = async (noun: string, lines: string[], ...options: string[]) => {
    const path = fixture.file(`${noun}.csv`, lines.map((line) => `${line}\n`).join(''));
    const { exitCode, stdout } = await fixture.admin.run(fixture.command(noun, path, '--json', ...options));
    const codes = fixture.rejectedLines(path).map((line) => line.split(',').slice(0, 2).join());
    return { exitCode, ...(JSON.parse(stdout) as object), codes };
  };

  it('reject devices with such an identifier, even if a stored device has it, and store the other devices', async () => {
    await fixture.factory.item({ sku: 'DSKU' });
    const { id } = await fixture.factory.device();
    await fixture.database.dataSource.query(
      `update device_identifier set type = 'serial', value = $1, normalized = $1 where device_id = $2`,
      [SHORTENED, id],
    );
    const lines = [
      'deviceIdentifiers,item.sku',
      'imei:4.90154E+14,DSKU',
      `serial:${SHORTENED},DSKU`,
      `serial:${SHORTENED},DSKU`,
      'serial:0012345,DSKU',
      'macAddress:AA-BB-CC-DD-EE-FF,DSKU',
    ];
    expect(await run('device', lines)).toMatchObject({
      exitCode: 65,
      created: 2,
      duplicates: 0,
      rejected: 3,
      codes: [expect.stringMatching(/^2,/), '3,damaged_identifier', '4,damaged_identifier'],
    });
  });

  it('reject patients and items with such an identifier, and lines that refer to another resource by one', async () => {
    await fixture.factory.patient({ externalIdentifier: SHORTENED });
    await fixture.factory.item({ sku: SHORTENED });
    const damaged = { exitCode: 65, duplicates: 0, rejected: 1, codes: ['2,damaged_identifier'] };
    expect(await run('patient', ['firstName,lastName,externalIdentifier', `A,B,${SHORTENED}`])).toMatchObject(damaged);
    expect(await run('item', ['name,model,sku', `A,B,${SHORTENED}`])).toMatchObject(damaged);
    expect(await run('device', ['deviceIdentifiers,item.sku', `serial:SN-1,${SHORTENED}`])).toMatchObject(damaged);
    const AT = '2026-01-31T08:00:00Z';
    for (const [header, cells] of [
      ['subject,timestamp', `${SHORTENED},${AT}`],
      ['patient.externalIdentifier,readingTimestamp', `${SHORTENED},${AT}`],
      ['device.deviceIdentifier,readingTimestamp', `${SHORTENED},${AT}`],
      ['device.deviceIdentifiers,readingTimestamp', `serial:${SHORTENED},${AT}`],
    ])
      expect(await run('reading', [`${header},glucose`, `${cells},100`], '--unit', 'mgdl')).toMatchObject(damaged);
  });
});
