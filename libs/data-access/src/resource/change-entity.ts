import { NotFound, type OwnedByOrganization } from '@rpm/domain';
import { isDeepStrictEqual } from 'node:util';
import { type FindOptionsWhere } from 'typeorm';
import { assertVersion } from './version';
import { type Resource, show } from './find';
import { type JsonText } from './json-text';
import { type Transaction } from '../database/organization-scope';

type Entity = OwnedByOrganization & { id: number };

/** An entity under a lock that lasts as long as the transaction. @throws NotFound */
export async function lockEntity<T extends Entity>(
  { manager, organizationId }: Transaction,
  type: new () => T,
  id: number,
  noun: string,
): Promise<T> {
  const where = { organizationId, id } as FindOptionsWhere<T>;
  // Not the stronger FOR UPDATE: readings that point at a patient or device are stored beside this, neither waiting for the other.
  const entity = await manager.findOne(type, { where, lock: { mode: 'for_no_key_update' } });
  if (!entity) throw new NotFound(noun);
  return entity;
}

/** A resource to change, and the version of it that the caller expects. */
export interface Target {
  id: number;
  expectedVersions: readonly string[] | null;
}

/** Locks a resource for a change. @throws NotFound, PreconditionFailed if the resource is not the version that the caller expects */
export async function lockVersion<T extends Entity>(
  transaction: Transaction,
  { type, resource, id, expectedVersions }: Target & { type: new () => T; resource: Resource },
): Promise<T> {
  const entity = await lockEntity(transaction, type, id, resource.noun);
  if (expectedVersions !== null) assertVersion(expectedVersions, await show(transaction, resource, id));
  return entity;
}

/** What has become of a resource. */
export interface Change {
  shown: JsonText;
  /** False when its row, or what is shown of it, is as it was: nobody needs to be told. */
  changed: boolean;
}

/**
 * Changes one resource: locks it, checks that it is the version that the caller expects, lets it be decided what becomes of it, and keeps that.
 * @throws NotFound, PreconditionFailed, and what `decide` throws
 */
export async function changeEntity<T extends Entity>(
  transaction: Transaction,
  { type, resource, id, expectedVersions }: Target & { type: new () => T; resource: Resource },
  decide: (entity: T) => unknown,
): Promise<Change> {
  const entity = await lockEntity(transaction, type, id, resource.noun);
  const before = await show(transaction, resource, id);
  assertVersion(expectedVersions, before);
  const asItWas = Object.assign(new type(), entity);
  await decide(entity);
  // What it is shown with, such as the name of its site, others may have changed meanwhile.
  const isOther = !isDeepStrictEqual(entity, asItWas);
  await transaction.manager.save(entity, { reload: false, transaction: false });
  const shown = await show(transaction, resource, id);
  return { shown, changed: isOther && shown.text !== before.text };
}
