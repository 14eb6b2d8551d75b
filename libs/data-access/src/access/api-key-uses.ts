import { type Database } from '@rpm/database';
import { LastUses } from './last-uses';
import { type Principal } from './token-authenticator';

const STORE = {
  name: 'store-api-key-uses',
  text: `
    update api_key k set last_use_timestamp = u.at from unnest($2::bigint[], $3::timestamptz[]) as u (id, at)
    where k.organization_id = $1 and k.id = u.id and (k.last_use_timestamp is null or k.last_use_timestamp < u.at)`,
};

/** Records the time of the last use of API keys. */
export class ApiKeyUses extends LastUses {
  constructor(dataSource: Database) {
    super(dataSource, STORE);
  }

  override note({ keyId, organizationId }: Principal): void {
    this.noteUse(keyId, organizationId);
  }
}
