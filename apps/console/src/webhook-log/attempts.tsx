import { type WebhookAttempt, type WebhookLogDetail } from '@rpm/client';
import { hrefOf } from '../service/address';
import { Newest } from '../components/newest';
import { Empty } from '../components/states';
import { type Column, Table } from '../components/table';
import { count, Time, wordsOf } from '../components/texts';

export const ATTEMPT_COLUMNS: readonly Column<WebhookAttempt>[] = [
  { title: 'Attempt', value: ({ number }) => number, isNumber: true },
  { title: 'Time', value: ({ startTimestamp }) => <Time at={startTimestamp} /> },
  {
    title: 'Took',
    value: ({ durationMilliseconds }) => (durationMilliseconds === null ? '–' : `${count(durationMilliseconds)} ms`),
    isNumber: true,
  },
  { title: 'Status', value: ({ responseStatus }) => responseStatus ?? '–', isNumber: true },
  { title: 'Error', value: ({ error }) => (error === null ? '–' : wordsOf(error)) },
  {
    title: 'Answer',
    value: ({ responseBody }) => (responseBody === null || responseBody === '' ? '–' : <Answer text={responseBody} />),
  },
];

function Answer({ text }: { text: string }) {
  return text.length <= 80 ? (
    <code>{text}</code>
  ) : (
    <details>
      <summary>{count(text.length)} characters</summary>
      <pre>{text}</pre>
    </details>
  );
}

/** The newest requests of a delivery. */
export function Attempts({ log: { id, attempts, attemptCount } }: { log: WebhookLogDetail }) {
  if (attempts.length === 0) return <Empty>The service has no attempts of this delivery.</Empty>;
  return (
    <>
      <Newest shown={attempts.length} total={attemptCount} href={hrefOf(`/deliveries/${id}/attempts`)} />
      <Table name="Attempts" columns={ATTEMPT_COLUMNS} entries={attempts} keyOf={({ number }) => number} />
    </>
  );
}
