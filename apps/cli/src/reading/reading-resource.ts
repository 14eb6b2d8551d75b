import { type ChangesRequest, type Database, type JsonText, type OnBatch, type WriteRequest } from '@rpm/database';
import { ReadingRepository } from '@rpm/data-access';
import {
  Conflict,
  type ReadingInput,
  type PageRequest,
  type ReadingFilter,
  readingInput,
  readingKind,
  type ReadingKindName,
  ReadingQuery,
} from '@rpm/domain';
import { readingPaths } from '@rpm/record-import';
import { type ResourceDefinition, type ResourceRepository } from '../resource/resource';
import { columnsByPath } from '../resource/view-paths';

export type ReadingResource = ResourceDefinition<ReadingQuery, ReadingInput, object>;

/** Defines the resource for one kind of reading. Every kind has its own measured values and therefore its own columns. */
export function readingResource(kind: ReadingKindName): ReadingResource {
  const values = Object.keys(readingKind(kind).values);
  return {
    noun: 'reading',
    query: ReadingQuery,
    columns: columnsByPath(['id', 'readingTimestamp', ...values, 'manual', 'patient.id', 'device.id']),
    paths: readingPaths(kind),
    input: readingInput(kind),
    repository: repositoryOf(kind),
  };
}

function repositoryOf(kind: ReadingKindName): ReadingResource['repository'] {
  return class implements ResourceRepository<ReadingQuery, ReadingInput> {
    private readonly readings: ReadingRepository;

    constructor(database: Database) {
      this.readings = new ReadingRepository(database);
    }

    list(organizationId: number, filter: ReadingFilter, page: PageRequest) {
      return this.readings.list(kind, organizationId, filter, page);
    }

    changes(organizationId: number, request: ChangesRequest) {
      return this.readings.changes(kind, organizationId, request);
    }

    export(organizationId: number, filter: ReadingFilter, take: OnBatch) {
      return this.readings.export(kind, organizationId, filter, take);
    }

    require(organizationId: number, id: number) {
      return this.readings.require(kind, organizationId, id);
    }

    async create(request: WriteRequest, input: ReadingInput): Promise<JsonText> {
      const reading = await this.readings.record(kind, request, input);
      if (reading.text === '')
        throw new Conflict('The readings of this device are disabled: the reading was counted, but not stored.');
      return reading;
    }
  };
}
