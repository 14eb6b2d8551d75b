const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

const TIME = String.raw`\d{2}:\d{2}:\d{2}`;
/** The three forms of a date in HTTP (RFC 9110, 5.6.7): today's, RFC 850's, and asctime's, which names no zone and means GMT. */
const DATES = [
  new RegExp(String.raw`^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} ${TIME} GMT$`),
  new RegExp(String.raw`^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} ${TIME} GMT$`),
  new RegExp(String.raw`^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d ${TIME} \d{4}$`),
];

/**
 * How long a `Retry-After` header (RFC 9110, 10.2.3) asks to wait, in milliseconds, clamped to 1 s..24 h; null when there is none
 * or it says nothing readable. Of several headers the longest wait counts: it satisfies all.
 */
export function retryAfterMs(header: string | string[] | undefined, now: Date): number | null {
  const waits = [header ?? []]
    .flat()
    .map((value) => wait(value.trim(), now))
    .filter((ms) => !Number.isNaN(ms));
  return waits.length === 0 ? null : Math.min(Math.max(...waits, SECOND), DAY);
}

/** Milliseconds, below zero when already over; NaN for what is neither seconds nor a date. */
function wait(value: string, now: Date): number {
  if (/^-?\d+$/.test(value)) return Number(value) * SECOND;
  if (!DATES.some((form) => form.test(value))) return NaN;
  return Date.parse(value.endsWith('GMT') ? value : `${value} GMT`) - now.getTime();
}
