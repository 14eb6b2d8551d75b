/** One resource that a writer asked the service to create. */
export interface RequestedWrite {
  organizationId: number;
  kind: 'site' | 'reading';
  /** Text by which the writer finds the row again; no two writes of a ledger have the same one. */
  marker: string;
  /** Id that the service returned with status 200; null if the service never acknowledged the write. */
  acknowledgedId: number | null;
}

/** One row that the database holds after the run. */
export interface StoredWrite {
  organizationId: number;
  kind: RequestedWrite['kind'];
  marker: string;
  id: number;
}

export interface WriteComparison {
  acknowledged: number;
  /** Acknowledged writes that are not stored. */
  lost: RequestedWrite[];
  /** Rows that repeat the marker of another row. */
  repeated: StoredWrite[];
  /** Rows of an organization whose writers did not request them. */
  misplaced: StoredWrite[];
}

/** Compares what writers requested with what the database holds of all organizations. */
export function compareWrites(requested: readonly RequestedWrite[], stored: readonly StoredWrite[]): WriteComparison {
  const rows = new Map(stored.map((row) => [`${nameOf(row)} ${row.id}`, row]));
  const names = new Set(requested.map(nameOf));
  const seen = new Set<string>();
  const acknowledged = requested.filter(({ acknowledgedId }) => acknowledgedId !== null);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((write) => !rows.has(`${nameOf(write)} ${write.acknowledgedId}`)),
    repeated: stored.filter((row) => seen.has(nameOf(row)) || !seen.add(nameOf(row))),
    misplaced: stored.filter((row) => !names.has(nameOf(row))),
  };
}

function nameOf({ organizationId, kind, marker }: Pick<StoredWrite, 'organizationId' | 'kind' | 'marker'>): string {
  return `${organizationId} ${kind} ${marker}`;
}
