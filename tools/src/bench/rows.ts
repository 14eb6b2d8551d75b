import { footprint } from './footprint/footprint';
import { consoleChart } from './console/console-chart';
import { custodyCorrection } from './neighbour/custody-correction';
import { neighbour } from './neighbour/neighbour';
import { adherence } from './lists/adherence';
import { readingList } from './lists/reading-list';
import { resourceLists } from './lists/resource-lists';
import { operationsRow } from './operations/operations-row';
import { bodyDelay } from './reading/body-delay';
import { readingFetch, readingFetchMany } from './reading/reading-fetch';
import { readingImport } from './reading/reading-import';
import { readingBatch, readingPost, readingPostKeyed, readingPostMany } from './reading/reading-post';
import { type Row } from './row';
import { eventCost } from './webhook/event-cost';
import { webhookContender, webhookDrain } from './webhook/webhook-drain';
import { webhookFairness, webhookLatency } from './webhook/webhook-latency';

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
  readingList,
  resourceLists,
  adherence,
  operationsRow,
  neighbour,
  custodyCorrection,
  footprint,
  eventCost,
  webhookDrain,
  webhookLatency,
  webhookFairness,
  webhookContender,
  consoleChart,
];
