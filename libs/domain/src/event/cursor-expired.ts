import { Problem } from '../problem/problem';

/** Error: events after the caller's cursor are no longer kept, so the feed cannot continue there without a gap. */
export class CursorExpired extends Problem {
  override readonly members: { oldestCursor: string };

  constructor(oldestCursor: string) {
    const advice = `Fetch the resources themselves, and continue the feed with the oldest cursor, ${oldestCursor}.`;
    super('cursor_expired', `The feed cannot continue after this cursor without a gap. ${advice}`);
    this.members = { oldestCursor };
  }
}
