import { createTestDatabase, LostAnswers, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { fetchText } from '@rpm/client';
import { randomUUID } from 'node:crypto';
import { startInProcess } from '../testing/in-process-service';

describe('a service whose database connection is lost during a commit', () => {
  let database: TestDatabase;
  let answers: LostAnswers;
  let service: Awaited<ReturnType<typeof startInProcess>>;
  let factory: Factory;
  let key: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    answers = await LostAnswers.listen(database.connection);
    service = await startInProcess({ DATABASE_URL: answers.url, DELIVERY: 'off' });
    factory = await Factory.inNewOrganization(database.dataSource);
    key = await factory.key();
  });
  afterAll(async () => {
    await service.stop();
    await answers.close();
    await database.drop();
  });

  const post = async (path: string, body: object, headers: object = {}) => {
    const {
      status,
      headers: received,
      text,
    } = await fetchText(`${service.url}/api/v3${path}`, {
      operation: 'post',
      method: 'POST',
      headers: { 'service-api-key': key, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status, headers: received, json: JSON.parse(text) as { code?: string; id?: number } };
  };
  const count = async (table: string) => {
    const rows = await database.dataSource.query<{ count: number }[]>(
      `select count(*)::int from ${table} where organization_id = $1`,
      [factory.organizationId],
    );
    return rows[0]?.count;
  };

  it.each<[string, string, Parameters<LostAnswers['loseNext']>[0], () => Promise<object>]>([
    [
      'a site, stored in a transaction',
      '/site',
      { marker: 'COMMIT', after: 'keep-idempotent-answer' },
      () => Promise.resolve({ name: 'North' }),
    ],
    [
      'a reading, stored by one statement',
      '/blood-glucose-reading',
      { marker: 'insert into blood_glucose_reading' },
      async () => ({
        patient: { id: (await factory.patient()).id },
        readingTimestamp: '2026-01-31T08:00:00Z',
        glucose: 100,
        beforeMeal: true,
      }),
    ],
  ])(
    'answers 503 outcome_unknown for %s, and the same Idempotency-Key tells what became of it',
    async (_, path, statement, bodyOf) => {
      const body = await bodyOf();
      const table = path === '/site' ? 'site' : 'blood_glucose_reading';
      const before = (await count(table)) ?? 0;
      const headers = { 'idempotency-key': randomUUID() };
      answers.loseNext(statement);
      const lost = await post(path, body, headers);
      expect([lost.status, lost.json.code, lost.headers.get('retry-after')]).toEqual([503, 'outcome_unknown', '5']);
      const replayed = () => post(path, body, headers).then(({ headers: received }) => received.get('idempotent-replayed'));
      expect(await pollUntil(replayed, 'true')).toBe('true');
      expect(await count(table)).toBe(before + 1);
    },
  );

  it('answers 503 unavailable for a read whose answer was lost', async () => {
    answers.loseNext({ marker: 'find-' });
    const { id: patient } = await factory.patient();
    const path = `${service.url}/api/v3/patient/${patient}`;
    const { status, text } = await fetchText(path, { operation: 'get', headers: { 'service-api-key': key } });
    expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([503, 'unavailable']);
  });
});
