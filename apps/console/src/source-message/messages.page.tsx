import { type IngestMessage } from '@rpm/client';
import { CursorList } from '../components/cursor-list';
import { type Filter } from '../components/filters';
import { Page } from '../components/page';
import { MESSAGE_STATES, PART_OUTCOMES } from '../components/statuses';
import { type Column } from '../components/table';
import { count, Status, Time } from '../components/texts';
import { hrefOf } from '../service/address';
import { rpm } from '../service/rpm';
import { SourceName } from '../components/source-name';
import { bytesText, Outcome, QUARANTINE_TEXTS } from './part-texts';

const FILTERS: readonly Filter[] = [
  { name: 'sourceId', label: 'Source', type: 'reference' },
  { name: 'state', label: 'Status', type: 'choice', options: MESSAGE_STATES },
  { name: 'outcome', label: 'Outcome of a part', type: 'choice', options: PART_OUTCOMES },
  { name: 'code', label: 'Reason', type: 'choice', options: Object.keys(QUARANTINE_TEXTS), texts: QUARANTINE_TEXTS },
  { name: 'startTimestamp', label: 'Received from', type: 'instant' },
  { name: 'endTimestamp', label: 'Received before', type: 'instant' },
];

/** The outcomes of the parts of a message, each with its number. */
function Outcomes({ outcomes }: { outcomes: IngestMessage['outcomes'] }) {
  if (outcomes.length === 0) return <span class="quiet">–</span>;
  return (
    <>
      {outcomes.map(({ outcome, count: parts }) => (
        <div key={outcome}>
          <Outcome value={outcome} /> {parts > 1 && `× ${count(parts)}`}
        </div>
      ))}
    </>
  );
}

/** The columns of a list of messages. They contain neither bodies nor values. */
export const MESSAGE_COLUMNS: readonly Column<IngestMessage>[] = [
  { title: 'Message', value: ({ id }) => id },
  { title: 'Received', value: ({ receiveTimestamp }) => <Time at={receiveTimestamp} /> },
  { title: 'Status', value: ({ state }) => <Status value={state} /> },
  { title: 'Parts', value: ({ outcomes }) => <Outcomes outcomes={outcomes} /> },
  { title: 'Size', value: ({ bytes }) => bytesText(bytes), isNumber: true },
  { title: 'Media type', value: ({ mediaType }) => mediaType ?? '–' },
];

export const hrefOfMessage = ({ id }: IngestMessage) => hrefOf(`/source-messages/${id}`);

const SOURCE_COLUMN: Column<IngestMessage> = { title: 'Source', value: ({ sourceId }) => <SourceName id={sourceId} /> };

export function MessagesPage() {
  return (
    <Page title="Messages of sources">
      <CursorList
        name="Messages"
        filters={FILTERS}
        columns={[...MESSAGE_COLUMNS, SOURCE_COLUMN]}
        load={(input, signal) => rpm.listIngestMessages(input, { signal })}
        keyOf={({ id }) => id}
        href={hrefOfMessage}
        empty={<p>No source has received a message yet.</p>}
        isLive
      />
    </Page>
  );
}
