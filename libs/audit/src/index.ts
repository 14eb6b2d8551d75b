export { AuditSealer, type AuditSealerOptions } from './audit-sealer';
export { archiveMonths, type ArchiveOptions, listMonthsBefore } from './archive/archive-months';
export { type ArchivedMonth } from './archive/archive.sql';
export { ArchiveRefused } from './archive/archive-refused';
export { monthOf, oldestKept } from './archive/archived-month';
export { appendCheckpoint, CheckpointFileUnwritable } from './checkpoint/append-checkpoint';
export { notesIn } from './checkpoint/checkpoint-note';
export { listKeys, type PublicKey } from './checkpoint/list-keys';
export { isAuditKey } from './checkpoint/signed-note';
export { CheckpointRefused, makeCheckpoint } from './checkpoint/make-checkpoint';
export {
  type AuditConfiguration,
  auditSettings,
  hasSigningKey,
  loadSigningKeys,
  SIGNING_KEY_FILE,
  type SigningKey,
} from './checkpoint/signing-key';
export { beginEpoch, type BeginEpochOptions, beginEpochWithin } from './epoch/begin-epoch';
export { type Epoch } from './epoch/begin-epoch.sql';
export { exportLines } from './export/export-lines';
export { isValidProof, proveRow, type RowProof } from './prove/prove-row';
export { sealBlocks, type SealedBlocks } from './seal/seal-blocks';
export { observeAuditRows, observeAuditState } from './state/audit-metrics';
export { describeSegment } from './segment/describe-segment';
export { SegmentImport } from './segment/import-segment';
export {
  segmentDescription,
  type SegmentDescription,
  segmentDigest,
  SegmentRefused,
  verifySegmentProof,
} from './segment/segment';
export { rowsInLines, segmentLines } from './segment/segment-lines';
export { findAuditState } from './state/audit-state';
export { type AuditState } from './state/audit-state.sql';
export { type Fault } from './fault/fault';
export { type Verification, type VerifyOptions, verifyTrail } from './verify/verify-trail';
