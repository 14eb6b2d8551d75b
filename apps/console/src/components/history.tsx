import { Table } from './table';
import { Section, Time, wordsOf } from './texts';

interface Entry {
  type: string;
  eventTimestamp: string;
  actor: string | null;
}

/** What happened to a device, an order or a return, when, and who did it. */
export function History({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <Section title={title}>
      <Table
        name={title}
        columns={[
          { title: 'Event', value: ({ type }) => wordsOf(type) },
          { title: 'Time', value: ({ eventTimestamp }) => <Time at={eventTimestamp} /> },
          { title: 'By', value: ({ actor }) => actor ?? '–' },
        ]}
        entries={entries}
        keyOf={({ type, eventTimestamp }) => `${type} ${eventTimestamp}`}
      />
    </Section>
  );
}
