import { type IngestMessageDetail, type IngestPart } from '@rpm/client';
import { type ComponentChildren } from 'preact';
import { Page } from '../components/page';
import { Show } from '../components/states';
import { type Column, Table } from '../components/table';
import { count, Fact, Facts, Section, Status, Time } from '../components/texts';
import { hrefOf } from '../service/address';
import { rpm, useInterval, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { SourceName } from '../components/source-name';
import { MessageBody } from './message-body';
import { bytesText, codeText, kindText, Outcome, readingHref } from './part-texts';

const REFRESH_MILLISECONDS = 2_000;

export const PART_COLUMNS: readonly Column<IngestPart>[] = [
  { title: 'Part', value: ({ ordinal }) => ordinal + 1, isNumber: true },
  { title: 'Outcome', value: ({ outcome }) => <Outcome value={outcome} /> },
  { title: 'Reading type', value: (part) => <ReadingLink part={part} /> },
  { title: 'Time', value: ({ readingTimestamp }) => <Time at={readingTimestamp} /> },
  { title: 'Reason', value: ({ code, reason }) => reason ?? (code === null ? '–' : codeText(code)) },
  { title: 'Property', value: ({ path }) => <Code text={path} /> },
  { title: 'Device', value: ({ deviceId, deviceKey }) => named('devices', 'Device', deviceId, deviceKey) },
  { title: 'Patient', value: ({ patientId, personKey }) => named('patients', 'Patient', patientId, personKey) },
  { title: 'Place in the message', value: ({ pointer }) => (pointer === '' ? 'all of it' : <Code text={pointer} />) },
];

const Code = ({ text }: { text: string | null }) => (text === null ? <>–</> : <code>{text}</code>);

/** Names what a part is about: the device or patient, otherwise the text by which the message names it. */
function named(path: string, noun: string, id: number | null, key: string | null): ComponentChildren {
  if (id !== null) {
    return (
      <a href={hrefOf(`/${path}/${id}`)}>
        {noun} {id}
      </a>
    );
  }
  return key === null ? '–' : <Code text={key} />;
}

function ReadingLink({ part }: { part: IngestPart }) {
  const { can } = useSession();
  const { kind, readingId } = part;
  const text = kindText(kind);
  return kind !== null && readingId !== null && can('readings:read') ? (
    <a href={readingHref({ kind, id: readingId })}>{text}</a>
  ) : (
    <>{text}</>
  );
}

/** One message of a source: what became of each part, and its body for people who may read it. */
export function MessagePage({ id }: { id: number }) {
  const loaded = useLoaded((signal) => rpm.getIngestMessage({ ingestMessageId: id }, { signal }), id);
  useInterval(loaded.refresh, REFRESH_MILLISECONDS, loaded.data?.state === 'queued');
  return (
    <Page title={`Message ${id}`} parent={{ text: 'Messages of sources', href: hrefOf('/source-messages') }}>
      <Show loaded={loaded}>{(message) => <Details message={message} />}</Show>
    </Page>
  );
}

function Details({ message }: { message: IngestMessageDetail }) {
  const { can } = useSession();
  const { parts, partCount, state } = message;
  const duplicates = message.outcomes.find(({ outcome }) => outcome === 'duplicate')?.count ?? 0;
  return (
    <>
      <Facts>
        <Fact name="Source">
          <SourceName id={message.sourceId} />
        </Fact>
        <Fact name="Status">
          <span role="status">
            <Status value={state} />
          </span>
        </Fact>
        <Fact name="Received">
          <Time at={message.receiveTimestamp} />
        </Fact>
        <Fact name="Processed">
          <Time at={message.processTimestamp} />
        </Fact>
        <Fact name="Size">{bytesText(message.bytes)}</Fact>
        <Fact name="Media type">{message.mediaType}</Fact>
        <Fact name="Rest of the address">{message.path}</Fact>
        <Fact name="Version of the adapter">{message.adapterVersion}</Fact>
        {message.mappingVersion !== null && <Fact name="Version of the mapping">{message.mappingVersion}</Fact>}
        {message.attempts > 0 && <Fact name="Failed attempts">{message.attempts}</Fact>}
      </Facts>
      {state === 'quarantined' && (
        <p class="notice bad">
          Parts of this message wait. The page <a href={hrefOf('/quarantine', { sourceId: message.sourceId })}>Quarantine</a> says
          what mends them.
        </p>
      )}
      <Section title="Parts">
        {partCount > parts.length && (
          <p class="quiet">
            The first {count(parts.length)} of {count(partCount)}.
          </p>
        )}
        {duplicates > 0 && <p class="quiet">{count(duplicates)} more were recorded before (duplicates).</p>}
        {parts.length > 0 ? (
          <Table name="Parts" columns={PART_COLUMNS} entries={parts} keyOf={({ ordinal }) => ordinal} />
        ) : (
          duplicates === 0 && (
            <p class="quiet">{state === 'queued' ? 'The message was not processed yet.' : 'There are no parts.'}</p>
          )
        )}
      </Section>
      {can('ingest:raw') && <MessageBody message={message} />}
    </>
  );
}
