import { type Database, statement } from '@rpm/database';

/** A source that is silent. */
export interface SilentSource {
  organizationId: number;
  sourceId: number;
  silentSince: Date;
  lastMessageTimestamp: Date | null;
  /** Number of requests of the last seven days that could not be authenticated. A vendor whose secret was replaced looks like one that sends nothing. */
  authenticationFailures: number;
}

/** Lists silent sources of all organizations, those that are silent for longest first. */
export const listSilentSources = (database: Pick<Database, 'run'>, limit: number): Promise<SilentSource[]> =>
  database.run('delivery', LIST_SILENT_SOURCES, { limit });

export const LIST_SILENT_SOURCES = statement<{ limit: number }, SilentSource>({
  name: 'list-silent-ingest-sources',
  text: `
    select t.organization_id as "organizationId", t.source_id as "sourceId", t.silent_since as "silentSince",
      t.last_message_timestamp as "lastMessageTimestamp",
      (select coalesce(sum(f.count), 0)::bigint from ingest_refusal f
        where f.organization_id = t.organization_id and f.source_id = t.source_id and f.reason = 'authentication' and f.hour > now() - interval '7 days'
      ) as "authenticationFailures"
    from ingest_source_state t where t.silent_since is not null
    order by t.silent_since, t.organization_id, t.source_id limit $limit`,
});

/** The number of silent sources of all organizations. */
export const COUNT_SILENT_SOURCES = statement<object, { count: number }>({
  name: 'count-silent-ingest-sources',
  text: 'select count(*) as count from ingest_source_state where silent_since is not null',
});

/** The last messages of the sources that can receive some, the newest first. */
export const LIST_LAST_MESSAGES = statement<{ limit: number }, { sourceId: number; seconds: number }>({
  name: 'list-last-ingest-messages',
  text: `
    select t.source_id as "sourceId", extract(epoch from t.last_message_timestamp)::double precision as seconds
    from ingest_source_state t join ingest_source s on s.organization_id = t.organization_id and s.id = t.source_id
    where s.state <> 'closed' and t.last_message_timestamp is not null order by t.last_message_timestamp desc, t.source_id limit $limit`,
});
