import { type Received } from './listen-receiver';
import { plainText } from '../terminal/plain-text';

/** @param body null where it is not to be shown */
export type ShownRequest = Omit<Received, 'body'> & { body: string | null };

/** One line of JSON; the body only where somebody asked for it. */
export function shownAsJson({ body, ...request }: ShownRequest): object {
  return { ...request, ...(body !== null && { body }) };
}

/** One line, for people; faults and a body that is shown stand below it. */
export function lineOf({ receiveTimestamp, type, messageId, faults, status, body, ...request }: ShownRequest): string {
  const columns = [
    receiveTimestamp.toISOString(),
    plainText(type ?? `${request.method} ${request.path}`),
    plainText(messageId ?? 'no id'),
    signatureOf(request.verified),
    repetitionOf(request.earlierRequests, request.isRetry),
    `answered ${status}`,
  ];
  const below = [...faults, ...(body === null ? [] : [plainText(body)])];
  return [columns.filter(Boolean).join('  '), ...below.map((line) => `    ${line}`)].join('\n');
}

function signatureOf(verified: boolean | null): string {
  if (verified === null) return '? not verified';
  return verified ? '✓ verified' : '✗ not genuine';
}

function repetitionOf(earlier: number, isRetry: boolean): string {
  if (earlier === 0) return '';
  return isRetry ? `retry ${earlier}` : `duplicate ${earlier}`;
}
