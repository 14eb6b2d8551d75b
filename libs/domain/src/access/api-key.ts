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

  /** Id of a SMART client, which proves who it is by a signature and has no key; null for a key. */
  @Column({ type: 'text', nullable: true })
  clientId: string | null;

  /** The public keys of a SMART client; null for a key, and if the client publishes them at `jwksUrl`. */
  @Column({ type: 'jsonb', nullable: true })
  jwks: object | null;

  /** Address at which a SMART client publishes its public keys. */
  @Column({ type: 'text', nullable: true })
  jwksUrl: string | null;

  isExpired(now: Date): boolean {
    return this.expireTimestamp !== null && this.expireTimestamp <= now;
  }

  isRevoked(now: Date): boolean {
    return this.revokeTimestamp !== null && this.revokeTimestamp <= now;
  }

  toJSON() {
    const { id, name, prefix, clientId, scopes, createTimestamp, expireTimestamp, lastUseTimestamp, revokeTimestamp } = this;
    return { id, name, prefix, clientId, scopes, createTimestamp, expireTimestamp, lastUseTimestamp, revokeTimestamp };
  }
}
