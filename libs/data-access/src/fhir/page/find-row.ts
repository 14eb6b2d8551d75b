import { type Database, type FindByIdDefinition, findOne } from '@rpm/database';
import { NotFound } from '@rpm/domain';

/** Finds the row from which a resource is made. @param id null if no row can have the id that was sent @throws NotFound */
export async function findRow<J>(
  database: Database,
  organizationId: number,
  definition: FindByIdDefinition,
  id: number | null,
): Promise<J> {
  if (id === null) throw new NotFound(definition.noun);
  const { text } = await findOne(database, organizationId, definition, id);
  return JSON.parse(text) as J;
}
