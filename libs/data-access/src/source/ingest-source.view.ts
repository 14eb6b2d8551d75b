import { INGEST_SOURCE_VIEW, type IngestSource } from '@rpm/domain';
import { jsonInstant, jsonObject, objectOrNull, viewAsJson } from '@rpm/database';

const OPTIONS = ['header', 'user', 'algorithm', 'prefix', 'encoding', 'toleranceSeconds'] as const;

/**
 * SQL expression that converts the row `s` to the JSON of a source. It excludes what changes with messages (the health of the source), because that would
 * change the ETag that a caller needs to change the source.
 */
export const INGEST_SOURCE = viewAsJson<typeof INGEST_SOURCE_VIEW, IngestSource>(INGEST_SOURCE_VIEW, 's', {
  authenticationOptions: jsonObject(Object.fromEntries(OPTIONS.map((name) => [name, `s.authentication_options->'${name}'`]))),
  formerTokenExpireTimestamp: `case when s.previous_token_expire_timestamp > now() then ${jsonInstant('s.previous_token_expire_timestamp')} end`,
  item: objectOrNull('s.item_id', jsonObject({ id: 's.item_id' })),
  patient: objectOrNull('s.patient_id', jsonObject({ id: 's.patient_id' })),
  networks: 's.networks',
});
