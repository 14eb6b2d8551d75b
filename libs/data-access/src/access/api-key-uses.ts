import { type Database, statement } from '@rpm/database';
import { LastUses, type StoreUses } from './last-uses';
import { type Principal } from './token-authenticator';

const STORE: StoreUses = statement({
  name: 'store-api-key-uses',
  text: `
    update api_key k set last_use_timestamp = u.at from unnest($ids::bigint[], $times::timestamptz[]) as u (id, at)
    where k.organization_id = $organizationId and k.id = u.id and (k.last_use_timestamp is null or k.last_use_timestamp < u.at)`,
});

/** Records the time of the last use of API keys. */
export class ApiKeyUses extends LastUses {
  constructor(database: Database) {
    super(database, STORE);
  }

  override note({ keyId, organizationId }: Principal): void {
    this.noteUse(keyId, organizationId);
  }
}
