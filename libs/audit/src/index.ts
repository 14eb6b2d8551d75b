export { AuditSealer, type AuditSealerOptions } from './audit-sealer';
export { appendCheckpoint, CheckpointFileUnwritable } from './checkpoint/append-checkpoint';
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
export { observeAuditRows, observeAuditState } from './state/audit-metrics';
export { findAuditState } from './state/audit-state';
export { type AuditState } from './state/audit-state.sql';
export { type Fault } from './verify/fault';
export { type Verification, type VerifyOptions, verifyTrail } from './verify/verify-trail';
