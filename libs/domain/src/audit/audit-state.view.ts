import { count, flag, id, instant, object, text } from '../view/property';
import { view, type ViewOf } from '../view/view';

const BLOCK_VIEW = view('AuditBlock', 'The newest block of the audit trail of an organization.', {
  number: id('Place of the block among those of the organization.', { example: 12 }),
  sealTimestamp: instant('Time at which the block was sealed.', { example: '2026-01-31T09:00:10.000Z' }),
  rows: count('Number of rows in the block.', 20),
  hash: text('SHA-256 of the block, which covers all earlier blocks of the organization.', {
    schema: { pattern: '^[0-9a-f]{64}$' },
    example: 'ab'.repeat(32),
  }),
});

const CHECKPOINT_VIEW = view('AuditCheckpoint', 'The newest checkpoint, which covers the blocks of all organizations.', {
  number: id('Number of the checkpoint.', { example: 31 }),
  createTimestamp: instant('Time at which the checkpoint was made.', { example: '2026-01-31T09:00:20.000Z' }),
  signed: flag('Whether the checkpoint is signed. One that is not proves nothing against somebody who controls the database.', {
    example: true,
  }),
  coversNewestBlock: flag('Whether the checkpoint covers the newest block of the organization.', { example: true }),
});

const VERIFICATION_VIEW = view('AuditVerification', 'The last complete run of `rpm-admin audit verify`.', {
  verifyTimestamp: instant('Time of the verification.', { example: '2026-01-31T03:00:00.000Z' }),
  intact: flag('Whether every row, block and checkpoint of the installation was as it was sealed.', { example: true }),
});

/** The extent to which the trail of an organization is sealed, signed and verified. */
export const AUDIT_STATE_VIEW = view(
  'AuditState',
  'How far the audit trail of the organization is sealed, signed and verified.',
  {
    newestBlock: object(BLOCK_VIEW, 'The newest block; null if no row was sealed yet.', { nullable: true }),
    newestCheckpoint: object(CHECKPOINT_VIEW, 'The newest checkpoint; null if there is none.', { nullable: true }),
    newestVerification: object(
      VERIFICATION_VIEW,
      'The last verification of the whole installation; null if nobody has verified it.',
      {
        nullable: true,
      },
    ),
    oldestUnsealedTimestamp: instant(
      'Time of the oldest row that is in no block yet; null if all are. Rows are sealed every ten seconds, so an older time means that no process of the service runs.',
      { nullable: true, example: null },
    ),
    recordedSince: instant(
      'Time since which the requests of the organization are recorded. Earlier requests are not in the trail.',
      { example: '2026-01-01T00:00:00.000Z' },
    ),
  },
);

export type AuditStateView = ViewOf<typeof AUDIT_STATE_VIEW>;
