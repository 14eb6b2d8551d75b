import { LARGE_INDEXES, type LargeIndex } from '../large-index/large-indexes';

/**
 * Replaces the list of large indexes by one index, so that a spec builds and observes only this index. @returns a function that restores the list, which other
 * specs share
 */
export function onlyLargeIndex(index: LargeIndex): () => void {
  const all = LARGE_INDEXES.splice(0, Infinity, index);
  return () => void LARGE_INDEXES.splice(0, Infinity, ...all);
}
