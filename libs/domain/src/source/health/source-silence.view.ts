import { choice, count, instant, integer, object } from '../../view/property';
import { view } from '../../view/view';
import { SOURCE_REFERENCE_VIEW } from './source-reference.view';

/** Why a source is no longer silent: it has sent a message, or it is no longer expected to send one. */
export const SILENCE_ENDS = ['message', 'settings'] as const;

const SINCE = instant('When the next message was due at the latest.', { example: '2026-01-31T10:00:00.000Z' });
const LAST_MESSAGE = instant('When the last message arrived; null if there was none.', {
  nullable: true,
  example: '2026-01-31T09:00:00.000Z',
});

/** The payload of `source.silent`. */
export const SOURCE_SILENT_VIEW = view('SourceSilentEvent', 'A source that has sent nothing for longer than expected.', {
  source: object(SOURCE_REFERENCE_VIEW, 'The source.'),
  silentSince: SINCE,
  lastMessageTimestamp: LAST_MESSAGE,
  expectedIntervalMinutes: integer({ minimum: 1 }, 'Minutes within which the source is expected to send a message.', {
    example: 60,
  }),
  authenticationFailureCount: count(
    'Number of requests since the hour of the last message that could not be authenticated. If there are some, the vendor probably uses another secret.',
    0,
  ),
});

/** The payload of `source.recovered`. */
export const SOURCE_RECOVERED_VIEW = view('SourceRecoveredEvent', 'A source that is no longer silent.', {
  source: object(SOURCE_REFERENCE_VIEW, 'The source.'),
  silentSince: SINCE,
  lastMessageTimestamp: LAST_MESSAGE,
  cause: choice(SILENCE_ENDS, 'Whether the source has sent a message, or is no longer expected to send one.', {
    example: 'message',
  }),
});
