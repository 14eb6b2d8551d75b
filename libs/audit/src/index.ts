export { AuditSealer, type AuditSealerOptions } from './audit-sealer';
export { archiveMonths, type ArchiveOptions } from './archive/archive-months';
export { type ArchivedMonth } from './archive/archive.sql';
export { ArchiveRefused } from './archive/archive-refused';
export { monthOf, oldestKept } from './archive/archived-month';
export { appendCheckpoint } from './checkpoint/append-checkpoint';
export { notesIn } from './checkpoint/checkpoint-note';
export { listKeys, type PublicKey } from './checkpoint/list-keys';
export { CheckpointRefused, makeCheckpoint } from './checkpoint/make-checkpoint';
export {
  type AuditConfiguration,
  auditSettings,
  hasSigningKey,
  loadSigningKeys,
  SIGNING_KEY_FILE,
  type SigningKey,
} from './checkpoint/signing-key';
export { exportLines } from './export/export-lines';
export { isValidProof, proveRow, type RowProof } from './prove/prove-row';
export { sealBlocks, type SealedBlocks } from './seal/seal-blocks';
export { findAuditState } from './state/audit-state';
export { type AuditState } from './state/audit-state.sql';
export { type Fault } from './verify/fault';
export { type Verification, type VerifyOptions, verifyTrail } from './verify/verify-trail';
