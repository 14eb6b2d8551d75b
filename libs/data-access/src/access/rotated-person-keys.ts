import { type Database, statement, listOrganizations } from '@rpm/database';

/** A key with which somebody can act as a person, because an earlier version permitted the rotation of the person's internal key. */
export interface RotatedPersonKey {
  organization: string;
  keyId: number;
  personId: number;
}

const LIST = statement<object, RotatedPersonKey>({
  name: 'list-rotated-person-keys',
  text: `
    select o.name as organization, k.id as "keyId", k.person_id as "personId" from api_key k join organization o on o.id = k.organization_id
    where k.organization_id = $organizationId and k.person_id is not null and not k.internal
      and (k.revoke_timestamp is null or k.revoke_timestamp > now()) and (k.expire_timestamp is null or k.expire_timestamp > now())
    order by k.id`,
});

/** Lists the rotated keys of people that are still valid, one organization at a time, because row-level security restricts each query to one. */
export async function listRotatedPersonKeys(database: Database): Promise<RotatedPersonKey[]> {
  const organizations = await listOrganizations(database);
  const keys: RotatedPersonKey[] = [];
  for (const { id } of organizations) {
    keys.push(...(await database.run({ organizationId: id }, LIST, {})));
  }
  return keys;
}
