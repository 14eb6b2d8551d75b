import { createHash } from 'node:crypto';

/**
 * Returns the number by which a provider is known. Only equality counts, and the name of a provider may contain that of a person: "Anna's watch". Two providers of one
 * person practically never have the same number.
 */
export const providerHash = (provider: string): number => createHash('sha256').update(provider).digest().readInt32BE();

/** Returns whether two parts of a source may come from the same provider. An unknown provider may be any: readings of earlier versions of the service have none. */
export const mayBeSameProvider = (one: number | null, other: number | null): boolean =>
  one === null || other === null || one === other;

/**
 * Returns the measurement index of readings of an origin without a device, if another origin has a reading at their instant. Indexes of devices are small numbers, so
 * it begins above them. Two origins rarely have the same one; then the later reading waits as a conflict.
 * @param provider the hash of the provider at the source; null if it is unknown
 */
export const indexOfOrigin = (sourceId: number, provider: number | null): number =>
  2_000 + ((sourceId + ((provider ?? 0) >>> 0)) % 30_000);
