/**
 * Returns SQL for a webhook's valid encrypted secrets, newest first. A request is signed with each of them. A subquery sorts only the secrets of the
 * webhook; otherwise PostgreSQL would read the secrets of all webhooks of the organization in the order of an index. @param owner a row that belongs
 * to the webhook @param id the name of the column of that row that contains the webhook's id
 */
export const validSecrets = (owner: string, id: string) => `(
  select coalesce(json_agg(json_build_object('sealed', encode(s.sealed, 'base64'), 'keyName', s.key_name) order by s.id desc), '[]')
  from (
    select * from webhook_secret s where s.organization_id = ${owner}.organization_id and s.webhook_id = ${owner}.${id} offset 0
  ) s where s.expire_timestamp is null or s.expire_timestamp > now()
)`;

/** Returns SQL for a webhook's encrypted request headers; null if it has none. The parameters are those of {@link validSecrets}. */
export const requestHeaders = (owner: string, id: string) => `(
  select json_build_object('sealed', encode(h.sealed, 'base64'), 'keyName', h.key_name)
  from webhook_header h where h.organization_id = ${owner}.organization_id and h.webhook_id = ${owner}.${id}
)`;
