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

  @PrimaryColumn('text')
  value: string;

  @Column('bigint')
  deviceId: number;
}
