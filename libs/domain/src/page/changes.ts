/** A position in a list that is ordered by the time of the last change, then by id. */
export interface ChangePosition {
  timestamp: Date;
  /** Id part of the position; the greatest possible id if the position is after all changes of this time. */
  id: number;
}

/** Returns the position as a cursor, which callers pass back unchanged. */
function cursorOf({ timestamp, id }: ChangePosition): string {
  return Buffer.from(`${timestamp.getTime()}.${id}`).toString('base64url');
}

/** Returns the position that a cursor stands for; null if the service never returns such a cursor. */
export function readCursor(cursor: string): ChangePosition | null {
  const [, time, id] = /^(-?\d{1,14})\.(\d{1,16})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const position = { timestamp: new Date(Number(time)), id: Number(id) };
  return Number.isNaN(position.timestamp.getTime()) || cursorOf(position) !== cursor ? null : position;
}

/** Entries of a list in the order in which they were last changed. */
export class Changes<T> {
  constructor(
    readonly content: T[],
    /** The position of the last entry. Without entries, the position after which the caller asked for changes. */
    readonly position: ChangePosition,
    readonly hasMore: boolean,
  ) {}

  toJSON() {
    return { content: this.content, cursor: cursorOf(this.position), hasMore: this.hasMore };
  }
}

/** The JSON of changes. */
export type ChangesView<T> = ReturnType<Changes<T>['toJSON']>;
