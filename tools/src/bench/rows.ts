import { consoleChart } from './console/console-chart';
import { adherence } from './operations/adherence';
import { custodyCorrection } from './operations/custody-correction';
import { neighbour } from './operations/neighbour';
import { operationsRow } from './operations/operations-row';
import { resourceLists } from './operations/resource-lists';
import { bodyDelay } from './reading/body-delay';
import { readingFetch, readingFetchMany } from './reading/reading-fetch';
import { readingImport, readingReimport } from './reading/reading-import';
import { readingList } from './reading/reading-list';
import { readingBatch, readingPost, readingPostKeyed, readingPostMany } from './reading/reading-post';
import { type Row } from './row';
import { rowLevelSecurity } from './reading/row-level-security';
import { eventCost } from './webhook/event-cost';
import { webhookDrain } from './webhook/webhook-drain';
import { webhookFairness } from './webhook/webhook-fairness';
import { webhookLatency } from './webhook/webhook-latency';
import { webhookLogs } from './webhook/webhook-logs';
import { webhookPublish } from './webhook/webhook-publish';
import { webhookSenders } from './webhook/webhook-senders';

/** Benchmarks of HTTP servers, which can also run on another version of Node than this process. */
export const HTTP_ROWS: readonly Row[] = [
  readingFetch,
  readingFetchMany,
  readingPost,
  readingPostMany,
  readingPostKeyed,
  readingBatch,
  readingList,
  operationsRow,
  resourceLists,
  adherence,
  neighbour,
  bodyDelay,
  webhookPublish,
];

/** All benchmarks of `npm run bench`. To add a benchmark, add its file to one of these lists. */
export const ROWS: readonly Row[] = [
  ...HTTP_ROWS,
  readingImport,
  readingReimport,
  custodyCorrection,
  eventCost,
  rowLevelSecurity,
  consoleChart,
  webhookLogs,
  webhookDrain,
  webhookLatency,
  webhookFairness,
  webhookSenders,
];
