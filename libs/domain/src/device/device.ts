import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { type DeviceAlarm, type DeviceTransition } from './device-event';
import { crossings, type DeviceHealth } from './device-health-check';
import { assertSettable, FREE, freeStatus, statusAfter } from './device-transition';
import { type Patch } from '../input/merge-patch';
import { OwnedByOrganization } from '../access/owned-by-organization';
import { Conflict } from '../problem/problem';
import { type ReferenceInput } from '../input/reference-input';

/** Where a device is in its life. `withPatient` is the specification's; the others are ours. */
export const DEVICE_STATUSES = [
  'available',
  'availableAtSite',
  'allocated',
  'inTransit',
  'withPatient',
  'returning',
  'lost',
  'decommissioned',
] as const;

export type DeviceStatus = (typeof DEVICE_STATUSES)[number];

/**
 * One unit of a catalogue item, held by at most one patient. Each operation is a method that decides whether the operation is allowed, and
 * returns the resulting transitions: none if the device was in that state before.
 */
@Entity()
export class Device extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint')
  itemId: number;

  /** Never null while the status is `withPatient`, and null in every other. */
  @Column({ type: 'bigint', nullable: true })
  currentPatientId: number | null;

  @Column('text')
  currentStatus: DeviceStatus;

  /** While true, what the device sends is dropped. */
  @Column('boolean')
  disabledReadings: boolean;

  /** Where the device is kept, or was handed out. */
  @Column({ type: 'bigint', nullable: true })
  siteId: number | null;

  /** What the customer's own system calls the device. */
  @Column({ type: 'text', nullable: true })
  externalIdentifier: string | null;

  /** How many readings came while they were disabled. */
  @Column({ type: 'bigint', default: 0 })
  droppedReadings: number;

  /** Of the newest health check. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  healthCheckTimestamp: Date | null;

  /** Percent, as last told. */
  @Column({ type: 'smallint', nullable: true })
  batteryPercentage: number | null;

  /** Percent, as last told. */
  @Column({ type: 'smallint', nullable: true })
  signalStrength: number | null;

  /** A unit that the service has not known before. */
  static register(organizationId: number, { item, site, externalIdentifier }: DeviceRegistration): Device {
    const siteId = site?.id ?? null;
    return Object.assign(new Device(), {
      ...{ organizationId, itemId: item.id, siteId, externalIdentifier: externalIdentifier ?? null },
      ...{ currentStatus: freeStatus(siteId), currentPatientId: null, disabledReadings: false, droppedReadings: 0 },
      ...{ healthCheckTimestamp: null, batteryPercentage: null, signalStrength: null },
    });
  }

  /** @throws Conflict unless it is free at a site */
  assignTo(patientId: number): DeviceTransition[] {
    this.currentStatus = statusAfter('associate', this);
    this.currentPatientId = patientId;
    return [{ type: 'associationCreated', patientId }];
  }

  /** @throws Conflict unless it is with that patient */
  returnFrom(patientId: number): DeviceTransition[] {
    const status = statusAfter('disassociate', this);
    if (this.currentPatientId !== patientId) throw new Conflict('The device is with another patient; name the one it is with.');
    return this.leaveFor(status);
  }

  /** Promises it to an order. @throws Conflict unless it is free in the central stock */
  allocate(): DeviceTransition[] {
    this.currentStatus = statusAfter('allocate', this);
    return [{ type: 'allocated' }];
  }

  /** The order does not need it any more. @throws Conflict unless it is promised to one */
  release(): DeviceTransition[] {
    this.currentStatus = statusAfter('release', this);
    return [{ type: 'released' }];
  }

  /** @throws Conflict unless it is promised to an order */
  ship(): DeviceTransition[] {
    this.currentStatus = statusAfter('ship', this);
    return [{ type: 'shipped' }];
  }

  /** From now on it is the patient's. @throws Conflict unless it is on its way */
  deliverToPatient(patientId: number): DeviceTransition[] {
    this.currentStatus = statusAfter('deliverToPatient', this);
    this.currentPatientId = patientId;
    return [{ type: 'delivered' }, { type: 'associationCreated', patientId }];
  }

  /** @throws Conflict unless it is on its way */
  deliverToSite(siteId: number): DeviceTransition[] {
    this.currentStatus = statusAfter('deliverToSite', this);
    this.siteId = siteId;
    return [{ type: 'delivered' }];
  }

  /** It is on its way back. A patient has it until it is received. @throws Conflict unless it is with somebody */
  sendBack(): DeviceTransition[] {
    if (this.currentStatus === 'withPatient') return [{ type: 'sentBack' }];
    this.currentStatus = statusAfter('sendBack', this);
    return [{ type: 'sentBack' }];
  }

  /** It is back in the central stock. @throws Conflict unless it was with somebody, or on its way */
  receive(): DeviceTransition[] {
    const status = statusAfter('receive', this);
    this.siteId = null;
    return [{ type: 'received' }, ...this.leaveFor(status)];
  }

  /**
   * In part: what is not given stays. A free device follows its site: it is `availableAtSite` as soon as it has one.
   * @throws Conflict when the status cannot be set by hand
   */
  change({ externalIdentifier, site, currentStatus, note }: DeviceDescription): DeviceTransition[] {
    const before = this.currentStatus;
    if (externalIdentifier !== undefined) this.externalIdentifier = externalIdentifier;
    // An object without members changes none (RFC 7396).
    if (site === null || site?.id !== undefined) this.moveTo(site?.id ?? null);
    const ended = currentStatus ? this.overrideStatus(currentStatus) : [];
    return this.currentStatus === before ? [] : [...ended, { type: 'statusChanged', note: note ?? null }];
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

  /** Devices send late what they could not send before: only what is newer than all before says how the device is. */
  checkHealth(check: DeviceHealth): DeviceAlarm[] {
    if (this.healthCheckTimestamp && check.eventTimestamp <= this.healthCheckTimestamp) return [];
    const alarms = crossings(this, check);
    this.healthCheckTimestamp = check.eventTimestamp;
    this.batteryPercentage = check.batteryPercentage ?? this.batteryPercentage;
    this.signalStrength = check.signalStrength ?? this.signalStrength;
    return alarms;
  }

  private moveTo(siteId: number | null): void {
    this.siteId = siteId;
    if (FREE.includes(this.currentStatus)) this.currentStatus = freeStatus(siteId);
  }

  private overrideStatus(status: DeviceStatus): DeviceTransition[] {
    if (status === this.currentStatus) return [];
    assertSettable(status, this);
    return this.leaveFor(status);
  }

  /** Whoever had it has it no more. */
  private leaveFor(status: DeviceStatus): DeviceTransition[] {
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

/** What may be said of a device later; `note` says why the status is set. */
export type DeviceDescription = Patch<{
  externalIdentifier: string;
  site: Partial<ReferenceInput>;
  currentStatus: DeviceStatus;
  note: string;
}>;
