import { MAX_LISTED, QueryIds } from '../../input/query';
import { choice, count, id, instant, list } from '../../view/property';
import { view, type ViewOf } from '../../view/view';
import { REFUSAL_REASONS } from './refusal-reason';

/** Chooses the sources whose health is returned. */
export class IngestSourceHealthQuery {
  @QueryIds('The sources, such as those on a page of a list; repeated for each of them.') sourceId?: number[];
}

const REFUSAL_VIEW = view('IngestRefusal', 'Requests with the token of a source that were refused for one reason.', {
  reason: choice(REFUSAL_REASONS, 'Why they were refused.', { example: 'authentication' }),
  count: count('Number of requests in the last seven days.', 12),
  lastHourTimestamp: instant('Beginning of the last hour with such a request.', { example: '2026-01-31T09:00:00.000Z' }),
});

/** Most messages, and most groups of quarantined parts, that are counted for the health of a source, so that it costs the same however many wait. */
export const MAX_COUNTED_FOR_HEALTH = 1_000;

const LIMITED = `At most ${MAX_COUNTED_FOR_HEALTH} are counted.`;

export const INGEST_SOURCE_HEALTH_VIEW = view(
  'IngestSourceHealth',
  'What a source has received, what waits, and what was refused.',
  {
    sourceId: id('Identifier of the source.', { example: 1 }),
    lastMessageTimestamp: instant('Time of the last message, exact to a second; null if there was none.', {
      nullable: true,
      example: '2026-01-31T09:05:00.000Z',
    }),
    silentSinceTimestamp: instant('Time since which the source counts as silent; null if it does not.', {
      nullable: true,
      example: null,
    }),
    queuedMessageCount: count(`Number of messages that were not processed yet. ${LIMITED}`, 0),
    quarantineGroupCount: count(`Number of groups of parts in quarantine. ${LIMITED}`, 1),
    quarantinedPartCount: count('Number of parts in these groups.', 12),
    refusals: list(REFUSAL_VIEW, 'The reasons for which requests were refused in the last seven days.', {
      maxItems: REFUSAL_REASONS.length,
    }),
  },
);

export type IngestSourceHealthView = ViewOf<typeof INGEST_SOURCE_HEALTH_VIEW>;

export const INGEST_SOURCE_HEALTH_LIST_VIEW = view('IngestSourceHealthList', 'The health of several sources.', {
  content: list(INGEST_SOURCE_HEALTH_VIEW, 'The health of each source, ordered by its id. Unknown sources are left out.', {
    maxItems: MAX_LISTED,
  }),
});

export type IngestSourceHealthListView = ViewOf<typeof INGEST_SOURCE_HEALTH_LIST_VIEW>;
