/** The statement of a checkpoint: the Merkle root over the hashes of the first blocks, in the order of their positions. */
export interface CheckpointStatement {
  /** Name of the log: that of the installation's own chain. */
  origin: string;
  /** Number of blocks. */
  blocks: number;
  root: Buffer;
  epoch: number;
  createTimestamp: Date;
}

/** Returns the name of the log of an installation. @param chain the number that stands for the installation */
export const originOf = (chain: string): string => `rpm-audit/${chain}`;

/** Returns the text of a checkpoint, as of https://c2sp.org/tlog-checkpoint, with two lines of extensions. */
export function checkpointText({ origin, blocks, root, epoch, createTimestamp }: CheckpointStatement): string {
  return `${origin}\n${blocks}\n${root.toString('base64')}\nepoch ${epoch}\ntime ${createTimestamp.toISOString()}\n`;
}

const TEXT = /^(rpm-audit\/[0-9a-f-]{36})\n(\d{1,15})\n([A-Za-z0-9+/]{43}=)\nepoch (\d{1,9})\ntime (\S{24})\n$/;

/** Reads the text of a checkpoint. @returns null if it is none */
export function parseCheckpoint(text: string): CheckpointStatement | null {
  const [, origin = '', blocks, root = '', epoch, time = ''] = TEXT.exec(text) ?? [];
  if (origin === '' || Number.isNaN(Date.parse(time))) return null;
  return {
    origin,
    blocks: Number(blocks),
    root: Buffer.from(root, 'base64'),
    epoch: Number(epoch),
    createTimestamp: new Date(time),
  };
}

/** Splits a file of checkpoints, such as that of `AUDIT_CHECKPOINT_FILE`, into notes. Lines that belong to no note are ignored. */
export function notesIn(file: string): string[] {
  return file.match(/^rpm-audit\/(?:.+\n)+\n(?:— .+\n)*/gm) ?? [];
}
