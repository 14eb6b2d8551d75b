import { type Database } from '@rpm/database';

/** A row of the audit trail, as far as specs check it. */
export interface AuditRowForSpec {
  id: number;
  actorKind: string;
  actorId: number | null;
  sessionId: number | null;
  assertedActor: string | null;
  action: string;
  resource: string;
  resourceId: number | null;
  patients: number[];
  rows: number;
  status: number | null;
  requestId: string | null;
  furtherRequestIds: string[] | null;
  clientRequestHash: string | null;
  address: string | null;
}

/** Reads the audit trail of an organization for specs. Each call returns the rows that were added since the last one. */
export class AuditRows {
  private last = 0;

  constructor(
    private readonly database: Database,
    private readonly organizationId: number,
  ) {}

  /** Returns the rows since the last call, oldest first. */
  async added(): Promise<AuditRowForSpec[]> {
    const rows = await this.database.query<AuditRowForSpec[]>(
      `select id::float8, actor_kind as "actorKind", actor_id::float8 as "actorId", session_id::float8 as "sessionId",
         asserted_actor as "assertedActor", action, resource, resource_id::float8 as "resourceId", patients::float8[], rows, status,
         request_id as "requestId", further_request_ids as "furtherRequestIds", encode(client_request_hash, 'hex') as "clientRequestHash",
         host(address) as address
       from audit_event where organization_id = $1 and id > $2 order by id`,
      [this.organizationId, this.last],
    );
    this.last = rows.at(-1)?.id ?? this.last;
    return rows;
  }
}
