import { integer, text } from '../view/property';
import { eventProperties } from '../view/version-properties';
import { view } from '../view/view';

const SHA_256 = { pattern: '^[0-9a-f]{64}$' };
const EXAMPLE_HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const ZEROES = Buffer.alloc(32).toString('base64');
const CHAIN = '00000000-0000-4000-8000-000000000001';

/** The payload of `audit.checkpoint`. Whoever keeps it can prove later that a block of the organization was removed or replaced. It contains no data of patients. */
export const AUDIT_CHECKPOINT_VIEW = view(
  'AuditCheckpoint',
  'A checkpoint of the audit trail, and the newest block that it covers.',
  {
    ...eventProperties('checkpoint'),
    chain: text('Number that stands for your organization in all lines and blocks of the audit trail, and never changes.', {
      schema: { format: 'uuid' },
      example: CHAIN,
    }),
    block: integer({ format: 'int64', minimum: 1 }, 'Number of the newest block of your organization.', { example: 1 }),
    position: integer({ format: 'int64', minimum: 1 }, 'Place of the block among those of all organizations.', { example: 1 }),
    count: integer({ minimum: 1 }, 'Number of rows in the block.', { example: 12 }),
    hash: text('SHA-256 of the block, in hexadecimal. It covers all blocks of your organization before.', {
      schema: SHA_256,
      example: EXAMPLE_HASH,
    }),
    root: text(
      'Merkle root over the hashes of all blocks of all organizations, in hexadecimal. The checkpoint contains the same root.',
      {
        schema: SHA_256,
        example: EXAMPLE_HASH,
      },
    ),
    checkpoint: text(
      'The checkpoint as a signed note (https://c2sp.org/tlog-checkpoint). Keep it, and send it to whoever verifies the trail.',
      {
        example: `rpm-audit/${CHAIN}\n1\n${ZEROES}\nepoch 1\ntime 2026-01-31T09:00:00.000Z\n\n`,
      },
    ),
  },
);
