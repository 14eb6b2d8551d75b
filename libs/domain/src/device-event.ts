import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from './owned-by-organization';

/** Something that happened to a device. */
@Entity()
export class DeviceEvent extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('bigint')
  deviceId: number;

  @Column('text')
  type: string;

  @Column({ type: 'timestamptz', precision: 3 })
  eventTimestamp: Date;
}
