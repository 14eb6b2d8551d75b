import { type RoundEvidence } from './compare';

/** Manipulations of the evidence that the comparison must report, which proves that it detects violated guarantees. */
export const SABOTAGES = ['lose', 'double', 'forge'] as const;

export type EvidenceTampering = (typeof SABOTAGES)[number];

/** Removes the record of a received webhook request, repeats such a record, or adds a forged one. */
export function tamperWithEvidence(
  sabotage: EvidenceTampering | null,
  evidence: RoundEvidence,
  random: () => number,
): RoundEvidence {
  if (sabotage === null) return evidence;
  const receipts = [...evidence.receipts];
  const at = Math.floor(random() * receipts.length);
  const [receipt] = receipts.splice(at, 1);
  if (!receipt || sabotage === 'lose') return { ...evidence, receipts };
  const added = sabotage === 'double' ? receipt : { ...receipt, messageId: 'evt_0', isVerified: false };
  return { ...evidence, receipts: [...receipts, receipt, added] };
}
