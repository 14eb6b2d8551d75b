import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { type DeviceAlarm, type DeviceTransition } from './device-event';
import { type TypedIdentifier } from '../device-identifier/device-identifier';
import { newAlarms, type DeviceHealth } from './device-health-check';
import { assertSettableByHand, type DeviceStatus, FREE_STATUSES, freeStatus } from './device-status';
import { statusAfter } from './device-transition';
import { type Patch } from '../patch/merge-patch';
import { VersionedResource } from '../ownership/versioned-resource';
import { Conflict } from '../problem/problem';
import { type ReferenceInput } from '../input/reference-input';

/**
 * One unit of a catalogue item, held by at most one patient. Each operation is a method that checks whether the operation is allowed, and returns the
 * resulting transitions: none if nothing changes.
 */
@Entity()
export class Device extends VersionedResource {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint')
  itemId: number;

  /** The patient who holds the device. It is set while the status is `withPatient`, and null otherwise. */
  @Column({ type: 'bigint', nullable: true })
  currentPatientId: number | null;

  @Column('text')
  currentStatus: DeviceStatus;

  /** While true, the service drops the readings that the device sends. */
  @Column('boolean')
  disabledReadings: boolean;

  /** The site that keeps the device, or that gave it to the patient; null for the central stock. */
  @Column({ type: 'bigint', nullable: true })
  siteId: number | null;

  /** The identifier of the device in the customer's own system. */
  @Column({ type: 'text', nullable: true })
  externalIdentifier: string | null;

  /** The number of readings from the device that were dropped because its readings were disabled. */
  @Column({ type: 'bigint', default: 0 })
  droppedReadings: number;

  /** Triggers of the database count the events and the former identifiers, because counting them for each representation would take too long. */
  @Column({ type: 'integer', insert: false, update: false })
  deviceEventCount: number;

  @Column({ type: 'integer', insert: false, update: false })
  formerIdentifierCount: number;

  /** The time of the newest health check. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  healthCheckTimestamp: Date | null;

  /** The last reported battery level in percent. */
  @Column({ type: 'smallint', nullable: true })
  batteryPercentage: number | null;

  /** The last reported signal strength in percent. */
  @Column({ type: 'smallint', nullable: true })
  signalStrength: number | null;

  /** The number of times that the device's custody has changed. Only the statement that changes custody increments it; see `followCustody`. */
  @Column({ type: 'integer', default: 0, update: false })
  custodyVersion: number;

  /** Registers a new device. */
  static register(organizationId: number, { item, site, externalIdentifier }: DeviceRegistration): Device {
    const siteId = site?.id ?? null;
    return Object.assign(new Device(), {
      ...{ organizationId, itemId: item.id, siteId, externalIdentifier: externalIdentifier ?? null },
      ...{ currentStatus: freeStatus(siteId), currentPatientId: null, disabledReadings: false, droppedReadings: 0 },
      ...{ healthCheckTimestamp: null, batteryPercentage: null, signalStrength: null },
    });
  }

  /** Associates the device with a patient. @throws Conflict unless the device is available at a site */
  associate(patientId: number): DeviceTransition[] {
    this.currentStatus = statusAfter('associate', this);
    this.currentPatientId = patientId;
    return [{ type: 'associationCreated', patientId }];
  }

  /** Disassociates the device from a patient. @throws Conflict unless this patient holds the device */
  disassociate(patientId: number): DeviceTransition[] {
    const status = statusAfter('disassociate', this);
    if (this.currentPatientId !== patientId) throw new Conflict('The device is with another patient; name the one it is with.');
    return this.endAssignment(status);
  }

  /** Corrects which patient holds the device; a patient must hold it. */
  correctHolder(patientId: number): void {
    this.currentPatientId = patientId;
  }

  /** Makes the device free, because the patient never held it. @throws Conflict unless a patient holds it */
  removeHolder(): void {
    this.currentStatus = statusAfter('disassociate', this);
    this.currentPatientId = null;
  }

  /** Reserves the device for an order. @throws Conflict unless the device is available in the central stock */
  allocate(): DeviceTransition[] {
    this.currentStatus = statusAfter('allocate', this);
    return [{ type: 'allocated' }];
  }

  /** Releases the device from an order that no longer needs it. @throws Conflict unless the device is allocated */
  release(): DeviceTransition[] {
    this.currentStatus = statusAfter('release', this);
    return [{ type: 'released' }];
  }

