import {
  type AssociationInput,
  type ChangeReasonInput,
  type CorrectionPreview,
  type DeviceAssignmentInput,
  type DeviceAssignmentPatchInput,
  type DeviceProperties,
  type DeviceFilter,
  type DeviceHealthCheckFilter,
  type DeviceHealthDescription,
  type DeviceInput,
  normalizeAsAnyType,
  type Page,
  type PageRequest,
  type DeviceAssignmentView,
  type DeviceHistoryEventView,
  type FormerDeviceIdentifierView,
  type DeviceHealthCheckView,
  type DeviceValidationView,
  type DeviceView,
  type Changes,
  embeddedPatients,
} from '@rpm/domain';
import { addAssignment, ASSIGNMENT_RESOURCE, changeAssignment, removeAssignment } from '../custody/change-assignment';
import {
  associateDevice,
  changeDevice,
  deleteDevice,
  DEVICE_RESOURCE,
  disableReadings,
  disassociateDevice,
  enableReadings,
  registerDevice,
} from './change-device';
import { HEALTH_CHECKS, storeHealthCheck } from './device-health';
import { ASSIGNMENTS, DEVICE_EVENTS, FORMER_DEVICE_IDENTIFIERS } from './device-lists';
import { DEVICE_VALIDATION, VALIDATE_IDENTIFIER } from './device-name.sql';
import {
  type Database,
  exportList,
  type OnBatch,
  findByIdStatement,
  findOne,
  firstOrNotFound,
  JsonText,
  type ListDefinition,
  listPage,
  type Listed,
  listResources,
  type WriteRequest,
  type ChangesRequest,
  listChanges,
} from '@rpm/database';
import { listOfPatient } from '../patient/merged-patient';
import { keysIn } from '../stored-text/identifier-key.sql';
import { matchesIdentifier } from '../fulfilment/named-devices.sql';

type NormalizedFilter = Omit<DeviceFilter, 'deviceIdentifier'> & { deviceIdentifier: string[] | undefined };

const LIST: ListDefinition<NormalizedFilter, DeviceView> = {
  ...DEVICE_RESOURCE,
  // The condition is true for every row. `device_by_id` is a partial index with this condition, so PostgreSQL uses it only for lists that have it, too.
  where: 'd.id > 0',
  conditions: {
    currentStatus: 'd.current_status = $',
    siteId: 'd.site_id = $',
    patientId: 'd.current_patient_id = $',
    itemId: 'd.item_id = $',
    deviceIdentifier: `exists (select from device_identifier n
      where n.organization_id = d.organization_id and n.device_id = d.id and ${matchesIdentifier('n', `(${keysIn('device_identifier', '($::text[])[1:1]')})[1]`, '($::text[])[2]')})`,
    externalIdentifier: 'identifier_key(d.external_identifier) = identifier_key($)',
    disabledReadings: 'd.disabled_readings = $',
    silent: '$ = exists (select from device_silence z where z.organization_id = d.organization_id and z.device_id = d.id)',
  },
  order: 'd.id',
  sorts: { id: ['d.id'] },
  index: { reverseOrder: 'd.id desc', keyFilters: ['patientId', 'deviceIdentifier'] },
};

const FIND_ASSIGNMENT = findByIdStatement<{ deviceId: number }>({
  ...ASSIGNMENT_RESOURCE,
  name: 'find-assignment-of-device',
  where: 'a.device_id = $deviceId',
});

export class DeviceRepository {
  constructor(private readonly database: Database) {}

  /** Lists devices, sorted by id. */
  list(organizationId: number, filter: DeviceFilter, request: PageRequest): Promise<Listed<JsonText<DeviceView>>> {
    const page = listResources(this.database, organizationId, LIST, normalized(filter), request);
    return listOfPatient(this.database, organizationId, filter, page);
  }

  /** Lists the devices that were changed after a position; see {@link listChanges}. */
  changes(organizationId: number, request: ChangesRequest): Promise<Changes<JsonText<DeviceView>>> {
    return listChanges(this.database, organizationId, LIST, request);
  }

  /** Exports all devices that match the filter; see {@link exportList}. */
  export(organizationId: number, filter: DeviceFilter, take: OnBatch): Promise<number> {
    return exportList(this.database, organizationId, LIST, normalized(filter), take);
  }

  /** Finds a device by id. @throws NotFound */
  require(organizationId: number, id: number): Promise<JsonText<DeviceView>> {
    return findOne(this.database, organizationId, DEVICE_RESOURCE, id);
  }

  /** Returns whether a string is an identifier of exactly one device, whatever the type of the identifier. */
  async validate(organizationId: number, identifier: string): Promise<JsonText<DeviceValidationView>> {
    const [plain, macAddress] = normalizeAsAnyType(identifier);
    const [row] = await this.database.run({ organizationId }, VALIDATE_IDENTIFIER, { plain, macAddress });
    return JsonText.writtenBy(DEVICE_VALIDATION, row?.json ?? '', embeddedPatients);
  }

  /** Lists the patients that have held a device, newest first. @throws NotFound */
  async assignments(
    organizationId: number,
    deviceId: number,
    request: PageRequest,
  ): Promise<Page<JsonText<DeviceAssignmentView>>> {
    await this.require(organizationId, deviceId);
    return listPage(this.database, organizationId, ASSIGNMENTS, { deviceId }, request);
  }

  /** Lists the events of a device, newest first. @throws NotFound */
  async events(organizationId: number, deviceId: number, request: PageRequest): Promise<Page<JsonText<DeviceHistoryEventView>>> {
    await this.require(organizationId, deviceId);
    return listPage(this.database, organizationId, DEVICE_EVENTS, { deviceId }, request);
  }

