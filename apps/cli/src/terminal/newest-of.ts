/** Returns the printed entries of a list that a resource contains in part, beginning with how many of all entries they are. */
export function newestOf(entries: readonly string[], total: number): string[] {
  if (entries.length === total) return [...entries];
  return [`newest ${entries.length} of ${total.toLocaleString('en-US')}:`, ...entries];
}
