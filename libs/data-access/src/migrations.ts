import { Foundation1763700000000 } from './migrations/1763700000000-foundation';
import { ClinicalSide1763800000000 } from './migrations/1763800000000-clinical-side';

/** In order. A migration is never edited after it has landed. */
export const MIGRATIONS = [Foundation1763700000000, ClinicalSide1763800000000];
