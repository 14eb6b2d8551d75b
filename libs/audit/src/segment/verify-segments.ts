import { type StatementRunner } from '@rpm/database';
import { type Fault, faultOf } from '../fault/fault';
import { segmentDescription, type SegmentDescription, segmentDigest, SegmentRefused, verifySegmentProof } from './segment';
import { LIST_SEGMENT_DIGESTS, LIST_SEGMENTS, type StoredSegment } from './segment.sql';
import { BEFORE_FIRST_BLOCK, verifySegmentBlocks } from './verify-segment-blocks';

export interface SegmentsResult {
  segments: number;
  /** At most one fault for each organization. */
  faults: Fault[];
}

/**
 * Verifies the trails that imported organizations had in earlier installations, and that no import lacks its trail.
 * @param archivedUntil the end of the last month that was archived; null if none was
 */
export async function verifySegments(
  runner: StatementRunner,
  onlyOrganizationId: number | null,
  archivedUntil: Date | null,
): Promise<SegmentsResult> {
  // The rows of imports are read first, because an import may end meanwhile.
  const imports = await runner.run(LIST_SEGMENT_DIGESTS, { onlyOrganizationId });
  const stored = await runner.run(LIST_SEGMENTS, { onlyOrganizationId });
  const result: SegmentsResult = { segments: stored.length, faults: [] };
  const digests = new Map<number, string>();
  for (const segment of stored) {
    const { organizationId } = segment;
    const description = descriptionOf(segment);
    const fault = description
      ? await faultOfSegment(runner, { organizationId, archivedUntil }, description)
      : faultOf('The trail of the earlier installation was changed.', { organizationId });
    if (fault) result.faults.push(fault);
    if (description) digests.set(organizationId, segmentDigest(description));
  }
  for (const { organizationId, rowId, digest } of imports) {
    if (digests.get(organizationId) === digest || result.faults.some((fault) => fault.organizationId === organizationId))
      continue;
    const detail = 'The trail of the earlier installation, which the import names in the row, was removed or replaced.';
    result.faults.push(faultOf(detail, { organizationId, rowId }));
  }
  return result;
}

async function faultOfSegment(
  runner: StatementRunner,
  { organizationId, archivedUntil }: { organizationId: number; archivedUntil: Date | null },
  segment: SegmentDescription,
): Promise<Fault | null> {
  try {
    verifySegmentProof(segment);
  } catch (error) {
    if (!(error instanceof SegmentRefused)) throw error;
    return faultOf(`The trail of the earlier installation is not what was imported: ${error.message}.`, { organizationId });
  }
  const part = { organizationId, chain: segment.chain, archivedUntil };
  const { last, detail } = await verifySegmentBlocks(runner, part, BEFORE_FIRST_BLOCK);
  const isComplete = last.number === segment.blocks && last.hash.toString('hex') === segment.hash;
  if (detail === null && isComplete) return null;
  const ofBlock = detail ?? 'The block is missing.';
  return faultOf(`In the trail of the earlier installation: ${ofBlock}`, { organizationId, block: last.number + 1 });
}

/** Returns the description of a stored segment; null if it is none. */
function descriptionOf({ organizationId: _, ...segment }: StoredSegment): SegmentDescription | null {
  try {
    return segmentDescription.parse({ ...segment, proof: JSON.parse(segment.proof) as unknown });
  } catch {
    return null;
  }
}
