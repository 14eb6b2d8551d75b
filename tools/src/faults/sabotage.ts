import { type Evidence } from './compare';

/** What the suite does to a ledger of its own, so that people can see it fail. */
export const SABOTAGES = ['lose', 'double', 'forge'] as const;

export type Sabotage = (typeof SABOTAGES)[number];

/** Takes one receipt away, or adds one: as if it had come twice, or from somebody else. */
export function spoil(sabotage: Sabotage | null, evidence: Evidence, random: () => number): Evidence {
  if (!sabotage) return evidence;
  const receipts = [...evidence.receipts];
  const at = Math.floor(random() * receipts.length);
  const [receipt] = receipts.splice(at, 1);
  if (!receipt || sabotage === 'lose') return { ...evidence, receipts };
  const added = sabotage === 'double' ? receipt : { ...receipt, messageId: 'evt_0', isVerified: false };
  return { ...evidence, receipts: [...receipts, receipt, added] };
}
