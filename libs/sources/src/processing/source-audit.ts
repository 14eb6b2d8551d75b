import { type WriteAudit } from '@rpm/database';
import { type ProcessedSource } from '../source/processed-source';

/** Returns the row of the audit trail for what messages of a source change. Its patients are added when they are known. */
export function auditOf(organizationId: number, { id }: Pick<ProcessedSource, 'id'>): WriteAudit {
  return {
    isRecorded: false,
    request: {
      organizationId,
      actorKind: 'source',
      actorId: id,
      sessionId: null,
      assertedActor: null,
      action: 'create',
      resource: 'ingest-message',
      resourceId: null,
      requestId: null,
      clientRequestHash: null,
      address: null,
    },
  };
}