  /** Lists the identifiers that a device no longer has, newest first. @throws NotFound */
  async formerIdentifiers(
    organizationId: number,
    deviceId: number,
    request: PageRequest,
  ): Promise<Page<JsonText<FormerDeviceIdentifierView>>> {
    await this.require(organizationId, deviceId);
    return listPage(this.database, organizationId, FORMER_DEVICE_IDENTIFIERS, { deviceId }, request);
  }

  /** Finds an assignment of a device. @throws NotFound */
  async requireAssignment(organizationId: number, deviceId: number, id: number): Promise<JsonText<DeviceAssignmentView>> {
    return firstOrNotFound(await this.database.read({ organizationId }, FIND_ASSIGNMENT, { id, deviceId }), ASSIGNMENT_RESOURCE);
  }

  /** Adds a past period in which a patient held a device. @throws NotFound, Conflict if another assignment overlaps */
  addAssignment(
    request: WriteRequest,
    deviceId: number,
    input: DeviceAssignmentInput,
  ): Promise<JsonText<DeviceAssignmentView | CorrectionPreview>> {
    return this.database.correct({ ...request, reason: input.reason }, (transaction) =>
      addAssignment(transaction, deviceId, input),
    );
  }

  /** Corrects an assignment. @throws NotFound, PreconditionFailed, Conflict if another assignment overlaps */
  changeAssignment(
    request: WriteRequest,
    deviceId: number,
    id: number,
    patch: DeviceAssignmentPatchInput,
  ): Promise<JsonText<DeviceAssignmentView | CorrectionPreview>> {
    const target = { deviceId, id, ...request };
    return this.database.correct({ ...request, reason: patch.reason }, (transaction) =>
      changeAssignment(transaction, target, patch),
    );
  }

  /** Removes an assignment, because the patient never held the device. @throws NotFound, PreconditionFailed */
  removeAssignment(
    request: WriteRequest,
    deviceId: number,
    id: number,
    { reason }: ChangeReasonInput = {},
  ): Promise<JsonText<CorrectionPreview | null>> {
    const target = { deviceId, id, ...request };
    return this.database.correct({ ...request, reason }, (transaction) => removeAssignment(transaction, target));
  }

  /** Registers a device. @throws InvalidInput if the item or site does not exist, Conflict if another device has one of the identifiers */
  register(request: WriteRequest, input: DeviceInput): Promise<JsonText<DeviceView>> {
    return this.database.write(request, (transaction) => registerDevice(transaction, input));
  }

  /** Changes a device; see {@link changeDevice}. @throws NotFound, PreconditionFailed, InvalidInput, Conflict */
  change(request: WriteRequest, id: number, patch: DeviceProperties): Promise<JsonText<DeviceView | CorrectionPreview>> {
    return this.database.correct(request, (transaction) => changeDevice(transaction, { id, ...request }, patch));
  }

  /** Associates a device with a patient. @throws NotFound, PreconditionFailed, Conflict saying which precondition failed */
  associate(request: WriteRequest, id: number, input: AssociationInput): Promise<JsonText<DeviceView | CorrectionPreview>> {
    return this.database.correct({ ...request, reason: input.reason }, (transaction) =>
      associateDevice(transaction, { id, ...request }, input),
    );
  }

  /** Disassociates a device from a patient. @throws NotFound, PreconditionFailed, Conflict saying which precondition failed */
  disassociate(request: WriteRequest, id: number, input: AssociationInput): Promise<JsonText<DeviceView | CorrectionPreview>> {
    return this.database.correct({ ...request, reason: input.reason }, (transaction) =>
      disassociateDevice(transaction, { id, ...request }, input),
    );
  }

  /** Makes the service drop future readings from a device. @throws NotFound, PreconditionFailed */
  disableReadings(request: WriteRequest, id: number): Promise<JsonText<DeviceView>> {
    return this.database.write(request, (transaction) => disableReadings(transaction, { id, ...request }));
  }

  /** Makes the service accept readings from a device again. @throws NotFound, PreconditionFailed */
  enableReadings(request: WriteRequest, id: number): Promise<JsonText<DeviceView>> {
    return this.database.write(request, (transaction) => enableReadings(transaction, { id, ...request }));
  }

  /** Deletes a device that was registered by mistake. @throws NotFound, PreconditionFailed, StillReferenced */
  delete(request: WriteRequest, id: number): Promise<JsonText<null>> {
    return this.database.write(request, (transaction) => deleteDevice(transaction, { id, ...request }));
  }

  /** Lists the health checks of a device, newest first. @throws NotFound */
  async healthChecks(
    organizationId: number,
    deviceId: number,
    filter: DeviceHealthCheckFilter,
    request: PageRequest,
  ): Promise<Page<JsonText<DeviceHealthCheckView>>> {
    await this.require(organizationId, deviceId);
    return listPage(this.database, organizationId, HEALTH_CHECKS, { ...filter, deviceId }, request);
  }

  /** Stores a health check of a device. @throws NotFound, Conflict if the device has reported other values for the same instant */
  checkHealth(request: WriteRequest, id: number, input: DeviceHealthDescription): Promise<JsonText<DeviceHealthCheckView>> {
    return this.database.write(request, (transaction) => storeHealthCheck(transaction, id, input));
  }
}

/** Converts a filter into SQL conditions on the normalized identifiers. */
function normalized({ deviceIdentifier, ...filter }: DeviceFilter): NormalizedFilter {
  return { ...filter, deviceIdentifier: deviceIdentifier === undefined ? undefined : normalizeAsAnyType(deviceIdentifier) };
}
