import { type StatementRunner, valuesOf } from '@rpm/database';
import { type Client } from 'pg';

/** Runs statements in the transaction of a snapshot, whose connection is not one of a pool. */
export const runnerOn = (client: Client): StatementRunner => ({
  async run<Row extends object>(statement: Parameters<StatementRunner['run']>[0], args: object) {
    return (await client.query({ text: statement.text, values: valuesOf(statement, args) })).rows as Row[];
  },
});
