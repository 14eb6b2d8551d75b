/** The secrets of the webhook that `id` of the row `owner` names, as they are stored, the newest first: all that are valid sign. */
export const validSecrets = (owner: string, id: string) => `(
  select coalesce(json_agg(json_build_object('sealed', encode(s.sealed, 'base64'), 'keyName', s.key_name) order by s.id desc), '[]')
  from webhook_secret s where s.organization_id = ${owner}.organization_id and s.webhook_id = ${owner}.${id}
    and (s.expire_timestamp is null or s.expire_timestamp > now())
)`;
