import { type StatementRunner } from '@rpm/database';
import { type z } from 'zod';
import { blockHash, type BlockHeader } from '../seal/block';
import { assertSignedBy, type SegmentDescription, SegmentRefused, verifySegmentProof } from './segment';
import { blockLine, isBlockLine, rowLine } from './segment-lines';
import { INSERT_LINES, INSERT_SEGMENT, INSERT_SEGMENT_BLOCKS } from './segment.sql';
import { BEFORE_FIRST_BLOCK, type VerifiedBlock, verifySegmentBlocks } from './verify-segment-blocks';

/** Number of rows after which the blocks so far are stored, and number of blocks. */
const [ROWS_AT_ONCE, BLOCKS_AT_ONCE] = [5_000, 500];

interface IncomingBlock extends BlockHeader {
  isArchived: boolean;
  lines: string[];
  sourceIds: number[];
}

/** An import of an organization's audit trail from a file. */
export class SegmentImport {
  private block: IncomingBlock | null = null;
  private readonly waiting: IncomingBlock[] = [];
  private waitingRows = 0;
  private verified: VerifiedBlock = BEFORE_FIRST_BLOCK;

  private constructor(
    private readonly transaction: StatementRunner,
    private readonly organizationId: number,
    private readonly segment: SegmentDescription,
  ) {}

  /**
   * Verifies who has signed a segment, and stores its description. @param expectedKey the key that must have signed it, as `audit keys` of the earlier installation
   * prints it; undefined if the keys in the file are trusted @throws SegmentRefused
   */
  static async begin(
    transaction: StatementRunner,
    organizationId: number,
    segment: SegmentDescription,
    expectedKey: string | undefined,
  ): Promise<SegmentImport> {
    verifySegmentProof(segment);
    if (expectedKey !== undefined) assertSignedBy(segment, expectedKey);
    await transaction.run(INSERT_SEGMENT, { ...segment, organizationId, proof: JSON.stringify(segment.proof) });
    return new SegmentImport(transaction, organizationId, segment);
  }

  /** Stores lines of the file. The rows get new ids, in the order of the lines. @throws SegmentRefused */
  async add(lines: readonly string[]): Promise<void> {
    for (const line of lines) {
      if (isBlockLine(line)) await this.beginBlock(line);
      else this.addRow(line);
    }
  }

  /** Stores the last lines, and verifies that the file contained all blocks. @throws SegmentRefused */
  async end(): Promise<void> {
    this.endBlock();
    await this.store();
    const { number, hash } = this.verified;
    if (number === this.segment.blocks && hash.toString('hex') === this.segment.hash) return;
    throw new SegmentRefused('not_intact', `it ends after block ${number}, and has ${this.segment.blocks}`);
  }

  private async beginBlock(line: string): Promise<void> {
    this.endBlock();
    if (this.waitingRows >= ROWS_AT_ONCE || this.waiting.length >= BLOCKS_AT_ONCE) await this.store();
    const { block } = read(line, blockLine);
    this.block = {
      ...block,
      chain: this.segment.chain,
      sealTimestamp: new Date(block.sealTimestamp),
      firstTimestamp: new Date(block.firstTimestamp),
      lastTimestamp: new Date(block.lastTimestamp),
      root: Buffer.from(block.root, 'hex'),
      previous: Buffer.from(block.previous, 'hex'),
      lines: [],
      sourceIds: [],
    };
  }

  private addRow(line: string): void {
    if (!this.block || this.block.lines.length >= this.block.count)
      throw new SegmentRefused('not_intact', 'it has a row that belongs to no block');
    this.block.lines.push(line);
    this.block.sourceIds.push(read(line, rowLine).id);
  }

  private endBlock(): void {
    if (!this.block) return;
    const { isArchived, lines, number, count } = this.block;
    if (lines.length !== (isArchived ? 0 : count))
      throw new SegmentRefused('not_intact', `block ${number} has ${lines.length} rows instead of ${count}`);
    this.waiting.push(this.block);
    this.waitingRows += lines.length;
    this.block = null;
  }

  /** Stores the blocks that wait, with their rows, and verifies them as they are stored. */
  private async store(): Promise<void> {
    const blocks = this.waiting.splice(0);
    this.waitingRows = 0;
    if (blocks.length === 0) return;
    const { organizationId, segment, transaction } = this;
    const lines = blocks.flatMap((block) => block.lines);
    const stored = lines.length === 0 ? [] : await transaction.run(INSERT_LINES, { organizationId, lines });
    const ids = stored.map(({ id }) => id);
    let begin = 0;
    const rowIds = blocks.map(({ lines: { length } }) => arrayOf(ids.slice(begin, (begin += length))));
    await transaction.run(INSERT_SEGMENT_BLOCKS, {
      organizationId,
      numbers: blocks.map(({ number }) => number),
      epochs: blocks.map(({ epoch }) => epoch),
      counts: blocks.map(({ count }) => count),
      sealTimestamps: blocks.map(({ sealTimestamp }) => sealTimestamp),
      firstTimestamps: blocks.map(({ firstTimestamp }) => firstTimestamp),
      lastTimestamps: blocks.map(({ lastTimestamp }) => lastTimestamp),
      ids: blocks.map((block) => block.ids),
      roots: blocks.map(({ root }) => root),
      previous: blocks.map(({ previous }) => previous),
      hashes: blocks.map((block) => blockHash(block)),
      rowIds,
      sourceIds: blocks.map(({ sourceIds }) => arrayOf(sourceIds)),
    });
    const { last, detail } = await verifySegmentBlocks(
      transaction,
      { organizationId, chain: segment.chain, archivedUntil: null },
      this.verified,
    );
    if (detail !== null) throw new SegmentRefused('not_intact', `in block ${last.number + 1}: ${detail.replace(/\.$/, '')}`);
    this.verified = last;
  }
}

const arrayOf = (ids: readonly number[]) => `{${ids.join(',')}}`;

/** Reads a line of JSON. @throws SegmentRefused if it is not one that an export writes */
function read<T>(line: string, schema: z.ZodType<T>): T {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    json = undefined;
  }
  const { success, data } = schema.safeParse(json);
  if (!success) throw new SegmentRefused('not_intact', 'it has a line that no export writes');
  return data;
}
