import { readingKind, type ReadingKindName } from '@rpm/domain';

/** Returns the table for one kind of reading, such as `blood_glucose_reading`. */
export function readingTableOf(name: ReadingKindName): string {
  return `${readingKind(name).path.replaceAll('-', '_')}_reading`;
}

/** Returns the column for a property, such as `heart_rate` for `heartRate`. */
export function columnOfProperty(property: string): string {
  return property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
