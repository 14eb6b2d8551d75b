import { Column, Entity, JoinColumn, ManyToOne, OneToMany, PrimaryColumn } from 'typeorm';

/** Returns both columns of a foreign key. Without the organization's column, PostgreSQL could not use an index for the join. */
const key = (column: string) => [
  { name: 'organization_id', referencedColumnName: 'organizationId' },
  { name: column, referencedColumnName: 'id' },
];

abstract class Owned {
  @PrimaryColumn({ name: 'organization_id', type: 'bigint' })
  organizationId: number;
}

abstract class OwnedWithId extends Owned {
  @PrimaryColumn('bigint')
  id: number;
}

@Entity('manufacturer')
export class Manufacturer extends OwnedWithId {
  @Column('text')
  name: string;
}

@Entity('item')
export class Item extends OwnedWithId {
  @Column('text')
  name: string;

  @Column('text')
  model: string;

  @Column('text')
  sku: string;

  @ManyToOne(() => Manufacturer)
  @JoinColumn(key('manufacturer_id'))
  manufacturer: Manufacturer;
}

@Entity('patient')
export class Patient extends OwnedWithId {
  @Column({ name: 'first_name', type: 'text' })
  firstName: string;

  @Column({ name: 'last_name', type: 'text' })
  lastName: string;

  @Column({ name: 'date_of_birth', type: 'date', nullable: true })
  dateOfBirth: string | null;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ name: 'phone_number', type: 'text', nullable: true })
  phoneNumber: string | null;

  @Column({ name: 'external_identifier', type: 'text', nullable: true })
  externalIdentifier: string | null;

  @Column('text')
  sex: string;

  @Column({ type: 'jsonb', nullable: true })
  address: Record<string, string | null> | null;
}

@Entity('device')
export class Device extends OwnedWithId {
  @Column({ name: 'current_status', type: 'text' })
  currentStatus: string;

  @Column({ name: 'disabled_readings', type: 'boolean' })
  disabledReadings: boolean;

  @ManyToOne(() => Patient)
  @JoinColumn(key('current_patient_id'))
  currentPatient: Patient | null;

  @ManyToOne(() => Item)
  @JoinColumn(key('item_id'))
  item: Item;

  @OneToMany(() => DeviceEvent, (event) => event.device)
  deviceEvents: DeviceEvent[];

  @OneToMany(() => DeviceIdentifier, (identifier) => identifier.device)
  deviceIdentifiers: DeviceIdentifier[];
}

@Entity('device_event')
export class DeviceEvent extends OwnedWithId {
  @Column('text')
  type: string;

  @Column({ name: 'event_timestamp', type: 'timestamptz' })
  eventTimestamp: Date;

  @ManyToOne(() => Device, (device) => device.deviceEvents)
  @JoinColumn(key('device_id'))
  device: Device;
}

@Entity('device_identifier')
export class DeviceIdentifier extends Owned {
  @PrimaryColumn('text')
  type: string;

  @PrimaryColumn('text')
  value: string;

  @ManyToOne(() => Device, (device) => device.deviceIdentifiers)
  @JoinColumn(key('device_id'))
  device: Device;
}

@Entity('blood_glucose_reading')
export class BloodGlucoseReading extends OwnedWithId {
  @Column({ name: 'reading_timestamp', type: 'timestamptz' })
  readingTimestamp: Date;

  @Column('smallint')
  glucose: number;

  @Column({ name: 'before_meal', type: 'boolean', nullable: true })
  beforeMeal: boolean | null;

  @Column({ name: 'after_meal', type: 'boolean', nullable: true })
  afterMeal: boolean | null;

  @Column('boolean')
  manual: boolean;

  @Column({ name: 'device_time_zone_offset', type: 'integer', nullable: true })
  deviceTimeZoneOffset: number | null;

  @Column({ name: 'patient_time_zone_offset', type: 'integer', nullable: true })
  patientTimeZoneOffset: number | null;

  @ManyToOne(() => Patient)
  @JoinColumn(key('patient_id'))
  patient: Patient;

  @ManyToOne(() => Device)
  @JoinColumn(key('device_id'))
  device: Device | null;

  @ManyToOne(() => Item)
  @JoinColumn(key('item_id'))
  item: Item | null;
}
