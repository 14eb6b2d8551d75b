import { type ReadingKindName } from '@rpm/domain';
import { type TableBounds } from './export-bounds.sql';
import { type ExportFile, type ExportSelection } from './export-request';

/** Number of readings that a file is made of, approximately: few enough that a download which was interrupted can begin again. */
const READINGS_PER_FILE = 250_000;

/** Maximum number of files for one kind of readings. */
const MAX_FILES = 20;

/** Returns the files of an export: none for tables that contain nothing for it. */
export function exportFiles(selection: ExportSelection, bounds: readonly TableBounds[]): ExportFile[] {
  const { since, group, observations } = selection;
  const part = since === null ? 'all' : 'changed';
  const tableOf = (name: string) => bounds.filter(({ table }) => table === name);
  const resources = (type: ExportFile['type'], table: string): ExportFile[] =>
    tableOf(table).map(({ first, last }) => ({ type, part, from: first, to: last }));
  const deleted = (type: ExportFile['type']): ExportFile[] => (since === null ? [] : [{ type, part: 'deleted', from: 0, to: 0 }]);
  const isRead = (kind: ReadingKindName) => !observations || observations.some(({ kinds }) => kinds.includes(kind));
  const readings = bounds.flatMap(({ kind, ...table }) => (kind === null || !isRead(kind) ? [] : [{ kind, ...table }]));
  const files: Record<ExportFile['type'], ExportFile[]> = {
    Organization: [{ type: 'Organization', part, from: 0, to: 0 }],
    Location: [...resources('Location', 'site'), ...deleted('Location')],
    Patient: resources('Patient', 'patient'),
    Device: [...resources('Device', 'device'), ...deleted('Device')],
    DeviceUseStatement: [...resources('DeviceUseStatement', 'device_assignment'), ...deleted('DeviceUseStatement')],
    Observation: [
      ...(since === null ? readings.flatMap((table) => filesOfReadings(table, 'all')) : []),
      ...(since === null ? [] : readings.filter(({ isChanged }) => isChanged).flatMap(changedReadings)),
      ...(since === null || group === null ? [] : readings.flatMap((table) => filesOfReadings(table, 'joined'))),
    ],
  };
  return selection.types.flatMap((type) => files[type]);
}

type ReadingBounds = TableBounds & { kind: ReadingKindName };

/** Readings that have changed are read in the order of their changes, which is not that of their ids. Therefore, they cannot be divided. */
const changedReadings = ({ kind, first, last }: ReadingBounds): ExportFile[] => [
  { type: 'Observation', kind, part: 'changed', from: first, to: last },
];

/** Divides the ids of the readings of a kind into equal ranges. */
function filesOfReadings({ kind, first, last, count }: ReadingBounds, part: ExportFile['part']): ExportFile[] {
  const number = Math.min(MAX_FILES, Math.max(1, Math.ceil(count / READINGS_PER_FILE)), last - first + 1);
  const boundary = (index: number) => first + Math.floor(((last - first + 1) * index) / number);
  return Array.from({ length: number }, (_, index) => ({
    type: 'Observation',
    kind,
    part,
    from: boundary(index),
    to: boundary(index + 1) - 1,
  }));
}
