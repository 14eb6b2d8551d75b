import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { type DeviceAlarm } from './device-event';
import { OwnedByOrganization } from '../ownership/owned-by-organization';

/**
 * Battery level in percent at or below which the battery is low. Phones warn at about the same level, and the charge then lasts for days, long enough
 * to send a charger or another device.
 */
export const LOW_BATTERY = 20;
/** Signal strength in percent at or below which the signal is weak: cellular modules begin to lose messages there. */
export const WEAK_SIGNAL = 20;

/** The health values that a device reports. A value that it does not report is null. */
export interface DeviceHealth {
  eventTimestamp: Date;
  batteryPercentage: number | null;
  signalStrength: number | null;
}

/** A report of a device about its battery and signal. */
@Entity()
export class DeviceHealthCheck extends OwnedByOrganization implements DeviceHealth {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint')
  deviceId: number;

  @Column({ type: 'timestamptz', precision: 3 })
  eventTimestamp: Date;

  /** The battery level in percent. */
  @Column({ type: 'smallint', nullable: true })
  batteryPercentage: number | null;

  /** The signal strength in percent. */
  @Column({ type: 'smallint', nullable: true })
  signalStrength: number | null;

  static of(device: { organizationId: number; id: number }, input: DeviceHealthDescription): DeviceHealthCheck {
    const { organizationId, id: deviceId } = device;
    const { eventTimestamp, batteryPercentage = null, signalStrength = null } = input;
    const check = { organizationId, deviceId, eventTimestamp, batteryPercentage, signalStrength };
    return Object.assign(new DeviceHealthCheck(), check);
  }

  hasSameValuesAs({ batteryPercentage, signalStrength }: DeviceHealth): boolean {
    return this.batteryPercentage === batteryPercentage && this.signalStrength === signalStrength;
  }
}

export type DeviceHealthDescription = Pick<DeviceHealth, 'eventTimestamp'> & Partial<DeviceHealth>;

/**
 * Returns an alarm for each health value that this check reports at or below its threshold although the previous checks did not. A value that was
 * unknown before is treated as being above the threshold.
 */
export function newAlarms(before: Omit<DeviceHealth, 'eventTimestamp'>, now: DeviceHealth): DeviceAlarm[] {
  const { eventTimestamp } = now;
  const alarms: DeviceAlarm[] = [];
  if (hasFallen(before.batteryPercentage, now.batteryPercentage, LOW_BATTERY))
    alarms.push({ type: 'lowBattery', eventTimestamp });
  if (hasFallen(before.signalStrength, now.signalStrength, WEAK_SIGNAL)) alarms.push({ type: 'weakSignal', eventTimestamp });
  return alarms;
}

const hasFallen = (before: number | null, now: number | null, threshold: number) =>
  now !== null && now <= threshold && (before === null || before > threshold);
