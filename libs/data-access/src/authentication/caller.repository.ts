import { type CallerView, nobody } from '@rpm/domain';
import {
  type Database,
  firstOrNotFound,
  type JsonText,
  jsonInstant,
  jsonObject,
  type JsonSql,
  objectOrNull,
  jsonStatement,
} from '@rpm/database';
import { type ConsoleSessionLimits } from '../access/console-session-state';
import { type Principal } from '../access/token-authenticator';

/** The request itself counts as a use of the session, so the time limit for an unused session begins now. */
const SESSION = jsonObject({
  createTimestamp: jsonInstant('s.create_timestamp'),
  expireTimestamp: jsonInstant('s.expire_timestamp'),
  idleExpireTimestamp: jsonInstant('least(s.expire_timestamp, now() + make_interval(mins => $idleMinutes))::timestamptz(3)'),
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

const FIND_CALLER = jsonStatement<{ keyId: number; sessionId: number | null; idleMinutes: number }, { json: string }>({
  name: 'find-caller',
  text: `
    select ${CALLER}::text as json from api_key k join organization o on o.id = k.organization_id
      left join console_session s on s.organization_id = k.organization_id and s.id = $sessionId
    where k.organization_id = $organizationId and k.id = $keyId`,
});

/** Finds the caller of a request, and the caller's scopes. */
export class CallerRepository {
  constructor(
    private readonly database: Database,
    private readonly limits: ConsoleSessionLimits,
  ) {}

  async find({ organizationId, keyId, session }: Principal): Promise<JsonText<CallerView>> {
    const rows = await this.database.read({ organizationId }, FIND_CALLER, {
      keyId,
      sessionId: session?.id ?? null,
      idleMinutes: this.limits.idleMinutes,
    });
    return firstOrNotFound(rows, { noun: 'API key', json: CALLER, about: nobody });
  }
}
