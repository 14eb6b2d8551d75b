import { Foundation1763700000000 } from './migrations/1763700000000-foundation';

/** In order. A migration is never edited after it has landed. */
export const MIGRATIONS = [Foundation1763700000000];
