/** Returns the lines that show the newest entries of a list. If there are older entries, the first line states the number of shown entries and the total. */
export function newestOf(entries: readonly string[], total: number): string[] {
  if (entries.length === total) return [...entries];
  return [`newest ${entries.length} of ${total.toLocaleString('en-US')}:`, ...entries];
}
