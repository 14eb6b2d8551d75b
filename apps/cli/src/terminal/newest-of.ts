/** Returns the printed entries of a list that a resource contains only in part, after the number of these entries and the total. */
export function newestOf(entries: readonly string[], total: number): string[] {
  if (entries.length === total) return [...entries];
  return [`newest ${entries.length} of ${total.toLocaleString('en-US')}:`, ...entries];
}
