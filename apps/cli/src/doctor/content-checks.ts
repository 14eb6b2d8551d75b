import { ApiKeyRepository, ItemRepository, OrganizationRepository } from '@rpm/data-access';
import { type Database } from '@rpm/database';
import { failed, type Finding, MAX_LISTED, ok } from './doctor-check';

/** Counts organizations and API keys. If there are none, the check succeeds, and the detail says how to create them. */
export async function checkContents(database: Database): Promise<Finding> {
  const { total: organizations } = await new OrganizationRepository(database).list({ page: 1, size: 1 });
  const keys = await new ApiKeyRepository(database).count();
  const hint = organizations === 0 ? '; begin with "rpm-admin organization create <name>"' : '';
  return ok(`organizations: ${organizations}, API keys: ${keys}${hint}`);
}

/** Reports stock-keeping units (SKUs) that several items of an organization share, because SKUs did not have to be unique in earlier versions. */
export async function checkSkus(database: Database): Promise<Finding> {
  const duplicates = await new ItemRepository(database).duplicateSkus();
  if (duplicates.length === 0) return ok('none belongs to several items');
  const some = duplicates.slice(0, MAX_LISTED).map(({ organization, itemIds }) => `${organization}: ${itemIds.join(', ')}`);
  const more = duplicates.length > MAX_LISTED ? ` and ${duplicates.length - MAX_LISTED} more` : '';
  const advice = 'give each item its own with "rpm-admin item change", because an import recognizes items by their SKU';
  return failed(`items with the same SKU (${some.join('; ')}${more}); ${advice}`);
}
