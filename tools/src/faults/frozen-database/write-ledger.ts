/** A write that a writer has requested from the service. */
export interface RequestedWrite {
  organizationId: number;
  kind: 'site' | 'reading';
  /** Unique text in the row, by which the writer finds it again. */
  marker: string;
  /** Id in the service's response; null if the service never acknowledged the write. */
  acknowledgedId: number | null;
}

/** A row found in the database after the run. */
export interface StoredWrite {
  organizationId: number;
  kind: RequestedWrite['kind'];
  marker: string;
  id: number;
}

export interface WriteComparison {
  acknowledged: number;
  /** Writes that were acknowledged but are not stored. */
  lost: RequestedWrite[];
  /** Rows with the same marker as another row, which means that a write was stored twice. */
  repeated: StoredWrite[];
  /** Rows that no writer of the row's organization requested. */
  misplaced: StoredWrite[];
}

/** Compares the requested writes with the rows of all organizations. */
export function compareWrites(requested: readonly RequestedWrite[], stored: readonly StoredWrite[]): WriteComparison {
  const rows = new Map(stored.map((row) => [`${nameOf(row)} ${row.id}`, row]));
  const names = new Set(requested.map(nameOf));
  const seen = new Set<string>();
  const acknowledged = requested.filter(({ acknowledgedId }) => acknowledgedId !== null);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((write) => !rows.has(`${nameOf(write)} ${write.acknowledgedId}`)),
    repeated: stored.filter((row) => seen.size === seen.add(nameOf(row)).size),
    misplaced: stored.filter((row) => !names.has(nameOf(row))),
  };
}

function nameOf({ organizationId, kind, marker }: Pick<StoredWrite, 'organizationId' | 'kind' | 'marker'>): string {
  return `${organizationId} ${kind} ${marker}`;
}
