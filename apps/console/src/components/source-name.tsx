import { hrefOf } from '../service/address';
import { rpm, useLoaded } from '../service/rpm';

const MOST_SOURCES = 250;

/** The names of sources by their ids, which several parts of a page need at the same time. */
let names: { loadedAt: number; byId: Promise<ReadonlyMap<number, string>> } | undefined;

const KEPT_MILLISECONDS = 60_000;

async function loadNames(): Promise<ReadonlyMap<number, string>> {
  const { content } = await rpm.listIngestSources({ size: MOST_SOURCES, sort: 'id', sortDescending: true });
  return new Map(content.map(({ id, name }) => [id, name]));
}

/** Returns the names of the newest sources. They are loaded at most once a minute, however many rows name a source. */
function sourceNames(): Promise<ReadonlyMap<number, string>> {
  if (!names || Date.now() - names.loadedAt > KEPT_MILLISECONDS) {
    const byId = loadNames();
    names = { loadedAt: Date.now(), byId };
    byId.catch(() => (names = undefined));
  }
  return names.byId;
}

/** A link to a source with its name. */
export function SourceName({ id }: { id: number }) {
  const { data } = useLoaded(async () => (await sourceNames()).get(id), id);
  return <a href={hrefOf(`/sources/${id}`)}>{data ?? `Source ${id}`}</a>;
}
