import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from '../ownership/owned-by-organization';

/** An API key of an organization. The key itself is returned only once, when it is created; the database stores only its SHA-256 hash. */
@Entity()
export class ApiKey extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  prefix: string;

  @Column('bytea')
  hash: Buffer;

  @Column({ type: 'text', array: true })
  scopes: string[];

  @Column({ type: 'timestamptz', precision: 3, insert: false })
  createTimestamp: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  expireTimestamp: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  lastUseTimestamp: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  revokeTimestamp: Date | null;

  /** Whether the key only stores the scopes of a person. Nobody knows such a key itself. */
  @Column('boolean')
  internal: boolean;

  /** The person whose scopes the key stores. The key ends when the person is disabled or deleted. Null if the key belongs to no person. */
  @Column({ type: 'bigint', nullable: true })
  personId: number | null;

  isExpired(now: Date): boolean {
    return this.expireTimestamp !== null && this.expireTimestamp <= now;
  }

  isRevoked(now: Date): boolean {
    return this.revokeTimestamp !== null && this.revokeTimestamp <= now;
  }

  toJSON() {
    const { id, name, prefix, scopes, createTimestamp, expireTimestamp, lastUseTimestamp, revokeTimestamp } = this;
    return { id, name, prefix, scopes, createTimestamp, expireTimestamp, lastUseTimestamp, revokeTimestamp };
  }
}
