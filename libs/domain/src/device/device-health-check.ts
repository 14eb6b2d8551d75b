import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { type DeviceAlarm } from './device-event';
import { OwnedByOrganization } from '../access/owned-by-organization';

/** Percent. A fifth of a battery is about when phones warn: days are left to send a charger or another device. */
export const LOW_BATTERY = 20;
/** Percent. Below it cellular modules begin to lose messages. */
export const WEAK_SIGNAL = 20;

/** What a device says of itself; null where it says nothing. */
export interface DeviceHealth {
  eventTimestamp: Date;
  batteryPercentage: number | null;
  signalStrength: number | null;
}

/** What a device said of its own state. */
@Entity()
export class DeviceHealthCheck extends OwnedByOrganization implements DeviceHealth {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint')
  deviceId: number;

  @Column({ type: 'timestamptz', precision: 3 })
  eventTimestamp: Date;

  /** Percent. */
  @Column({ type: 'smallint', nullable: true })
  batteryPercentage: number | null;

  /** Percent. */
  @Column({ type: 'smallint', nullable: true })
  signalStrength: number | null;

  static of(device: { organizationId: number; id: number }, given: DeviceHealthDescription): DeviceHealthCheck {
    const { organizationId, id: deviceId } = device;
    const { eventTimestamp, batteryPercentage = null, signalStrength = null } = given;
    const check = { organizationId, deviceId, eventTimestamp, batteryPercentage, signalStrength };
    return Object.assign(new DeviceHealthCheck(), check);
  }

  saysTheSameAs({ batteryPercentage, signalStrength }: DeviceHealth): boolean {
    return this.batteryPercentage === batteryPercentage && this.signalStrength === signalStrength;
  }
}

export type DeviceHealthDescription = Pick<DeviceHealth, 'eventTimestamp'> & Partial<DeviceHealth>;

/** What a check shows that was not so before: once, however long it stays so. What was not known before counts as well. */
export function crossings(before: Omit<DeviceHealth, 'eventTimestamp'>, now: DeviceHealth): DeviceAlarm[] {
  const { eventTimestamp } = now;
  const alarms: DeviceAlarm[] = [];
  if (hasFallen(before.batteryPercentage, now.batteryPercentage, LOW_BATTERY))
    alarms.push({ type: 'lowBattery', eventTimestamp });
  if (hasFallen(before.signalStrength, now.signalStrength, WEAK_SIGNAL)) alarms.push({ type: 'weakSignal', eventTimestamp });
  return alarms;
}

const hasFallen = (before: number | null, now: number | null, threshold: number) =>
  now !== null && now <= threshold && (before === null || before > threshold);
