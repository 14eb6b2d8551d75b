import { hrefOf } from '../service/address';
import { useSession } from '../service/session';

/** Scopes of a replay, apart from the one that all changes of a source need: its answer contains values of readings, and it changes them. */
const FURTHER_SCOPES = ['readings:read', 'readings:write'];

/** Returns a scope that the person lacks for a replay; undefined if there is none. */
export function useMissingReplayScope(): string | undefined {
  const { can } = useSession();
  return FURTHER_SCOPES.find((scope) => !can(scope));
}

/** A link to the page that processes messages of a source again, for people who may do so. */
export function ReplayLink({ sourceId }: { sourceId: number }) {
  if (useMissingReplayScope() !== undefined) return null;
  return (
    <a class="button" href={hrefOf(`/sources/${sourceId}/replay`)}>
      Replay messages
    </a>
  );
}
