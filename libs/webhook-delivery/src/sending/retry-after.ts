const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

const TIME = String.raw`\d{2}:\d{2}:\d{2}`;
/** The three date formats of HTTP (RFC 9110, 5.6.7): the current format, RFC 850, and asctime, which contains no time zone and means GMT. */
const DATES = [
  new RegExp(String.raw`^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} ${TIME} GMT$`),
  new RegExp(String.raw`^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} ${TIME} GMT$`),
  new RegExp(String.raw`^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d ${TIME} \d{4}$`),
];

/**
 * Returns the wait in milliseconds that a `Retry-After` header (RFC 9110, 10.2.3) asks for, limited to 1 s to 24 h. If there are several headers, the
 * longest wait is used. @returns null if there is no valid header
 */
export function retryAfterMs(header: string | string[] | undefined, now: Date): number | null {
  const waits = [header ?? []]
    .flat()
    .map((value) => wait(value.trim(), now))
    .filter((ms) => !Number.isNaN(ms));
  return waits.length === 0 ? null : Math.min(Math.max(...waits, SECOND), DAY);
}

/** Converts a `Retry-After` value to milliseconds, negative for a time in the past; NaN if the value is neither a number of seconds nor a date. */
function wait(value: string, now: Date): number {
  if (/^-?\d+$/.test(value)) return Number(value) * SECOND;
  if (!DATES.some((form) => form.test(value))) return NaN;
  return Date.parse(value.endsWith('GMT') ? value : `${value} GMT`) - now.getTime();
}
