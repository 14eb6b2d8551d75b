import { type BuiltIndex, type IndexProgress, type LargeIndexState, type RebuiltIndex, type SizedIndex } from '@rpm/schema';

const sizeText = (bytes: number) => `${Math.ceil(bytes / 1e6).toLocaleString('en')} MB`;

/** Describes the table of a large index, the size of the table, and the progress of the index build. */
export function detailText({ table, tableBytes, phase, percent }: LargeIndexState): string {
  return [`on ${table} (${sizeText(tableBytes)})`, ...phaseTexts({ phase, percent })].join(', ');
}

export function progressText({ name, table, tableBytes, minutes, ...step }: IndexProgress): string {
  return `index ${name} on ${table} (${sizeText(tableBytes)}): ${[...phaseTexts(step), `${minutes} minutes`].join(', ')}`;
}

export function builtText({ name, table, indexBytes, minutes }: BuiltIndex): string {
  return `built index ${name} on ${table}: ${sizeText(indexBytes)} in ${minutes} minutes`;
}

export function rebuildingText({ name, table, bytes }: SizedIndex): string {
  return `rebuilding index ${name} on ${table} (${sizeText(bytes)})`;
}

export function rebuiltText({ name, table, bytes, bytesBefore }: RebuiltIndex): string {
  return `rebuilt index ${name} on ${table}: ${sizeText(bytes)} instead of ${sizeText(bytesBefore)}`;
}

function phaseTexts({ phase, percent }: Pick<LargeIndexState, 'phase' | 'percent'>): string[] {
  return [phase === null ? [] : [phase], percent === null ? [] : [`${percent} %`]].flat();
}
