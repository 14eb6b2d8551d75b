import { type Columns } from '../terminal/output';
import { type Cell } from '../terminal/plain-text';

interface Attempt {
  number: number;
  startTimestamp: string;
  durationMs: number | null;
  responseStatus: number | null;
  error: string | null;
}

/** One delivery as it is shown. */
export interface WebhookLogDetail {
  id: number;
  webhookId: number;
  webhookType: string;
  webhookUrl: string;
  createTimestamp: string;
  retryAttempts: number;
  status: string;
  attempts: Attempt[];
}

/** A line for each request that was made. Payload and answers are left to --json: they are long, and may tell of a patient. */
export function columnsOfLog({ attempts }: WebhookLogDetail): Columns<WebhookLogDetail> {
  const made = attempts.map((attempt): [string, () => Cell] => [`attempt ${attempt.number}`, () => outcomeOf(attempt)]);
  return {
    id: ({ id }) => id,
    'webhook id': ({ webhookId }) => webhookId,
    type: ({ webhookType }) => webhookType,
    url: ({ webhookUrl }) => webhookUrl,
    status: ({ status }) => status,
    created: ({ createTimestamp }) => createTimestamp,
    retries: ({ retryAttempts }) => retryAttempts,
    ...Object.fromEntries(made),
  };
}

function outcomeOf({ startTimestamp, responseStatus, error, durationMs }: Attempt): string {
  const what = [responseStatus, error].filter((part) => part !== null).join(' ');
  return `${startTimestamp}  ${what}${durationMs === null ? '' : `  ${durationMs} ms`}`;
}
