import { DAY_MILLISECONDS } from '@rpm/charting';
import { Page } from '../components/page';
import { Failure } from '../components/states';
import { count } from '../components/texts';
import { countUnassigned } from '../reading/reading-operations';
import { hrefOf } from '../service/address';
import { ScopeList } from '../scope/scope-choice';
import { rpm, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';

interface Tile {
  title: string;
  scope: string;
  href: string;
  total: (signal: AbortSignal) => Promise<{ total: number }>;
}

/** Kinds of open issues, such as disabled webhooks, each with its exact number and a link to its list. */
function tilesOf(since: string): Tile[] {
  return [
    {
      title: 'Patients likely to have readings on fewer than 16 days',
      scope: 'readings:read',
      href: hrefOf('/adherence', { atRisk: 'true' }),
      total: () => rpm.listAdherence({ atRisk: true, size: 1 }),
    },
    {
      title: 'Unassigned readings',
      scope: 'readings:read',
      href: hrefOf('/unassigned'),
      total: countUnassigned,
    },
    {
      title: 'Orders on hold',
      scope: 'orders:read',
      href: hrefOf('/orders', { currentStatus: 'onHold' }),
      total: () => rpm.listOrders({ currentStatus: ['onHold'], size: 1 }),
    },
    {
      title: 'Failed webhook deliveries in the last seven days',
      scope: 'webhooks:read',
      href: hrefOf('/deliveries', { status: 'failed', startTimestamp: since }),
      total: () => rpm.listWebhookLogs({ status: 'failed', startTimestamp: since, size: 1 }),
    },
    {
      title: 'Webhooks that are disabled',
      scope: 'webhooks:read',
      href: hrefOf('/webhooks', { enabled: 'false' }),
      total: () => rpm.listWebhooks({ enabled: false, size: 1 }),
    },
    {
      title: 'Devices whose readings are not stored',
      scope: 'devices:read',
      href: hrefOf('/devices', { disabledReadings: 'true' }),
      total: () => rpm.listDevices({ disabledReadings: true, size: 1 }),
    },
    {
      title: 'Devices that are silent',
      scope: 'devices:read',
      href: hrefOf('/devices', { silent: 'true' }),
      total: () => rpm.listDevices({ silent: true, size: 1 }),
    },
    {
      title: 'Devices lost',
      scope: 'devices:read',
      href: hrefOf('/devices', { currentStatus: 'lost' }),
      total: () => rpm.listDevices({ currentStatus: 'lost', size: 1 }),
    },
  ];
}

/** The first page, with the number of open issues of each kind. */
export function OverviewPage() {
  const { can, caller } = useSession();
  const midnight = Math.floor(Date.now() / DAY_MILLISECONDS) * DAY_MILLISECONDS;
  const tiles = tilesOf(new Date(midnight - 7 * DAY_MILLISECONDS).toISOString()).filter(({ scope }) => can(scope));
  return (
    <Page title="Overview">
      {tiles.length === 0 && (
        <>
          <p>Your sign-in has these permissions. The menu shows the pages that they allow.</p>
          <ScopeList scopes={caller.scopes} />
        </>
      )}
      <div class="tiles">
        {tiles.map((tile) => (
          <TileLink key={tile.title} tile={tile} />
        ))}
      </div>
    </Page>
  );
}

function TileLink({ tile: { title, href, total } }: { tile: Tile }) {
  const { data, error, reload } = useLoaded(total, title);
  if (error !== undefined) return <Failure error={error} retry={reload} />;
  return (
    <a class={data?.total === 0 ? 'tile nothing' : 'tile'} href={href} aria-busy={data === undefined}>
      <strong>{data === undefined ? '…' : count(data.total)}</strong> {title}
    </a>
  );
}
