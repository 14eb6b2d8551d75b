import { bodyDelay } from './reading/body-delay';
import { readingFetch, readingFetchMany } from './reading/reading-fetch';
import { readingImport, readingReimport } from './reading/reading-import';
import { readingList } from './reading/reading-list';
import { readingBatch, readingPost, readingPostKeyed, readingPostMany } from './reading/reading-post';
import { type Row } from './row';
import { rowLevelSecurity } from './reading/row-level-security';
import { webhookDrain } from './webhook/webhook-drain';
import { webhookFairness } from './webhook/webhook-fairness';
import { webhookLatency } from './webhook/webhook-latency';
import { webhookLogs } from './webhook/webhook-logs';
import { webhookPublish } from './webhook/webhook-publish';

/** All benchmarks of `npm run bench`. To add a benchmark, add its file to this list. */
export const ROWS: readonly Row[] = [
  readingFetch,
  readingFetchMany,
  readingPost,
  readingPostMany,
  readingPostKeyed,
  readingBatch,
  bodyDelay,
  readingImport,
  readingReimport,
  readingList,
  rowLevelSecurity,
  webhookLogs,
  webhookDrain,
  webhookLatency,
  webhookFairness,
  webhookPublish,
];
