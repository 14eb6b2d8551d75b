/** Something that is not as it was when it was sealed or signed. It contains ids only. */
export interface Fault {
  /** One sentence for people. */
  detail: string;
  /** Id of the organization; 0 for rows of the installation; null if the fault concerns all. */
  organizationId: number | null;
  /** Number of the first wrong block of the organization; null if no single block is wrong. */
  block: number | null;
  /** Id of the first wrong row; null if no single row is wrong. */
  rowId: number | null;
}

/** Returns a fault, which names neither a block nor a row unless they are given. */
export function faultOf(detail: string, place: Partial<Omit<Fault, 'detail'>> = {}): Fault {
  return { detail, organizationId: null, block: null, rowId: null, ...place };
}
