import { randomBytes } from 'node:crypto';
import { findSchemaDifferences } from '../schema-differences';
import { runOnServer, testServer, createTestDatabase } from '@rpm/database/testing';
import { prepareTemplate } from './template';

describe('the template database of test runs', () => {
  const { connection } = testServer();
  const name = `rpm_test_template_${randomBytes(6).toString('hex')}`;

  afterAll(() => runOnServer(connection, `drop database if exists ${name}`));

  it('is complete for each of several test runs that start at once on one server', async () => {
    const runs = [1, 2, 3].map(async () => {
      await prepareTemplate(connection, name);
      const database = await createTestDatabase(name);
      return findSchemaDifferences(database.dataSource).finally(() => database.drop());
    });
    const complete = { pending: [], unknown: [], breaking: [], skipped: [], changed: [] };
    expect(await Promise.all(runs)).toEqual([complete, complete, complete]);
  });
});
