import { type Column, Table } from './table';
import { Newest } from './newest';
import { Section, Time, wordsOf } from './texts';

export interface HistoryEntry {
  type: string;
  eventTimestamp: string;
  actor: string | null;
}

export const HISTORY_COLUMNS: readonly Column<HistoryEntry>[] = [
  { title: 'Event', value: ({ type }) => wordsOf(type) },
  { title: 'Time', value: ({ eventTimestamp }) => <Time at={eventTimestamp} /> },
  { title: 'By', value: ({ actor }) => actor ?? '–' },
];

export const keyOfEntry = ({ type, eventTimestamp, actor }: HistoryEntry) => `${type} ${eventTimestamp} ${actor}`;

interface HistoryProperties {
  title: string;
  entries: readonly HistoryEntry[];
  /** The number of all entries and the address of their list, if the resource may contain only the newest ones. */
  all?: { total: number; href: string };
}

/** The events of a device, an order or a return, each with its time and its actor: newest first, as in all histories. @param entries oldest first, as the service sends them */
export function History({ title, entries, all }: HistoryProperties) {
  return (
    <Section title={title}>
      {all && <Newest shown={entries.length} {...all} />}
      <Table name={title} columns={HISTORY_COLUMNS} entries={entries.toReversed()} keyOf={keyOfEntry} />
    </Section>
  );
}
