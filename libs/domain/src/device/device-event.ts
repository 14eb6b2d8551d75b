import { type Actor } from '../ownership/actor';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from '../ownership/owned-by-organization';

/**
 * The types of events in the history of a device. A health check is recorded only when it first reports a problem, because a device sends health
 * checks every few minutes for years, and the history is part of every representation of the device.
 */
export const DEVICE_EVENT_TYPES = [
  'registered',
  'associationCreated',
  'associationRemoved',
  'statusChanged',
  'identifiersChanged',
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
  'custodyCorrected',
  'readingsRestamped',
] as const;

export type DeviceEventType = (typeof DEVICE_EVENT_TYPES)[number];

/** A transition of a device that was decided, but is not stored yet. */
export type DeviceTransition =
  | { type: 'registered' | 'identifiersChanged' | 'readingsDisabled' | 'readingsEnabled' }
  | { type: 'allocated' | 'released' | 'shipped' | 'delivered' | 'sentBack' | 'received' }
  | { type: 'associationCreated' | 'associationRemoved'; patientId: number }
  | { type: 'custodyCorrected' | 'readingsRestamped' }
  | { type: 'statusChanged'; note: string | null }
  | DeviceAlarm;

export interface DeviceAlarm {
  type: 'lowBattery' | 'weakSignal';
  /** The time at which the device measured the low battery or weak signal. */
  eventTimestamp: Date;
}

/** An entry in the history of a device. */
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

  /** The reason for setting the status of a device by hand. The API does not return it, because notes are written for colleagues. */
  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** Why custody or the times of readings were corrected; null if no reason was given. The transaction of the correction names the reason. */
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  reason: string | null;

  /** Name of the actor who caused the event; null if it is not known, because histories had no actors at that time. */
  @Column({ type: 'text', nullable: true })
  actor: string | null;

  @Column({ type: 'text', nullable: true })
  actorKind: Actor['kind'] | null;

  /** Id of the API key or person, valid in the database in which the entry was first stored. */
  @Column({ type: 'bigint', nullable: true })
  actorId: number | null;
}
