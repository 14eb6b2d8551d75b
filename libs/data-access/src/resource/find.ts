import { NotFound } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { JsonText } from './json-text';
import { runScoped, type Statement, Transaction } from '../database/organization-scope';

/** One resource of an organization. */
export interface Resource {
  /** What a person calls it; for messages. */
  noun: string;
  /** The table, with its alias: `patient p`. */
  from: string;
  /** The JSON of one row. */
  shown: string;
}

/** The statement that shows one row of a resource by organization ($1) and id ($2). */
export function findStatement({ noun, from, shown }: Resource): Statement {
  const alias = from.split(' ').at(-1) ?? from;
  return {
    name: `find-${noun.replaceAll(' ', '-')}`,
    text: `select ${shown}::text as json from ${from} where ${alias}.organization_id = $1 and ${alias}.id = $2`,
  };
}

/** @throws NotFound also for what is another organization's */
export async function findOne(dataSource: DataSource, organizationId: number, resource: Resource, id: number): Promise<JsonText> {
  const rows = await runScoped<{ json: string }>(dataSource, organizationId, findStatement(resource), [organizationId, id]);
  return shownOrNotFound(rows, resource);
}

/** The same within a transaction, where it shows what the transaction has done. */
export async function show(transaction: Transaction, resource: Resource, id: number): Promise<JsonText> {
  const { organizationId } = transaction;
  return shownOrNotFound(await transaction.run<{ json: string }>(findStatement(resource), [organizationId, id]), resource);
}

/** @throws NotFound */
export function shownOrNotFound([row]: { json: string }[], { noun }: Pick<Resource, 'noun'>): JsonText {
  if (!row) throw new NotFound(noun);
  return new JsonText(row.json);
}
