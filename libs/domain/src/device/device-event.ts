import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from '../access/owned-by-organization';

/**
 * What is worth telling of a device's life. A health check is not, only what it shows for the first time: devices check themselves
 * every few minutes for years, and a device is shown with its events wherever it is shown.
 */
export const DEVICE_EVENT_TYPES = [
  'registered',
  'associationCreated',
  'associationRemoved',
  'statusChanged',
  'readingsDisabled',
  'readingsEnabled',
  'lowBattery',
  'weakSignal',
  'allocated',
  'released',
  'shipped',
  'delivered',
  'sentBack',
  'received',
] as const;

export type DeviceEventType = (typeof DEVICE_EVENT_TYPES)[number];

/** A transition of a device that was decided and is not stored yet. */
export type DeviceTransition =
  | { type: 'registered' | 'readingsDisabled' | 'readingsEnabled' }
  | { type: 'allocated' | 'released' | 'shipped' | 'delivered' | 'sentBack' | 'received' }
  | { type: 'associationCreated' | 'associationRemoved'; patientId: number }
  | { type: 'statusChanged'; note: string | null }
  | DeviceAlarm;

export interface DeviceAlarm {
  type: 'lowBattery' | 'weakSignal';
  /** When the device noticed. */
  eventTimestamp: Date;
}

/** Something that happened to a device. */
@Entity()
export class DeviceEvent extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint')
  deviceId: number;

  @Column('text')
  type: DeviceEventType;

  @Column({ type: 'timestamptz', precision: 3 })
  eventTimestamp: Date;

  /** Why somebody set the status; not shown, because notes are written for colleagues. */
  @Column({ type: 'text', nullable: true })
  note: string | null;
}
