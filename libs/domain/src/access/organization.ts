import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An organization: a customer of the service. All other data belong to exactly one organization. */
@Entity()
export class Organization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  name: string;

  @Column({ type: 'timestamptz', precision: 3, insert: false })
  createTimestamp: Date;

  toJSON() {
    return { id: this.id, name: this.name, createTimestamp: this.createTimestamp };
  }
}
