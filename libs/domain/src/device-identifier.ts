import { Column, Entity, PrimaryColumn } from 'typeorm';
import { OwnedByOrganization } from './owned-by-organization';

/** `imei`, `serial` and `macAddress` are the specification's. */
export const DEVICE_IDENTIFIER_TYPES = ['imei', 'serial', 'macAddress', 'iccid', 'simCardNumber'] as const;

export type DeviceIdentifierType = (typeof DEVICE_IDENTIFIER_TYPES)[number];

/** A name the outside world has for a device; within an organization it names one device only. */
@Entity()
export class DeviceIdentifier extends OwnedByOrganization {
  @PrimaryColumn('text')
  type: DeviceIdentifierType;

  /** What it is compared by: two ways to write one address are one name. */
  @PrimaryColumn('text')
  normalized: string;

  /** As it was sent. */
  @Column('text')
  value: string;

  @Column('bigint')
  deviceId: number;
}

/** The form in which identifiers of a type are compared. */
export function normalizedIdentifier(type: DeviceIdentifierType, value: string): string {
  return type === 'macAddress' ? value.replaceAll(/[^0-9A-Fa-f]/g, '').toLowerCase() : value;
}
