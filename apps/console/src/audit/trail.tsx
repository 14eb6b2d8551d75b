import { type PatientAccess } from '@rpm/client';
import { type ComponentChildren } from 'preact';
import { hrefOf } from '../service/address';
import { navigate, useAddress, useFilters } from '../service/router';
import { useLoaded } from '../service/rpm';
import { type Filter, FilterBar } from '../components/filters';
import { Empty, Show } from '../components/states';
import { type Column, Table } from '../components/table';
import { count, Time, wordsOf } from '../components/texts';

/** The columns that every list of the audit trail has. */
export const TRAIL_COLUMNS: readonly Column<PatientAccess>[] = [
  { title: 'Time', value: ({ recordedTimestamp }) => <Time at={recordedTimestamp} /> },
  { title: 'Who', value: (entry) => actorText(entry) },
  { title: 'On behalf of', value: ({ assertedActor }) => assertedActor ?? '–' },
  { title: 'Action', value: ({ action }) => wordsOf(action) },
  { title: 'Resource', value: ({ resource }) => resource },
  { title: 'Outcome', value: (entry) => outcomeText(entry) },
  { title: 'From or to', value: ({ host, address }) => host ?? address ?? '–' },
];

/** Words for the kinds of actors that have no name. */
const KINDS: Readonly<Record<string, string>> = { key: 'API key', delivery: 'Webhook', source: 'Device data' };

const kindText = (kind: string) => KINDS[kind] ?? wordsOf(kind);

/** Names who acted: by the present name or, without one, by kind and number. */
function actorText({ actor, actorKind, actorId, webhookId, fromLog }: PatientAccess): string {
  if (actor !== null) return actor;
  if (fromLog) return `${kindText('delivery')} ${webhookId ?? ''}`;
  const id = actorId ?? webhookId;
  return id === null ? kindText(actorKind) : `${kindText(actorKind)} ${id}`;
}

function outcomeText({ status, fromLog }: PatientAccess): ComponentChildren {
  if (fromLog) return 'From a webhook log';
  if (status === null) return '–';
  return status < 400 ? 'Done' : <span class="status bad">▲ Refused ({status})</span>;
}

/** A part of the audit trail, as the API returns it. */
interface TrailPart<Entry> {
  content: Entry[];
  cursor: string | null;
  hasMore: boolean;
  total: number | null;
  recordedSince: string;
}

interface TrailProperties<Entry> {
  name: string;
  filters: readonly Filter[];
  columns: readonly Column<Entry>[];
  load: (input: Record<string, unknown>, signal: AbortSignal) => Promise<TrailPart<Entry>>;
}

/** A list of the audit trail with its filters, newest row first. It has links to older rows instead of pages, because new rows are added while it is read. */
export function Trail<Entry extends { id: number }>({ name, filters, columns, load }: TrailProperties<Entry>) {
  const { values, change } = useFilters(filters);
  const { path, query, state } = useAddress();
  const set: Record<string, string> = {};
  for (const { name: filter } of filters) {
    const value = values[filter];
    if (value !== undefined) set[filter] = value;
  }
  const { after } = values;
  const input = { ...set, ...(after !== undefined && { after }), size: 50 };
  const loaded = useLoaded((signal) => load(input, signal), input);
  const show = (position: string | undefined) =>
    navigate(hrefOf(path, { ...Object.fromEntries(query), after: position }), { state });
  return (
    <>
      {/* A changed filter shows the newest rows that match it. */}
      <FilterBar filters={filters} values={values} change={(changes) => change({ ...changes, after: '' })} />
      <Show loaded={loaded}>
        {({ content, cursor, hasMore, total, recordedSince }) => (
          <>
            {content.length > 0 && <Table name={name} columns={columns} entries={content} keyOf={({ id }) => id} />}
            {content.length === 0 && (
              <Empty>
                <p>{Object.keys(set).length > 0 ? 'Nothing matches these filters.' : 'Nothing is recorded.'}</p>
              </Empty>
            )}
            <nav class="pagination" aria-label="Parts of the list">
              {total !== null && (
                <span>
                  <strong>{count(total)}</strong> in all
                </span>
              )}
              <button type="button" disabled={after === undefined} onClick={() => show(undefined)}>
                Newest
              </button>
              <button type="button" disabled={!hasMore} onClick={() => show(cursor ?? undefined)}>
                Older
              </button>
            </nav>
            <p class="quiet">
              Recorded since <Time at={recordedSince} />. Earlier requests are not in this list.
            </p>
          </>
        )}
      </Show>
    </>
  );
}
