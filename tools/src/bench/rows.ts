import { bodyDelay } from './body-delay';
import { readingFetch } from './reading-fetch';
import { readingImport, readingReimport } from './reading-import';
import { readingList } from './reading-list';
import { readingBatch, readingPost } from './reading-post';
import { type Row } from './row';
import { rowLevelSecurity } from './row-level-security';
import { webhookDrain } from './webhook-drain';
import { webhookFairness } from './webhook-fairness';
import { webhookLatency } from './webhook-latency';
import { webhookLogs } from './webhook-logs';
import { webhookPublish } from './webhook-publish';

/** Every row `npm run bench` knows: a new one is a file and a line here. */
export const ROWS: readonly Row[] = [
  readingFetch,
  readingPost,
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
