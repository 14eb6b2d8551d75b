import { type IngestSource, type IngestSourceHealth } from '@rpm/client';
import { FormLink } from '../components/form-link';
import { type Filter } from '../components/filters';
import { List } from '../components/list';
import { Page } from '../components/page';
import { type Column, type ListPage } from '../components/table';
import { count, StatusAndSilence, Time } from '../components/texts';
import { hrefOf } from '../service/address';
import { rpm } from '../service/rpm';
import { quarantinedText, queuedText, vendorText, VENDORS } from './source-texts';

/** A source with what it has received; without it if the source was created a moment ago. */
interface SourceRow extends IngestSource {
  health: IngestSourceHealth | undefined;
}

const FILTERS: readonly Filter[] = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'adapter', label: 'Vendor or app', type: 'choice', options: Object.keys(VENDORS), texts: VENDORS },
  { name: 'state', label: 'Status', type: 'choice', options: ['active', 'paused', 'closed'] },
];

const COLUMNS: readonly Column<SourceRow>[] = [
  { title: 'Source', value: ({ name }) => name },
  { title: 'Vendor or app', value: ({ adapter }) => vendorText(adapter) },
  {
    title: 'Status',
    value: ({ state, health }) => <StatusAndSilence value={state} silentSince={health?.silentSinceTimestamp ?? null} />,
  },
  { title: 'Last message', value: ({ health }) => <Time at={health?.lastMessageTimestamp ?? null} /> },
  { title: 'Messages waiting', value: ({ health }) => health && queuedText(health), isNumber: true },
  {
    title: 'In quarantine',
    value: ({ id, health }) => health && <a href={hrefOf('/quarantine', { sourceId: id })}>{quarantinedText(health)}</a>,
    isNumber: true,
  },
  {
    title: 'Refused in 7 days',
    value: ({ health }) => health && count(health.refusals.reduce((sum, one) => sum + one.count, 0)),
    isNumber: true,
  },
];

/** Most sources whose health one request returns. */
const MAX_SOURCES = 100;

/** Loads the health of sources, by their ids. */
async function loadHealth(ids: readonly number[], signal: AbortSignal): Promise<Map<number, IngestSourceHealth>> {
  const parts = [];
  for (let at = 0; at < ids.length; at += MAX_SOURCES)
    parts.push(rpm.getIngestSourcesHealth({ sourceId: ids.slice(at, at + MAX_SOURCES) }, { signal }));
  return new Map((await Promise.all(parts)).flatMap(({ content }) => content).map((health) => [health.sourceId, health]));
}

/** Loads a page of sources, each with what it has received. */
async function loadSources(input: Record<string, unknown>, signal: AbortSignal): Promise<ListPage<SourceRow>> {
  const page = await rpm.listIngestSources({ sort: 'name', ...input }, { signal });
  const health = await loadHealth(
    page.content.map(({ id }) => id),
    signal,
  );
  return { ...page, content: page.content.map((source) => ({ ...source, health: health.get(source.id) })) };
}

export function SourcesPage() {
  return (
    <Page title="Sources" actions={<FormLink path="/sources/new" scope="ingest:write" text="New source" />}>
      <List
        name="Sources"
        filters={FILTERS}
        columns={COLUMNS}
        load={loadSources}
        keyOf={({ id }) => id}
        href={({ id }) => hrefOf(`/sources/${id}`)}
        empty={
          <p>There are no sources yet. A source receives the readings of devices whose vendor or app sends them to an address.</p>
        }
        isLive
      />
    </Page>
  );
}
