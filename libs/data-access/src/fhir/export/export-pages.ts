import { type Database } from '@rpm/database';
import { type OrganizationView } from '@rpm/domain';
import {
  type Bundle,
  deviceResource,
  type FhirDevice,
  type FhirIdentity,
  type FhirPatient,
  type FhirSite,
  locationResource,
  organizationResource,
  patientResource,
  type Resource,
} from '@rpm/fhir';
import { type ExportFile } from './export-request';
import { type ExportPage, type FileToRead, timesOf } from './export-page';
import { EXPORT_DELETED, EXPORT_ORGANIZATION, exportResources, type ResourcePageRow, type TypeExportedById } from './export-resources.sql';
import { memberArguments } from './member.sql';
import { observationPages } from './observation-pages';

/** Reads the resources of a file. No connection is held between two pages, so that a client may read as slowly as it likes. */
export function exportPages(database: Database, read: FileToRead): AsyncGenerator<ExportPage> {
  const { type, part, kind } = read.file;
  if (part === 'deleted') return deletedPages(database, read);
  if (kind !== undefined) return observationPages(database, read, kind);
  switch (type) {
    case 'Organization':
      return organizationPages(database, read);
    case 'DeviceUseStatement':
      throw new Error('Not yet');
    case 'Observation':
      throw new Error('A file of Observations names a kind of readings.');
    default:
      return resourcePages(database, read, type);
  }
}

const MAPPINGS: Readonly<Record<TypeExportedById, (identity: FhirIdentity, json: string) => { resource: Resource; patient?: number | null }>> = {
  Location: (identity, json) => ({ resource: locationResource(identity, JSON.parse(json) as FhirSite) }),
  Patient: (identity, json) => {
    const { patient, mergedInto } = JSON.parse(json) as { patient: FhirPatient; mergedInto: number | null };
    return { resource: patientResource(identity, patient, { mergedInto }), patient: patient.id };
  },
  Device: (identity, json) => {
    const device = JSON.parse(json) as FhirDevice;
    return { resource: deviceResource(identity, device), patient: device.currentPatient?.id ?? null };
  },
};

async function* resourcePages(database: Database, read: FileToRead, type: TypeExportedById): AsyncGenerator<ExportPage> {
  const { organizationId, identity, file, selection, transactionTimestamp } = read;
  const times = timesOf(read);
  const endedAfter = times.changedAfter ?? transactionTimestamp;
  const args = { ...memberArguments(selection), ...times, last: file.to, endedAfter };
  for (let afterId: number | null = file.from - 1; ;) {
    const rows: ResourcePageRow[] = await database.run({ organizationId }, exportResources(type), { ...args, afterId });
    afterId = rows[0]?.lastId ?? null;
    if (afterId === null) return;
    const mapped = rows.flatMap(({ json }) => (json === null ? [] : [MAPPINGS[type](identity, json)]));
    yield {
      resources: mapped.map(({ resource }) => resource),
      patients: mapped.flatMap(({ patient }) => (typeof patient === 'number' ? [patient] : [])),
    };
  }
}

async function* organizationPages(database: Database, read: FileToRead): AsyncGenerator<ExportPage> {
  const { organizationId, identity } = read;
  const [row] = await database.run({ organizationId }, EXPORT_ORGANIZATION, timesOf(read));
  if (row) yield { resources: [organizationResource(identity, JSON.parse(row.json) as OrganizationView)], patients: [] };
}

const DELETED_TABLES: Readonly<Partial<Record<ExportFile['type'], string>>> = { Location: 'site', Device: 'device' };

/** Yields a Bundle for each page, whose entries delete what the service has deleted. */
async function* deletedPages(database: Database, read: FileToRead): AsyncGenerator<ExportPage> {
  const { organizationId, file } = read;
  const resource = DELETED_TABLES[file.type] ?? '';
  let after = { afterTime: timesOf(read).changedAfter ?? new Date(0), afterId: Number.MAX_SAFE_INTEGER };
  for (;;) {
    const rows = await database.run({ organizationId }, EXPORT_DELETED, { resource, ...after });
    const last = rows.at(-1);
    if (!last) return;
    after = { afterTime: last.time, afterId: last.id };
    const entry = rows.map(({ id }) => ({ request: { method: 'DELETE' as const, url: `${file.type}/${id}` } }));
    const bundle: Bundle = { resourceType: 'Bundle', type: 'transaction', entry };
    yield { resources: [bundle], patients: [] };
  }
}
