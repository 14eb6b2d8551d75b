import { type JsonText, ReadingRepository, type OnBatch, type WriteRequest } from '@rpm/data-access';
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
import { valueAt } from '../resource/csv-rows';
import { type Database } from '../database/database-session';
import { type Columns } from '../terminal/output';
import { type Cell } from '../terminal/plain-text';
import { PAGE_OPTIONS } from '../resource/query-options';
import { type Resource, type ResourceRepository } from '../resource/resource';

export type ReadingResource = Resource<ReadingQuery, ReadingInput, object>;

/** Readings of a kind, of which there are as many resources as kinds. */
export function readingResource(kind: ReadingKindName): ReadingResource {
  const values = Object.keys(readingKind(kind).values);
  return {
    noun: 'reading',
    query: ReadingQuery,
    options: {
      patientId: ['--patient-id <id>', 'only readings of this patient'],
      externalIdentifier: ['--external-identifier <text>', 'only readings of the patient who has this external identifier'],
      deviceId: ['--device-id <id>', 'only readings of this device'],
      startTimestamp: ['--start-timestamp <timestamp>', 'only readings taken then or later'],
      endTimestamp: ['--end-timestamp <timestamp>', 'only readings taken before'],
      startReceivedTimestamp: ['--start-received-timestamp <timestamp>', 'only readings that came in then or later'],
      endReceivedTimestamp: ['--end-received-timestamp <timestamp>', 'only readings that came in then or earlier'],
      ...PAGE_OPTIONS,
    },
    columns: columnsOf(['id', 'readingTimestamp', ...values, 'manual', 'patient.id', 'device.id']),
    // Whose and what a reading is stands at the paths of patient, device and item; here is how to find it.
    paths: [
      ...['id', 'readingTimestamp'],
      ...values.flatMap((value) => [value, ...('unit' in valueOf(kind, value) ? [`${value}Unit`] : [])]),
      ...['device.id', 'device.deviceIdentifiers', 'deviceTimeZoneOffset', 'item.id', 'manual'],
      ...['patient.id', 'patient.externalIdentifier', 'patientTimeZoneOffset'],
    ],
    input: readingInput(kind),
    repository: repositoryOf(kind),
  };
}

function valueOf(kind: ReadingKindName, value: string): object {
  return readingKind(kind).values[value] ?? {};
}

function columnsOf(paths: readonly string[]): Columns<object> {
  return Object.fromEntries(paths.map((path) => [path, (reading) => valueAt(reading, path) as Cell]));
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

    export(organizationId: number, filter: ReadingFilter, take: OnBatch) {
      return this.readings.export(kind, organizationId, filter, take);
    }

    require(organizationId: number, id: number) {
      return this.readings.require(kind, organizationId, id);
    }

    async create(request: WriteRequest, given: ReadingInput): Promise<JsonText> {
      const reading = await this.readings.record(kind, request, given);
      if (reading.text === '') throw new Conflict('The readings of this device are disabled: it was counted, and not stored.');
      return reading;
    }
  };
}
