import { sendRequest, type ServiceAccess, ServiceRefusal, type ServiceResponse } from './service-client';
import { simulate, type SimulationOptions } from './simulation';
import { sendMessage, type SourceAccess } from './delivery/source-client';
import { type IdOf, type SimulationStage, type SimulationStep, type SourceMessage } from './steps/step';
import { emptySummary, type SimulationSummary } from './summary';

/** Number of concurrent requests, as if several gateways were sending readings. */
const CONCURRENCY = 4;

export interface SimulationRunOptions {
  /** Called before each stage of the simulation. */
  onStage?: (stage: SimulationStage, soFar: SimulationSummary) => void;
  signal?: AbortSignal;
}

/**
 * Sends the requests of a simulation to a service. To continue an interrupted run, run the same simulation again: the service recognizes repeated
 * requests as long as it stores their idempotency keys, and it always recognizes duplicate readings. @throws ServiceRefusal, ServiceUnreachable
 */
export async function runSimulation(
  service: ServiceAccess,
  options: SimulationOptions,
  { onStage, signal }: SimulationRunOptions = {},
): Promise<SimulationSummary> {
  const { seed, patients, days, until, uploadEvery = 1, through } = options;
  const keyPrefix = ['simulation', seed, patients, days, until.getTime(), uploadEvery, through ?? []].flat().join('-');
  const ids = new Map<string, number>();
  const sources = new Map<string, SourceAccess>();
  const summary = emptySummary();
  const idOf: IdOf = (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The service has not returned the id of ${name}.`);
    return id;
  };
  const take = async (step: SimulationStep, idempotencyKey: string) => {
    const { method, request, creates, opens, doneBefore = [], about } = step;
    const answer = await sendRequest(service, { method, ...request(idOf), ...(method === 'POST' && { idempotencyKey }) }, signal);
    const isDoneBefore = doneBefore.includes(answer.status);
    if (answer.status > 299 && !isDoneBefore) throw refusalOf(answer);
    if (creates !== undefined) ids.set(creates, idIn(answer.body));
    if (creates !== undefined && about === 'sources') sources.set(creates, sourceIn(answer.body));
    if (opens !== undefined) ids.set(opens, idIn((answer.body as { returns?: unknown[] } | null)?.returns?.at(-1)));
    summary.requests++;
    summary.steps[about]++;
    if (isDoneBefore || answer.isReplayed) summary.repeated++;
    else count(summary, step, answer);
  };
  const deliver = async ({ source, message }: SourceMessage) => {
    const access = sources.get(source);
    if (!access) throw new Error(`The service has not returned the token of ${source}.`);
    await sendMessage(service.url, access, message, signal);
    summary.messages++;
  };
  const ours = new AbortController();
  let number = 0;
  for (const stage of simulate(options)) {
    onStage?.(stage, summary);
    const steps = stage.steps.map((step) => {
      const key = `${keyPrefix}-${number++}`;
      return () => take(step, key);
    });
    const messages = (stage.messages ?? []).map((message) => () => deliver(message));
    const tasks = [...steps, ...messages].values();
    const sender = async () => {
      for (const task of tasks) {
        // The first failing request aborts all other requests of the stage.
        ours.signal.throwIfAborted();
        await task().catch((error: unknown) => {
          ours.abort(error);
          throw error;
        });
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, sender));
  }
  return summary;
}

function idIn(shown: unknown): number {
  const id = (shown as { id?: unknown } | null | undefined)?.id;
  if (typeof id !== 'number') throw new Error('The service did not return the id of the created resource.');
  return id;
}

/** @throws Error if an earlier run has created the source so long ago that the service no longer repeats its answer */
function sourceIn(shown: unknown): SourceAccess {
  const { token, secret = null, header = null, authentication } = (shown ?? {}) as Partial<SourceAccess>;
  if (typeof token !== 'string' || typeof authentication !== 'string') {
    throw new Error('The service did not return the token of the created source.');
  }
  return { token, secret, header, authentication };
}

function refusalOf({ status, body }: ServiceResponse): ServiceRefusal {
  const { detail } = (body ?? {}) as { detail?: unknown };
  return new ServiceRefusal(status, typeof detail === 'string' ? detail : 'It is no problem document of this service.');
}

/** Counts readings by their result: created, duplicate or rejected. */
function count(summary: SimulationSummary, { about }: SimulationStep, { body, isDuplicate }: ServiceResponse): void {
  if (about === 'manualEntries') summary[isDuplicate ? 'duplicates' : 'created']++;
  if (about !== 'uploads') return;
  for (const { status } of (body as { results: { status: string }[] }).results) {
    summary[status === 'created' ? 'created' : status === 'duplicate' ? 'duplicates' : 'rejected']++;
  }
}
