/** Milliseconds of the machine's clock that only goes forward: of use between processes, unlike `performance.now()`. */
export function monotonicMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
