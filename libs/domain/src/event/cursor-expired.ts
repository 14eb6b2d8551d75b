import { Problem } from '../problem/problem';

/** Error: events after the caller's cursor were deleted, so the feed cannot continue at the cursor without a gap. */
export class CursorExpired extends Problem {
  override readonly members: { oldestCursor: string };

  constructor(oldestCursor: string) {
    const advice = `Fetch the resources themselves, and continue the feed with the oldest cursor, ${oldestCursor}.`;
    super('cursor_expired', `The feed cannot continue after this cursor without a gap. ${advice}`);
    this.members = { oldestCursor };
  }
}
