import { compareVariants, tableOf } from '../measure/comparison';
import { type NextRequest } from '../measure/load';
import { type ComparedServer } from '../measure/programs';
import { type Variant } from '../measure/comparison';
import { type ReadingsDatabase } from '../database/readings-database';
import { ownerOfDevice } from '../database/readings-fill';
import { type RequestHeaders } from '../measure/http-request';
import { type BenchmarkContext, type BenchmarkResult } from '../row';

export const PATH = '/api/v3/blood-glucose-reading';

/**
 * Returns a function that returns request headers with the key of the organization that owns a device. The bare server gets the organization's id
 * instead.
 */
export function headersByOwner(database: ReadingsDatabase, keys: readonly string[]): (deviceId: number) => RequestHeaders {
  return (deviceId) => {
    const owner = ownerOfDevice(database, deviceId);
    return { 'Service-API-Key': keys[owner] ?? '', 'Organization-Id': String(database.organizationIds[owner]) };
  };
}

interface ReadingRequests {
  requests: (seed: number, name: ComparedServer) => NextRequest;
  connections: number;
  /** Number of readings in a request. */
  each: number;
}

/** Compares the service with its baseline for requests that read or write readings. */
export async function compareReadings(
  bench: BenchmarkContext,
  { postgres, readings }: ReadingsDatabase,
  programs: readonly [service: Variant<ComparedServer>, baseline: Variant<ComparedServer>],
  { requests, connections, each }: ReadingRequests,
): Promise<BenchmarkResult> {
  const baseline = programs[1].name;
  const compared = await compareVariants({ variants: programs, baseline, requests, connections }, bench);
  const { rounds, failures, variants } = compared;
  const { ratio, cpuRatio } = variants.service;
  const head = `ratio to ${baseline} ${ratio.toFixed(2)}; ${connections} connections, ${each} at a time, medians of ${bench.rounds} round(s)`;
  const table = tableOf([variants.service, variants[baseline]], variants[baseline], 'readings', each);
  return { figures: { ratio, cpuRatio, readings, variants, rounds }, text: [head, '', ...table].join('\n'), failures, postgres };
}
