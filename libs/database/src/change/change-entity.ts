import { NotFound, type OwnedByOrganization } from '@rpm/domain';
import { isDeepStrictEqual } from 'node:util';
import { assertState, type ExpectedState, expectsState } from '../json/expected-state';
import { lockRow, updateRow } from './entity-statements';
import { type FindByIdDefinition, findInTransaction } from '../find/find';
import { type JsonText } from '../json/json-text';
import { type Transaction } from '../transaction/transaction';

type Entity = OwnedByOrganization & { id: number };

/** Locks a row until the end of the transaction, and returns it as an entity. @throws NotFound */
export async function lockEntity<T extends Entity>(
  transaction: Transaction,
  type: new () => T,
  id: number,
  noun: string,
): Promise<T> {
  const entity = await lockRow(transaction, type, id);
  if (!entity) throw new NotFound(noun);
  transaction.concern(patientsOf(entity));
  return entity;
}

/** Returns the patient to whom an entity belongs before its change, such as the holder of a device. */
function patientsOf(entity: Entity & { patientId?: unknown; currentPatientId?: unknown }): number[] {
  return [entity.patientId, entity.currentPatientId].filter((id) => typeof id === 'number');
}

/** A resource to be changed, and the state that the caller expects. */
export interface ChangeTarget extends ExpectedState {
  id: number;
}

/** Locks a resource for a change. @throws NotFound, PreconditionFailed if the resource is not the version that the caller expects */
export async function lockVersion<T extends Entity>(
  transaction: Transaction,
  { type, resource, id, ...expected }: ChangeTarget & { type: new () => T; resource: FindByIdDefinition },
): Promise<T> {
  const entity = await lockEntity(transaction, type, id, resource.noun);
  if (expectsState(expected)) assertState(expected, await findInTransaction(transaction, resource, id));
  return entity;
}

/** The result of a change. */
export interface ChangeResult<V> {
  representation: JsonText<V>;
  /** False if the row or its JSON is the same as before, so that no event is needed. */
  changed: boolean;
}

/** An entity, and the resource that represents it. */
interface EntityDefinition<T, V> {
  type: new () => T;
  resource: FindByIdDefinition<V>;
  /** All properties of the resource, if `resource` has only some of them. The read-only properties in a request are compared with these. */
  record?: FindByIdDefinition;
}

/**
 * Changes one resource: locks it, checks its version, lets `decide` change the entity, and stores the entity.
 * @throws NotFound, PreconditionFailed, and the errors of `decide`
 */
export async function changeEntity<T extends Entity, V>(
  transaction: Transaction,
  { type, resource, record, id, ...expected }: ChangeTarget & EntityDefinition<T, V>,
  decide: (entity: T) => unknown,
): Promise<ChangeResult<V>> {
  const entity = await lockEntity(transaction, type, id, resource.noun);
  const before = await findInTransaction(transaction, resource, id);
  assertState({ expectedEntityTags: expected.expectedEntityTags }, before);
  if (expectsState({ ...expected, expectedEntityTags: null })) {
    assertState({ ...expected, expectedEntityTags: null }, record ? await findInTransaction(transaction, record, id) : before);
  }
  const original = Object.assign(new type(), entity);
  await decide(entity);
  const properties = Object.keys(entity) as (keyof T & string)[];
  const modified = properties.filter((name) => !isDeepStrictEqual(entity[name], original[name]));
  const isModified = modified.length > 0;
  if (isModified) {
    await updateRow(transaction, entity, modified);
  }
  const representation = await findInTransaction(transaction, resource, id);
  // Other transactions may have changed embedded parts of the JSON, for example the name of the site.
  return { representation, changed: isModified && representation.text !== before.text };
}
