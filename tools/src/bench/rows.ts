import { footprint } from './footprint/footprint';
import { year } from './footprint/year';
import { consoleChart } from './console/console-chart';
import { fhirExport } from './fhir/fhir-export';
import { ingest } from './ingest/ingest';
import { ingestFairness } from './ingest/ingest-fairness';
import { ingestSuperset } from './ingest/ingest-superset';
import { midnight } from './neighbour/midnight';
import { organizations } from './organizations/organizations';
import { growth } from './growth/growth';
import { neighbour } from './neighbour/neighbour';
import { adherence } from './lists/adherence';
import { patientSearch } from './lists/patient-search';
import { readingList } from './lists/reading-list';
import { resourceLists } from './lists/resource-lists';
import { corrections } from './operations/corrections';
import { operationsRow } from './operations/operations-row';
import { bodyDelay } from './reading/body-delay';
import { fileImport } from './reading/file-import';
import { readingAlone } from './reading/reading-alone';
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
  readingAlone,
  readingPost,
  readingPostMany,
  readingPostKeyed,
  readingBatch,
  bodyDelay,
  readingImport,
  ingest,
  ingestFairness,
  ingestSuperset,
  fileImport,
  fhirExport,
  readingList,
  resourceLists,
  patientSearch,
  adherence,
  operationsRow,
  corrections,
  neighbour,
  midnight,
  organizations,
  growth,
  footprint,
  year,
  eventCost,
  webhookDrain,
  webhookLatency,
  webhookFairness,
  webhookContender,
  consoleChart,
];
