import { readingKind, type ReadingKindName, readingView } from '@rpm/domain';
import { viewPathsOf } from '../file/view-paths';

/**
 * Returns the columns of a file with readings of one kind, as paths such as `patient.id`. Each value is followed by its unit. Of the patient, the device
 * and the item, a file contains only the identifying properties.
 */
export function readingPaths(kind: ReadingKindName): string[] {
  const values = Object.keys(readingKind(kind).values);
  const view = readingView(kind);
  return viewPathsOf(view, {
    first: [
      'id',
      'readingTimestamp',
      ...values.flatMap((value) => [value, `${value}Unit`].filter((name) => name in view.properties)),
    ],
    only: { device: ['id', 'deviceIdentifiers'], item: ['id'], patient: ['id', 'externalIdentifier'] },
  });
}
