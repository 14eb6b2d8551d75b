import { readingKind, type ReadingKindName } from '@rpm/domain';

/** The table of a kind, such as `blood_glucose_reading`. */
export function tableOf(name: ReadingKindName): string {
  return `${readingKind(name).path.replaceAll('-', '_')}_reading`;
}

/** The column of a property, such as `heart_rate` for `heartRate`. */
export function columnOf(property: string): string {
  return property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
