/**
 * The secrets of the webhook that `id` of the row `owner` names, as they are stored, the newest first: all that are valid sign. They are
 * sorted when they are found, else those of all webhooks of the organization would be walked through for their order.
 */
export const validSecrets = (owner: string, id: string) => `(
  select coalesce(json_agg(json_build_object('sealed', encode(s.sealed, 'base64'), 'keyName', s.key_name) order by s.id desc), '[]')
  from (
    select * from webhook_secret s where s.organization_id = ${owner}.organization_id and s.webhook_id = ${owner}.${id} offset 0
  ) s where s.expire_timestamp is null or s.expire_timestamp > now()
)`;
