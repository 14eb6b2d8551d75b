/** A resource that a writer has asked the service to create. */
export interface RequestedWrite {
  organizationId: number;
  kind: 'site' | 'reading';
  /** Unique text by which the writer finds the row again. */
  marker: string;
  /** Id that the service returned with status 200; null if the service never acknowledged the write. */
  acknowledgedId: number | null;
}

/** A row in the database after the run. */
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
  /** Rows that no writer of their organization requested. */
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
    repeated: stored.filter((row) => seen.has(nameOf(row)) || !seen.add(nameOf(row))),
    misplaced: stored.filter((row) => !names.has(nameOf(row))),
  };
}

function nameOf({ organizationId, kind, marker }: Pick<StoredWrite, 'organizationId' | 'kind' | 'marker'>): string {
  return `${organizationId} ${kind} ${marker}`;
}
