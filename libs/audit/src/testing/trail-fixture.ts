import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { sealBlocks } from '../seal/seal-blocks';
import { type Verification, type VerifyOptions, verifyTrail } from '../verify/verify-trail';

/** The tables of the trail that somebody may tamper with. */
const TABLES = ['audit_event', 'audit_chain', 'audit_block', 'audit_progress', 'audit_epoch', 'audit_key', 'audit_checkpoint'];

/** SQL for rows of the trail with different contents. */
const ROWS = `
  insert into audit_event (organization_id, actor_id, session_id, resource_id, webhook_id, request_id, rows, status, actor_kind, asserted_actor, action,
    resource, patients, further_request_ids, client_request_hash, address, host, digests, purpose)
  select $1, n, nullif(n % 3, 0), n % 5, nullif(n % 2, 0), gen_random_uuid(), n % 7, 200, 'key', nullif('user "' || n || '"', 'user "4"'), 'list', 'patient',
    array[n, n + 1], case when n % 4 = 0 then array[gen_random_uuid()] end, sha256(n::text::bytea), '192.0.2.1', 'ehr.example', sha256(n::text::bytea),
    'operations'
  from generate_series(1, $2::integer) n`;

/** A database with an audit trail, and an attacker who is a superuser. */
export class TrailFixture {
  private constructor(
    private readonly database: TestDatabase,
    /** The connections of the service. */
    readonly service: Database,
  ) {}

  static async create(): Promise<TrailFixture> {
    const database = await createTestDatabase();
    return new TrailFixture(database, await database.connectAsService());
  }

  drop(): Promise<void> {
    return this.database.drop();
  }

  /** Connections of the superuser. */
  get administration(): Database {
    return this.database.dataSource;
  }

  /** Opens other connections, as another process of the service does. */
  connect(): Promise<Database> {
    return this.database.connectAsService();
  }

  /** Records rows of an organization in one transaction. */
  async record(organizationId: number, rows = 1): Promise<void> {
    await this.administration.query(ROWS, [organizationId, rows]);
  }

  /** Runs SQL as somebody who may do everything, without the triggers that protect the trail. */
  async tamper(sql: string, parameters: unknown[] = []): Promise<void> {
    await this.administration.transaction(async (manager) => {
      await manager.query('set local session_replication_role = replica');
      await manager.query(sql, parameters);
    });
  }

  /** Copies the tables of the trail, so that {@link restoreTables} can restore them. */
  async copyTables(): Promise<void> {
    for (const table of TABLES) await this.administration.query(`create table copy_of_${table} as table ${table}`);
  }

  async restoreTables(): Promise<void> {
    for (const table of TABLES) {
      await this.tamper(`delete from ${table}`);
      await this.tamper(`insert into ${table} overriding system value table copy_of_${table}`);
    }
  }

  /** Seals all rows. @returns the number of rows */
  async seal(maxRows?: number): Promise<number> {
    for (let rows = 0; ;) {
      const sealed = await sealBlocks(this.service, maxRows === undefined ? {} : { maxRows });
      rows += sealed.rows;
      if (!sealed.isMore) return rows;
    }
  }

  verify(options: VerifyOptions = {}): Promise<Verification> {
    return verifyTrail(this.service, options);
  }
}
