import { choice, count, instant, object } from '../view/property';
import { view } from '../view/view';
import { QUARANTINE_ACTIONS } from './ingest-message.view';
import { QUARANTINE_CODES } from './part-outcome';
import { SOURCE_REFERENCE_VIEW } from './health/source-reference.view';

/** Maximum number of groups of which one event says that they wait. Further ones have another event later. */
export const MAX_GROUPS_OF_EVENT = 1_000;

/** The payload of `ingest.quarantined`. It contains neither the texts by which messages name devices and persons nor values, which may be those of a patient. */
export const INGEST_QUARANTINED_VIEW = view('IngestQuarantinedEvent', 'Parts of messages of a source that wait in quarantine.', {
  source: object(SOURCE_REFERENCE_VIEW, 'The source.'),
  code: choice(QUARANTINE_CODES, 'The reason.', { example: 'device_unknown' }),
  action: choice(QUARANTINE_ACTIONS, 'What mends the parts.', { example: 'bindDevice' }),
  groupCount: count(
    `Number of groups with this code that have begun to wait, of which no earlier event has said so; at most ${MAX_GROUPS_OF_EVENT}.`,
    1,
  ),
  firstTimestamp: instant('When the first of these parts began to wait.', { example: '2026-01-31T09:00:00.000Z' }),
});
