import { Injectable } from '@nestjs/common';
import { InboundObservations, type InboundResult, storedObservation } from '@rpm/data-access';
import { JsonText, type ResponseDetails, TimeSlice, type Transaction, type WriteRequest } from '@rpm/database';
import { type Bundle, readBundle, readIfNoneExist, readObservation, type Resource } from '@rpm/fhir';
import { FhirAnswer } from '../../http-answer/fhir-answer';
import { bundleResponse, droppedOutcome, storedAlreadyOutcome } from './bundle-response';
import { type FhirSender } from './fhir-sender.decorator';

/** The types of Bundles that an operation accepts, and the type of its answer. */
const BUNDLES = {
  batch: { types: ['batch'], response: 'batch-response' },
  // The guide for continuous monitors demands a transaction, whose entries it nevertheless lets the server accept one by one.
  cgm: { types: ['transaction', 'batch'], response: 'transaction-response' },
} as const;

/** Records the Observations that clients send, and answers them. */
@Injectable()
export class FhirInbound {
  constructor(private readonly observations: InboundObservations) {}

  /** @throws Problem if the Observation is refused */
  async create(request: WriteRequest, sender: FhirSender, body: object): Promise<FhirAnswer> {
    const { identity, baseUrl } = sender;
    const received = readObservation(identity, body, '/Observation', { baseUrl, entries: new Map() });
    const ifNoneExist = readIfNoneExist(identity, sender.ifNoneExist, { parameter: 'if-none-exist' });
    const text = await this.observations.record(request, [{ received, ifNoneExist }], ([result], transaction) =>
      answerToOne(sender, result, transaction),
    );
    return createAnswer(sender, text);
  }

  /** @throws Problem if the Bundle as a whole is refused */
  async submit(request: WriteRequest, sender: FhirSender, body: object, operation: keyof typeof BUNDLES): Promise<FhirAnswer> {
    const { types, response } = BUNDLES[operation];
    const entries = await allOf(readBundle(sender.identity, body, types, sender.baseUrl));
    const text = await this.observations.record(request, entries, (results, transaction) =>
      Promise.resolve(textOf<Resource>(bundleResponse(response, sender, results), transaction)),
    );
    return FhirAnswer.ofBundle(JSON.parse(text.text) as Bundle, text.patients).withHeaders(200, replayHeaders(text));
  }
}

/** Reads entries into a list. Other requests are served meanwhile. */
async function allOf<T>(entries: Iterable<T>): Promise<T[]> {
  const slice = new TimeSlice();
  const all: T[] = [];
  for (const entry of entries) {
    all.push(entry);
    if (slice.isOver) await slice.next();
  }
  return all;
}

async function answerToOne(
  sender: FhirSender,
  result: InboundResult | undefined,
  transaction: Transaction,
): Promise<JsonText<Resource>> {
  if (result?.status === 'refused') throw result.problem;
  if (result?.status === 'dropped') return textOf<Resource>(droppedOutcome(sender), transaction);
  if (result?.status === 'existing' && !sender.mayRead) return textOf<Resource>(storedAlreadyOutcome(sender), transaction);
  if (result?.status !== 'created' && result?.status !== 'existing') throw new Error('An Observation has a result.');
  const observation = await storedObservation(transaction, sender.identity, result);
  return textOf<Resource>(observation, transaction, result.status === 'existing' ? { outcome: 'duplicate' } : {});
}

/** Returns a resource as the answer of a transaction, about the patients whose data the transaction has read. */
function textOf<T extends Resource>(resource: T, transaction: Transaction, details: ResponseDetails = {}): JsonText<T> {
  return JsonText.asserted<T>(JSON.stringify(resource), () => [...transaction.concernedPatients], details);
}

/** Converts the answer of a transaction, which may be that of an earlier request with the same idempotency key. */
function createAnswer({ baseUrl }: FhirSender, text: JsonText<Resource>): FhirAnswer {
  const resource = JSON.parse(text.text) as Resource;
  const answer = FhirAnswer.ofResource(resource, text.patients);
  if (resource.resourceType !== 'Observation') return answer.withHeaders(200, replayHeaders(text));
  const location = `${baseUrl}/Observation/${resource.id ?? ''}/_history/${resource.meta?.versionId ?? ''}`;
  const isDuplicate = text.details.outcome === 'duplicate';
  return answer.withHeaders(isDuplicate ? 200 : 201, { Location: location, ...replayHeaders(text) });
}

const replayHeaders = ({ details: { isReplayed } }: JsonText): Record<string, string> =>
  isReplayed ? { 'Idempotent-Replayed': 'true' } : {};
