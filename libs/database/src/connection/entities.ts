import * as domain from '@rpm/domain';
import { getMetadataArgsStorage } from 'typeorm';
import { snakeCase } from './snake-naming-strategy';

/** Table names of all classes that are decorated with `@Entity`. */
const TABLES = new Map(
  getMetadataArgsStorage().tables.map(({ target, name }) => [
    target,
    name ?? snakeCase(typeof target === 'string' ? target : target.name),
  ]),
);

type EntityClass = new () => object;

const isEntity = (value: unknown): value is EntityClass => typeof value === 'function' && TABLES.has(value);

/** All entity classes of the domain. */
export const ENTITIES: readonly EntityClass[] = Object.values<unknown>(domain).filter(isEntity);

/** The table of each entity class of the domain. */
export const ENTITY_TABLES = ENTITIES.map((entity) => TABLES.get(entity) ?? '');
