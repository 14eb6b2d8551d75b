import { type IngestMessage, type IngestMessageDetail } from '@rpm/client';
import { useRef, useState } from 'preact/hooks';
import { type Column, Table } from '../components/table';
import { Show } from '../components/states';
import { count, Section } from '../components/texts';
import { hrefOf } from '../service/address';
import { rpm, useInterval, useLoaded } from '../service/rpm';
import { hrefOfMessage, MESSAGE_COLUMNS } from './messages.page';
import { codeText, kindText, Outcome } from './part-texts';

const REFRESH_MILLISECONDS = 2_000;
const NEWEST = 10;

/** A message with its parts; without them while it waits. */
interface TailMessage extends IngestMessage {
  detail: IngestMessageDetail | undefined;
}

const COLUMNS: readonly Column<TailMessage>[] = MESSAGE_COLUMNS.map((column) =>
  column.title === 'Parts' ? { title: 'Parts', value: ({ detail }) => <PartGroups detail={detail} /> } : column,
);

/** Counts the parts of a message by kind, outcome and reason. Values and bodies are never shown. */
function PartGroups({ detail }: { detail: IngestMessageDetail | undefined }) {
  if (!detail) return <span class="quiet">waiting</span>;
  const groups = new Map<string, { kind: string | null; outcome: string; code: string | null; parts: number }>();
  for (const { kind, outcome, code } of detail.parts) {
    const key = JSON.stringify([kind, outcome, code]);
    groups.set(key, { kind, outcome, code, parts: (groups.get(key)?.parts ?? 0) + 1 });
  }
  const duplicates = detail.outcomes.find(({ outcome }) => outcome === 'duplicate')?.count ?? 0;
  return (
    <>
      {[...groups].map(([key, { kind, outcome, code, parts }]) => (
        <div key={key}>
          <Outcome value={outcome} /> {kind !== null && kind !== 'health' && `${kindText(kind)} `}
          {parts > 1 && `× ${count(parts)} `}
          {code !== null && <span class="quiet">{codeText(code)}</span>}
        </div>
      ))}
      {duplicates > 0 && (
        <div>
          <Outcome value="duplicate" /> × {count(duplicates)}
        </div>
      )}
    </>
  );
}

/**
 * The newest messages of a source as they arrive, for the first hour with a vendor. The parts of a message are loaded once after it was processed, and again
 * after it was processed anew.
 */
export function Tail({ sourceId }: { sourceId: number }) {
  const [isLive, setIsLive] = useState(true);
  const details = useRef(new Map<string, IngestMessageDetail>());
  const load = async (signal: AbortSignal): Promise<TailMessage[]> => {
    const { content } = await rpm.listIngestMessages({ sourceId, size: NEWEST }, { signal });
    const detailOf = async (message: IngestMessage) => {
      const { id, processTimestamp, state } = message;
      if (processTimestamp === null) return undefined;
      const key = `${id} ${processTimestamp} ${state}`;
      const detail = details.current.get(key) ?? (await rpm.getIngestMessage({ ingestMessageId: id }, { signal }));
      details.current.set(key, detail);
      return detail;
    };
    return Promise.all(content.map(async (message) => ({ ...message, detail: await detailOf(message) })));
  };
  const loaded = useLoaded(load, sourceId);
  useInterval(loaded.refresh, REFRESH_MILLISECONDS, isLive);
  return (
    <Section
      title="Newest messages"
      actions={
        <button type="button" aria-pressed={isLive} onClick={() => setIsLive(!isLive)}>
          {isLive ? '◉ Live' : '○ Live'}
        </button>
      }
    >
      <Show loaded={loaded}>
        {(messages) =>
          messages.length === 0 ? (
            <p class="quiet" role="status">
              No message has arrived yet. This list is loaded again every two seconds.
            </p>
          ) : (
            <>
              <Table name="Newest messages" columns={COLUMNS} entries={messages} keyOf={({ id }) => id} href={hrefOfMessage} />
              <p>
                <a href={hrefOf('/source-messages', { sourceId })}>All messages of the source</a>
              </p>
            </>
          )
        }
      </Show>
    </Section>
  );
}
