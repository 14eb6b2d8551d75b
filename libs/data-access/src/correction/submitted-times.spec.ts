import { type RestampView } from '@rpm/domain';
import { type PoolClient } from 'pg';
import { MIGRATIONS } from '@rpm/schema';
import { ReadingRepository } from '../reading/reading.repository';
import { recordReadings } from '../reading-record/record-readings';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { RestampRepository } from './restamp.repository';

const [migration] = MIGRATIONS.filter(({ name }) => name === 'SubmittedTimes1764990000000').map((type) => new type());

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));

describe('the migration that adds the times with which readings were submitted', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    mine = await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(() => database.drop());

  const submittedTimes = () =>
    database.dataSource.query<object[]>(
      'select id, reading_timestamp, submitted_timestamp, version, update_timestamp from weight_reading order by id',
    );

  /** Reverts the migration, which removes the column, and runs it again. @returns the messages of the migration */
  async function migrateAgain(): Promise<string[]> {
    const messages: string[] = [];
    const runner = database.dataSource.createQueryRunner();
    const client = (await runner.connect()) as PoolClient;
    const add = ({ message }: { message: string | undefined }) => messages.push(message ?? '');
    client.on('notice', add);
    if (!migration) throw new Error('The migration does not exist.');
    await migration.down(runner);
    await migration.up(runner);
    client.off('notice', add);
    await runner.release();
    return messages;
  }

  it('derives the times from the histories without creating new versions, and reports for how many readings this is impossible', async () => {
    expect(await migrateAgain()).toEqual([]);
    const { id: deviceId } = await mine.device();
    const request = { organizationId: mine.organizationId, expectedEntityTags: null, idempotency: null };
    const restamps = new RestampRepository(service);
    const readings = new ReadingRepository(service);
    const restamp = async (startTimestamp: Date, endTimestamp: Date) =>
      JSON.parse(
        (await restamps.restamp(request, deviceId, { startTimestamp, endTimestamp, offsetSeconds: 60 })).text,
      ) as RestampView;
    const given = [1, 2, 3, 4, 5, 6].map((hour) => ({ device: { id: deviceId }, readingTimestamp: at(hour), weight: 150 }));
    const outcomes = await recordReadings(service.alone(mine), 'weight', given);
    const ids = outcomes.map((outcome) => ('id' in outcome ? outcome.id : 0));
    await readings.correct('weight', request, ids[0] ?? 0, { weight: 151 });
    await readings.void('weight', request, ids[1] ?? 0);
    await restamp(at(2), at(6));
    await restamp(at(3), at(4));
    const undone = await restamp(at(5), at(6));
    await restamps.undo(request, deviceId, { restamp: { id: undone.id } });

    const before = await submittedTimes();
    expect(before).toMatchObject([
      { version: 2, submitted_timestamp: null },
      { version: 3, submitted_timestamp: at(2) },
      { version: 3, submitted_timestamp: at(3) },
      { version: 2, submitted_timestamp: at(4) },
      { version: 4, submitted_timestamp: at(5) },
      { version: 1, submitted_timestamp: null },
    ]);
    expect(await migrateAgain()).toEqual([expect.stringMatching(/^4 restamped readings .* Of 0 changed readings/)]);
    expect(await submittedTimes()).toEqual(before);

    await database.dataSource.query('delete from reading_revision where reading_id = any($1) and version = 1', [ids.slice(0, 2)]);
    expect(await migrateAgain()).toEqual([expect.stringMatching(/^3 restamped readings .* Of 2 changed readings/)]);
  });
});
