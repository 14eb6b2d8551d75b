import { type IngestRefusal } from '@rpm/client';
import { type Column, Table } from '../components/table';
import { count, Time, wordsOf } from '../components/texts';
import { refusalText } from './source-texts';

const COLUMNS: readonly Column<IngestRefusal>[] = [
  { title: 'Reason', value: ({ reason }) => wordsOf(reason) },
  { title: 'Requests', value: ({ count: requests }) => count(requests), isNumber: true },
  { title: 'Last in the hour of', value: ({ lastHourTimestamp }) => <Time at={lastHourTimestamp} /> },
  { title: 'Meaning', value: ({ reason }) => refusalText(reason) },
];

/** The requests of the last seven days that a source did not accept, by reason. */
export function Refusals({ refusals }: { refusals: readonly IngestRefusal[] }) {
  if (refusals.length === 0) return <p class="quiet">No request was refused in the last seven days.</p>;
  return <Table name="Refused requests" columns={COLUMNS} entries={refusals} keyOf={({ reason }) => reason} />;
}
