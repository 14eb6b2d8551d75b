import { type Database, FOLLOW_INDEX } from '@rpm/database';
import { type ReadingKindName } from '@rpm/domain';
import { endedObservation, type Observation, observationsOf } from '@rpm/fhir';
import { type ExportPage, type FileToRead, PageLines, timesOf } from './export-page';
import { type ExportedReading, exportReadingsByChange, exportReadingsById, type ReadingPageRow } from './export-readings.sql';
import { memberArguments } from './member.sql';
import { isSelected } from './observation-filter';

/** Reads the Observations of a file; see `exportPages`. */
export async function* observationPages(database: Database, read: FileToRead, kind: ReadingKindName): AsyncGenerator<ExportPage> {
  const pages = read.file.part === 'changed' ? changedReadings(database, read, kind) : readingsById(database, read, kind);
  for await (const { json } of pages) yield pageOf(read, kind, JSON.parse(json) as ExportedReading[]);
}

async function* readingsById(database: Database, read: FileToRead, kind: ReadingKindName): AsyncGenerator<ReadingPageRow> {
  const { organizationId, file, transactionTimestamp } = read;
  const { changedAfter, ...times } = timesOf(read);
  const args = {
    ...memberArguments(read.selection),
    ...times,
    last: file.to,
    endedAfter: transactionTimestamp,
    joinedAfter: file.part === 'joined' ? changedAfter : null,
  };
  for (let afterId = file.from - 1; ;) {
    const [page] = await database.run({ organizationId }, exportReadingsById(kind), { ...args, afterId });
    if (!page) return;
    yield page;
    afterId = page.lastId;
  }
}

async function* changedReadings(database: Database, read: FileToRead, kind: ReadingKindName): AsyncGenerator<ReadingPageRow> {
  const { organizationId, file } = read;
  const { changedAfter, ...times } = timesOf(read);
  const since = changedAfter ?? new Date(0);
  const args = { ...memberArguments(read.selection), ...times, last: file.to, endedAfter: since, joinedAfter: null };
  // No reading has this id: the scan begins after all readings that changed at the very time.
  let after = { afterTime: since, afterId: Number.MAX_SAFE_INTEGER };
  for (;;) {
    const [page] = await database.run(
      { organizationId },
      exportReadingsByChange(kind),
      { ...args, ...after },
      { preparations: [FOLLOW_INDEX] },
    );
    if (!page) return;
    yield page;
    after = { afterTime: page.lastTime, afterId: page.lastId };
  }
}

function pageOf({ identity, selection }: FileToRead, kind: ReadingKindName, readings: readonly ExportedReading[]): ExportPage {
  const { observations } = selection;
  const lines = new PageLines();
  const add = (resource: Observation, patients: number[]) => {
    if (!observations || isSelected(observations, resource)) lines.add({ resource, patients });
  };
  for (const { reading, laterPatientId, ended } of readings) {
    if (reading?.patient) {
      const patients = [reading.patient.id];
      for (const resource of observationsOf(identity, kind, reading, { laterPatientId })) add(resource, patients);
    }
    for (const past of ended ?? []) {
      const resource = endedObservation(identity, kind, past.reading, past, past.companion);
      add(resource, [past.reading.patient.id]);
    }
  }
  return lines.page;
}
