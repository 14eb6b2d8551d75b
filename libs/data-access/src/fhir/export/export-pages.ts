import { type Database } from '@rpm/database';
import { type OrganizationView, type SiteRecordView } from '@rpm/domain';
import { type Bundle, type FhirAssignment, type FhirDevice, type FhirIdentity } from '@rpm/fhir';
import { foundDevice } from '../device/device-resources';
import { foundAssignment } from '../device/device-use-resources';
import { foundSite } from '../location/location-resources';
import { foundOrganization } from '../organization/organization-resources';
import { type FoundResource } from '../page/fhir-page';
import { foundPatient, type StoredPatient } from '../patient/patient-resources';
import { type ExportPage, type FileToRead, PageLines, timesOf } from './export-page';
import { type ExportFile } from './export-request';
import {
  EXPORT_DELETED,
  EXPORT_ORGANIZATION,
  exportResources,
  type ResourcePageRow,
  type TypeExportedById,
} from './export-resources.sql';
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
    case 'Observation':
      throw new Error('A file of Observations names a kind of readings.');
    default:
      return resourcePages(database, read, type);
  }
}

/** Converts the JSON of a row of each type. */
const MAPPINGS: Readonly<Record<TypeExportedById, (identity: FhirIdentity, json: string) => FoundResource>> = {
  Location: (identity, json) => foundSite(identity, JSON.parse(json) as SiteRecordView),
  Patient: (identity, json) => foundPatient(identity, JSON.parse(json) as StoredPatient),
  Device: (identity, json) => foundDevice(identity, JSON.parse(json) as FhirDevice),
  DeviceUseStatement: (identity, json) => foundAssignment(identity, JSON.parse(json) as FhirAssignment),
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
    const lines = new PageLines();
    for (const { json } of rows) if (json !== null) lines.add(MAPPINGS[type](identity, json));
    yield lines.page;
  }
}

async function* organizationPages(database: Database, read: FileToRead): AsyncGenerator<ExportPage> {
  const { organizationId, identity } = read;
  const [row] = await database.run({ organizationId }, EXPORT_ORGANIZATION, timesOf(read));
  if (row) yield pageOf([foundOrganization(identity, JSON.parse(row.json) as OrganizationView)]);
}

const DELETED_TABLES: Readonly<Partial<Record<ExportFile['type'], string>>> = {
  Location: 'site',
  Device: 'device',
  DeviceUseStatement: 'device_assignment',
};

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
    yield pageOf([{ resource: bundle, patients: [] }]);
  }
}

function pageOf(found: readonly FoundResource[]): ExportPage {
  const lines = new PageLines();
  for (const one of found) lines.add(one);
  return lines.page;
}