  /** Ships the device with its order. @throws Conflict unless the device is allocated */
  ship(): DeviceTransition[] {
    this.currentStatus = statusAfter('ship', this);
    return [{ type: 'shipped' }];
  }

  /** Delivers the device to a patient, and associates it with the patient. @throws Conflict unless the device is in transit */
  deliverToPatient(patientId: number): DeviceTransition[] {
    this.currentStatus = statusAfter('deliverToPatient', this);
    this.currentPatientId = patientId;
    return [{ type: 'delivered' }, { type: 'associationCreated', patientId }];
  }

  /** Delivers the device to a site. @throws Conflict unless the device is in transit */
  deliverToSite(siteId: number): DeviceTransition[] {
    this.currentStatus = statusAfter('deliverToSite', this);
    this.siteId = siteId;
    return [{ type: 'delivered' }];
  }

  /**
   * Records that the device is on its way back to the central stock. A patient keeps the association until the device is received.
   * @throws Conflict unless the device is with a patient or at a site
   */
  sendBack(): DeviceTransition[] {
    if (this.currentStatus === 'withPatient') return [{ type: 'sentBack' }];
    this.currentStatus = statusAfter('sendBack', this);
    return [{ type: 'sentBack' }];
  }

  /** Receives the device in the central stock. @throws Conflict unless the device was with a patient, at a site or in transit */
  receive(): DeviceTransition[] {
    const status = statusAfter('receive', this);
    this.siteId = null;
    return [{ type: 'received' }, ...this.endAssignment(status)];
  }

  /**
   * Applies a merge-patch: changes only the properties that it contains. A free device becomes `availableAtSite` as soon as it has a site.
   * @throws Conflict if the status cannot be set by hand
   */
  change({ externalIdentifier, site, currentStatus, reason }: DeviceProperties): DeviceTransition[] {
    const before = this.currentStatus;
    if (externalIdentifier !== undefined) this.externalIdentifier = externalIdentifier;
    // A site without an id in a merge-patch changes nothing (RFC 7396).
    if (site === null || site?.id !== undefined) this.moveTo(site?.id ?? null);
    const ended = currentStatus !== undefined && currentStatus !== null ? this.overrideStatus(currentStatus) : [];
    return this.currentStatus === before ? [] : [...ended, { type: 'statusChanged', note: reason ?? null }];
  }

  disableReadings(): DeviceTransition[] {
    if (this.disabledReadings) return [];
    this.disabledReadings = true;
    return [{ type: 'readingsDisabled' }];
  }

  enableReadings(): DeviceTransition[] {
    if (!this.disabledReadings) return [];
    this.disabledReadings = false;
    return [{ type: 'readingsEnabled' }];
  }

  /** Applies a health check. Devices may send old checks late, so only a check that is newer than all previous ones changes the device. */
  checkHealth(check: DeviceHealth): DeviceAlarm[] {
    if (this.healthCheckTimestamp && check.eventTimestamp <= this.healthCheckTimestamp) return [];
    const alarms = newAlarms(this, check);
    this.healthCheckTimestamp = check.eventTimestamp;
    this.batteryPercentage = check.batteryPercentage ?? this.batteryPercentage;
    this.signalStrength = check.signalStrength ?? this.signalStrength;
    return alarms;
  }

  private moveTo(siteId: number | null): void {
    this.siteId = siteId;
    if (FREE_STATUSES.includes(this.currentStatus)) this.currentStatus = freeStatus(siteId);
  }

  private overrideStatus(status: DeviceStatus): DeviceTransition[] {
    if (status === this.currentStatus) return [];
    assertSettableByHand(status, this);
    return this.endAssignment(status);
  }

  /** Sets the status and ends the current assignment, if there is one. */
  private endAssignment(status: DeviceStatus): DeviceTransition[] {
    const patientId = this.currentPatientId;
    this.currentStatus = status;
    this.currentPatientId = null;
    return patientId === null ? [] : [{ type: 'associationRemoved', patientId }];
  }
}

export interface DeviceRegistration {
  item: ReferenceInput;
  site?: ReferenceInput | null;
  externalIdentifier?: string | null;
}

/** The properties of a device that can be changed after its registration; `reason` and `eventTimestamp` are those of a new status. */
export type DeviceProperties = Patch<{
  deviceIdentifiers: readonly TypedIdentifier[];
  eventTimestamp: Date;
  externalIdentifier: string;
  site: Partial<ReferenceInput>;
  currentStatus: DeviceStatus;
  reason: string;
}>;
