/** Returns the machine's monotonic clock in milliseconds. Unlike `performance.now()`, it can be compared between processes. */
export function monotonicMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
