import { READING_KINDS, type ReadingKind } from '@rpm/charting';
import { hrefOf } from '../service/address';
import { useAddress } from '../service/router';
import { useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { Page } from '../components/page';
import { Empty, Show } from '../components/states';
import { PAGE_SIZES, Pagination, Table } from '../components/table';
import { count, Time } from '../components/texts';
import { ZoneOfOrganization } from '../components/zone';
import { Choice } from '../patient/choice';
import { loadUnassigned } from './reading-operations';
import { textsOf } from './reading-texts';

/** Readings from devices that no patient held at that time, one kind at a time. The kind is in the address. */
export function UnassignedPage() {
  const { path, query } = useAddress();
  const chosen = query.get('kind') ?? undefined;
  const loaded = useLoaded(
    (signal) =>
      Promise.all(READING_KINDS.map(async (kind) => ({ kind, total: (await loadUnassigned(kind, { size: 1 }, signal)).total }))),
    '',
  );
  return (
    <Page title="Unassigned readings">
      <p>Nobody held the device when these readings were taken. They count for no patient until they are assigned.</p>
      <Show loaded={loaded}>
        {(kinds) => {
          const existing = kinds.filter(({ total, kind }) => total > 0 || kind.kind === chosen);
          const current = existing.find(({ kind }) => kind.kind === chosen) ?? existing[0];
          if (!current) return <Empty>Every reading has a patient.</Empty>;
          return (
            <>
              <nav class="choices" aria-label="Kind of readings">
                {existing.map(({ kind, total }) => (
                  <Choice
                    key={kind.kind}
                    text={`${kind.title} (${count(total)})`}
                    href={hrefOf(path, { kind: kind.kind })}
                    isCurrent={kind === current.kind}
                  />
                ))}
              </nav>
              <ZoneOfOrganization>
                <UnassignedOfKind key={current.kind.kind} kind={current.kind} />
              </ZoneOfOrganization>
            </>
          );
        }}
      </Show>
    </Page>
  );
}

function UnassignedOfKind({ kind }: { kind: ReadingKind }) {
  const { query } = useAddress();
  const { units } = useSession();
  const page = { page: Number(query.get('page') ?? 1), size: Number(query.get('size') ?? PAGE_SIZES[0]) };
  const loaded = useLoaded((signal) => loadUnassigned(kind, page, signal), [kind.kind, page]);
  return (
    <Show loaded={loaded}>
      {(found) => (
        <>
          <Table
            name={`${kind.title} readings without a patient`}
            columns={[
              { title: 'Taken', value: ({ readingTimestamp }) => <Time at={readingTimestamp} /> },
              ...kind.measures.map(({ name }) => ({
                title: name,
                value: (record: (typeof found.content)[number]) => textsOf(kind, record, units).get(name),
                isNumber: true,
              })),
              { title: 'Device', value: ({ device, item }) => (device ? `${item?.name ?? 'Device'} (${device.id})` : '–') },
            ]}
            entries={found.content}
            keyOf={({ id }) => id}
            href={({ id }) => hrefOf(`/readings/${kind.kind}/${id}`)}
          />
          <Pagination page={found} />
        </>
      )}
    </Show>
  );
}
