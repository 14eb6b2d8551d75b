import { type Transaction } from '@rpm/database';
import { Problem, type Scope } from '@rpm/domain';
import { type VendorFormat } from '../vendor/vendor-format';
import { type DeviceInFile } from './file-analysis';
import { findMissingDevices, type FoundDevices } from './file-devices';
import { type FilePatient } from './file-patient';

/** Returns whether whoever imports a file has a scope. Operators of the command line have all. */
export type HasScope = (scope: Scope) => boolean;

/** Something that an import or its undo would change beside readings, with the scope that it needs. */
export interface RequiredScope {
  scope: Scope;
  /** The change, as the rest of a sentence that begins with the import. */
  change: string;
}

/** Returns the scopes that storing the readings of a file needs beside `readings:write`, because of what the file lacks here. */
export async function scopesToImport(
  transaction: Transaction,
  {
    format,
    devices,
    patient,
    createsPatient,
  }: { format: VendorFormat; devices: readonly DeviceInFile[]; patient: FilePatient | null; createsPatient: boolean },
): Promise<RequiredScope[]> {
  // A patient who does not exist yet has no device without a serial number: no id of a patient is 0.
  const devicesToCreate = scopesToCreate(await findMissingDevices(transaction, format, devices, patient?.id ?? 0));
  return createsPatient ? [{ scope: 'patients:write', change: 'creates a patient' }, ...devicesToCreate] : devicesToCreate;
}

/** Returns the scopes that creating the devices of a file needs. */
export function scopesToCreate(missing: Pick<FoundDevices, 'devices' | 'skus'>): RequiredScope[] {
  const required: RequiredScope[] = [];
  if (missing.devices.length > 0) required.push({ scope: 'devices:write', change: 'registers devices that the file names' });
  if (missing.skus.length > 0)
    required.push({ scope: 'catalogue:write', change: `creates items of the catalogue (${missing.skus.join(', ')})` });
  return required;
}

/** The patients and devices that an import has created. */
interface CreatedByImport {
  createdPatientIds: readonly number[];
  createdDeviceIds: readonly number[];
}

/** Returns the scopes that undoing an import needs beside `readings:write`, because of what the import has created. */
function scopesToUndo(created: CreatedByImport): RequiredScope[] {
  const required: RequiredScope[] = [];
  if (created.createdPatientIds.length > 0)
    required.push({ scope: 'patients:write', change: 'archives the patient that the import has created' });
  if (created.createdDeviceIds.length > 0)
    required.push({ scope: 'devices:write', change: 'releases the serial numbers of devices that the import has created' });
  return required;
}

/** @throws Problem `scope_missing` that names the scopes that the caller lacks */
export const assertScopesToImport = (required: readonly RequiredScope[], has?: HasScope) =>
  assertScopes('This import', required, has);

/** @throws Problem `scope_missing` that names the scopes that the caller lacks */
export const assertScopesToUndo = (created: CreatedByImport, has?: HasScope) =>
  assertScopes('Undoing this import', scopesToUndo(created), has);

/** @param subject the import or its undo, as the subject of a sentence */
function assertScopes(subject: string, required: readonly RequiredScope[], has: HasScope = () => true): void {
  const missing = required.filter(({ scope }) => !has(scope));
  if (missing.length === 0) return;
  const scopes = missing.map(({ scope }) => scope).join(', ');
  const changes = missing.map(({ change }) => change).join(', and ');
  throw new Problem(
    'scope_missing',
    `${subject} ${changes}, so it also needs the ${missing.length === 1 ? 'scope' : 'scopes'} ${scopes}.`,
  );
}
