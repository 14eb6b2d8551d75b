import { createHash } from 'node:crypto';
import { HASH_BYTES } from '../merkle/merkle-tree';

/** The properties of a block that its hash covers. */
export interface BlockHeader {
  /** The number that stands for the organization in every line. */
  chain: string;
  /** Place of the block among those of its organization, from 1. */
  number: number;
  epoch: number;
  /** Number of rows. */
  count: number;
  sealTimestamp: Date;
  /** The earliest and the latest `recordedTimestamp` of the rows. */
  firstTimestamp: Date;
  lastTimestamp: Date;
  /** The ids of the rows as an int8multirange of PostgreSQL. Ids in between may be of other organizations. */
  ids: string;
  /** Merkle root over the lines of the rows, in the order of their ids. */
  root: Buffer;
  /** Hash of the block before; zeros for the first block. */
  previous: Buffer;
}

/** The `previous` of the first block of an organization. */
export const NO_BLOCK = Buffer.alloc(HASH_BYTES);

/** Number of bytes of a row's hash that are stored to tell which row is wrong. */
export const MARK_BYTES = 4;

/** Returns the first bytes of each hash. */
export const marksOf = (leaves: readonly Buffer[]): Buffer => Buffer.concat(leaves.map((leaf) => leaf.subarray(0, MARK_BYTES)));

/** Returns the text that {@link blockHash} hashes. Like a migration, it is never changed: a later format needs another first line. */
export function headerText(header: BlockHeader): string {
  const { chain, number, epoch, count, ids, root, previous } = header;
  const properties = {
    chain,
    number,
    epoch,
    count,
    sealTimestamp: instantText(header.sealTimestamp),
    firstTimestamp: instantText(header.firstTimestamp),
    lastTimestamp: instantText(header.lastTimestamp),
    ids,
    root: root.toString('hex'),
    previous: previous.toString('hex'),
  };
  return `rpm audit block v1\n${JSON.stringify(properties)}\n`;
}

/** Returns the SHA-256 of a block's header. */
export const blockHash = (header: BlockHeader): Buffer => createHash('sha256').update(headerText(header)).digest();

/** Infinite timestamps are numbers in JavaScript. */
const instantText = (instant: Date | number) => (instant instanceof Date ? instant.toISOString() : String(instant));
