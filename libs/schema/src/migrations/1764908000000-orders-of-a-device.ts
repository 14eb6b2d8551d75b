import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Indexes that contain the orders and the returns of a device. The primary keys begin with the order or the return. */
export class OrdersOfADevice1764908000000 implements MigrationInterface {
  static readonly compatibility = 'breaking';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index order_device_of_device on order_device (organization_id, device_id)');
    await runner.query('create index return_device_of_device on return_device (organization_id, device_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index return_device_of_device');
    await runner.query('drop index order_device_of_device');
  }
}
