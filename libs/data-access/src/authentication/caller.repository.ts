import { type CallerView } from '@rpm/domain';
import {
  type Database,
  firstOrNotFound,
  type JsonText,
  jsonInstant,
  jsonObject,
  type JsonSql,
  objectOrNull,
  readScoped,
} from '@rpm/database';
import { type ConsoleSessionLimits } from '../access/console-session-state';
import { type Principal } from '../access/token-authenticator';

/** The request itself counts as a use of the session, so the session is idle from now on. */
const SESSION = jsonObject({
  expireTimestamp: jsonInstant('s.expire_timestamp'),
  idleExpireTimestamp: jsonInstant('least(s.expire_timestamp, now() + make_interval(mins => $4))::timestamptz(3)'),
});

const CALLER = jsonObject({
  organization: jsonObject({ id: 'o.id', name: 'o.name' }),
  apiKey: jsonObject({ id: 'k.id', name: 'k.name', prefix: 'k.prefix' }),
  scopes: 'coalesce(s.scopes, k.scopes)',
  expireTimestamp: jsonInstant('k.expire_timestamp'),
  actor: 's.actor',
  actorKind: `case when s.person_id is not null then 'person' when s.id is not null then 'key' end`,
  actorId: 'coalesce(s.person_id, s.api_key_id)',
  session: objectOrNull('s.id', SESSION),
}) as JsonSql<CallerView>;

const FIND_CALLER = {
  name: 'find-caller',
  text: `
    select ${CALLER}::text as json from api_key k join organization o on o.id = k.organization_id
      left join console_session s on s.organization_id = k.organization_id and s.id = $3
    where k.organization_id = $1 and k.id = $2`,
};

/** Finds the caller of a request, and the caller's scopes. */
export class CallerRepository {
  constructor(
    private readonly dataSource: Database,
    private readonly limits: ConsoleSessionLimits,
  ) {}

  async find({ organizationId, keyId, session }: Principal): Promise<JsonText<CallerView>> {
    const values = [organizationId, keyId, session?.id ?? null, this.limits.idleMinutes];
    const rows = await readScoped<{ json: string }>(this.dataSource, organizationId, FIND_CALLER, values);
    return firstOrNotFound(rows, { noun: 'API key', json: CALLER });
  }
}
