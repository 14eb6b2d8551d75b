import { type ReadingInput } from '@rpm/domain';
import { type OrganizationRunner } from '@rpm/database';
import { recordReadings } from '../reading-record/record-readings';
import { Factory } from './factories';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';

/** Default timestamp of a weight reading. */
export const AT = new Date('2026-02-03T04:05:06.789Z');
export const after = (ms: number) => new Date(AT.getTime() + ms);

type Row = Record<string, unknown>;

export const idsOf = (rows: Row[]) => rows.map(({ id }) => id);

/** Records weight readings for an organization in a separate database as the service's role, and reads the results. */
export class WeightReadingFixture {
  private constructor(
    private readonly database: TestDatabase,
    readonly factory: Factory,
    /** Runs statements in the scope of the organization as the service's role. */
    readonly runner: OrganizationRunner,
  ) {}

  static async start(): Promise<WeightReadingFixture> {
    const database = await createTestDatabase();
    const service = await database.connectAsService();
    const factory = await Factory.inNewOrganization(database.dataSource);
    return new WeightReadingFixture(database, factory, service.alone(factory));
  }

  drop(): Promise<void> {
    return this.database.drop();
  }

  /** Records weight readings; the default weight is 150.5 pounds. */
  record(...readings: Partial<ReadingInput>[]) {
    const given = readings.map((reading) => ({ readingTimestamp: AT, weight: 150.5, ...reading }));
    return recordReadings(this.runner, 'weight', given);
  }

  async recordOne(reading: Partial<ReadingInput>) {
    return (await this.record(reading))[0];
  }

  /** Runs a statement as a superuser; its first parameter is the organization. */
  look(statement: string, ...values: unknown[]): Promise<Row[]> {
    return this.factory.dataSource.query<Row[]>(statement, [this.factory.organizationId, ...values]);
  }

  rowsOf(deviceId: number): Promise<Row[]> {
    return this.look('select id, weight from weight_reading where organization_id = $1 and device_id = $2 order by id', deviceId);
  }
}
