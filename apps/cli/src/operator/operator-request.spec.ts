import { ImportFixture } from '../testing/import-fixture';
import { Warehouse } from '../testing/warehouse';

describe('the actor of a history', () => {
  const fixture = ImportFixture.register();

  const actorsOf = async (table: string) => {
    const rows = await fixture.database.dataSource.query<{ actor: string | null }[]>(
      `select distinct actor from ${table} where organization_id = $1`,
      [fixture.factory.organizationId],
    );
    return rows.map(({ actor }) => actor);
  };
  const ok = async (command: string[], stdin = '') => {
    const { exitCode, stderr } = await fixture.admin.run(command, { stdin });
    expect([exitCode, exitCode === 0 ? '' : stderr]).toEqual([0, '']);
  };

  it('is rpm-admin for changes by a command', async () => {
    const { factory } = fixture;
    const ours = ['--organization', factory.organization.name];
    const [item, { id: patientId }] = [await factory.item({ deviceIdentifierType: 'serial' }), await factory.patient()];
    const body = { item: { id: item.id }, deviceIdentifiers: [{ type: 'serial', value: 'EXAMPLE-ACTOR' }] };
    await ok(['device', 'create', '-', ...ours], JSON.stringify(body));
    expect(await actorsOf('device_event')).toEqual(['rpm-admin']);
    const [device] = await fixture.database.dataSource.query<{ id: number }[]>(
      'select id from device where organization_id = $1',
      [factory.organizationId],
    );
    const period = ['--start-timestamp', '2026-01-01T00:00:00Z', '--end-timestamp', '2026-01-31T00:00:00Z'];
    await ok(['device', 'add-assignment', String(device?.id), '--patient-id', String(patientId), ...period, ...ours]);
    expect(await actorsOf('device_assignment')).toEqual(['rpm-admin']);
    await ok(['stock', 'adjust', '--item-id', String((await factory.item()).id), '--change', '3', ...ours]);
    expect(await actorsOf('stock_adjustment')).toEqual(['rpm-admin']);
  });

  it('is rpm-admin for changes by the import of a file', async () => {
    await ok(
      fixture.command(
        'reading',
        fixture.file('readings.csv', 'subject,timestamp,glucose (mg/dL)\nsubject-1,2026-01-01T08:00:00Z,120\n'),
      ),
    );
    expect([await actorsOf('device_event'), await actorsOf('device_assignment')]).toEqual([['rpm-admin'], ['rpm-admin']]);
    const { id } = await fixture.factory.item({ deviceIdentifierType: 'serial' });
    const device = { item: { id }, deviceIdentifiers: [{ type: 'serial', value: 'EXAMPLE-IMPORTED' }] };
    await ok(fixture.command('device', fixture.file('devices.ndjson', `${JSON.stringify(device)}\n`)));
    expect(await actorsOf('device_event')).toEqual(['rpm-admin']);
  });

  it('is rpm-admin for orders that are shipped by importing a carrier’s file', async () => {
    const warehouse = await Warehouse.inNewOrganization(fixture.database);
    const order = await warehouse.pack(await warehouse.place());
    const lines = `carrier,orderId,trackingNumber\nExample Post,${order.id},T-1\n`;
    await ok(['order', 'ship', '--from', fixture.file('tracking.csv', lines), ...warehouse.ours]);
    expect(await warehouse.look('select name, actor from order_event where order_id = $1 order by id', order.id)).toEqual([
      { name: 'received', actor: null },
      { name: 'packed', actor: null },
      { name: 'shipped', actor: 'rpm-admin' },
    ]);
  });
});
