import { type ReceivedWebhookRequest } from './listen-receiver';
import { plainText } from '../terminal/plain-text';

/** A received request as it is printed; `body` is null if it is not printed. */
export type PrintedRequest = Omit<ReceivedWebhookRequest, 'body'> & { body: string | null };

/** Returns the JSON object that is printed for one request; it contains the body only with `--show-body`. */
export function jsonOfRequest({ body, ...request }: PrintedRequest): object {
  return { ...request, ...(body !== null && { body }) };
}

/** Returns the line that is printed for one request, followed by indented lines for signature errors and for the body, if it is printed. */
export function lineOfRequest({ receiveTimestamp, type, messageId, errors, status, body, ...request }: PrintedRequest): string {
  const columns = [
    receiveTimestamp.toISOString(),
    plainText(type ?? `${request.method} ${request.path}`),
    plainText(messageId ?? 'no id'),
    signatureOf(request.verified),
    repetitionOf(request.earlierRequests, request.isRetry),
    `answered ${status}`,
  ];
  const below = [...errors, ...(body === null ? [] : [plainText(body)])];
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
