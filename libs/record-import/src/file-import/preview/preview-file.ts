import { countOtherReadings } from '@rpm/data-access';
import { type Database } from '@rpm/database';
import { Organization, type ReadingKindName, ValueError } from '@rpm/domain';
import { type FormatCandidate } from '../../vendor/detect-format';
import { isReading } from '../../vendor/vendor-row';
import { StoredComparison } from './compare-stored';
import { deviceKey, FileAnalysis, type OpenedFile, rowsOf } from '../file-analysis';
import { type FileQuestion } from '../file-answers';
import { findFileDevices } from '../file-devices';
import { type FilePatient, findFilePatient } from '../file-patient';
import { type FileToImport } from '../file-to-import';
import { type ExampleLine, type FilePreview, type PreviewedFormat } from './file-preview';
import { openVendorFile } from '../open-file';
import { type PlacedReading, ReadingPlacer } from '../place-reading';
import { scopesToImport } from '../required-scopes';
import { assertUnits, comparisonWith, mayBeOfSomebodyElse, requiredQuestions } from '../required-questions';

const MAX_EXAMPLES = 10;

/** Reads a file, and returns what an import would do. It stores nothing. @throws UnreadableFile, UnitError */
export async function previewFile(
  database: Database,
  organizationId: number,
  { bytes, answers, patient: chosen, createPatients, has = () => true }: FileToImport,
): Promise<FilePreview> {
  const { detection, opened } = await openVendorFile(bytes, answers);
  const candidates = detection.candidates.map(previewedFormat);
  if (!opened) return { ...EMPTY, candidates, encoding: answers.encoding, questions: [formatQuestion(candidates)] };
  const organization = await database.getRepository(Organization).findOneByOrFail({ id: organizationId });
  const analysis = await FileAnalysis.of(opened, organization);
  assertUnits(analysis, answers);
  const devices = [...analysis.devices.values()];
  const canCreate = createPatients && chosen !== null && 'externalIdentifier' in chosen;
  const { patient, deviceIds, scopes } = await database.inTransaction({ organizationId }, async (transaction) => {
    const found = chosen && (await findFilePatient(transaction, chosen));
    const ids = found ? await findFileDevices(transaction, opened.format, devices, found.id) : new Map<string, number>();
    const lacking = { format: opened.format, devices, patient: found, createsPatient: !found && canCreate };
    return { patient: found, deviceIds: ids, scopes: await scopesToImport(transaction, lacking) };
  });
  const person = comparisonWith(analysis, patient, has('patients:read'));
  const willHavePatient = patient !== null || canCreate;
  const placed = await placeRows(opened, analysis, new StoredComparison(database, organizationId, deviceIds));
  const { format } = opened;
  const candidate = detection.candidates.find((one) => one.format === format);
  return {
    format: previewedFormat(candidate ?? { format, certainty: 'possible', reasons: ['A person has chosen the format.'] }),
    candidates,
    encoding: answers.encoding,
    units: [...analysis.units].flatMap(([kind, units]) =>
      units.names.length === 0
        ? []
        : [{ kind, units: units.names, knownBy: analysis.unitsStated.has(kind) ? ('file' as const) : ('answer' as const) }],
    ),
    dateOrder: analysis.dates.order,
    dateOrderKnownBy: analysis.dates.knownBy,
    timeZone: answers.timeZone,
    hasLocalTimes: analysis.needsTimeZone,
    personDifferences: person.named ? person.differences : null,
    namesPerson: person.named,
    personConfirmed: answers.personConfirmed && mayBeOfSomebodyElse(person),
    devices: devices.map((device) => ({
      ...{ serial: device.serial, role: device.role, readings: device.readings },
      deviceId: deviceIds.get(deviceKey(device)) ?? null,
    })),
    readings: Object.fromEntries(analysis.kinds),
    skipped: Object.fromEntries(analysis.skipped),
    rejected: Object.fromEntries(placed.rejected),
    outOfRange: { below: analysis.below, above: analysis.above },
    times: placed.placer.times,
    first: placed.first,
    last: placed.last,
    stored: patient && placed.first ? { duplicates: placed.comparison.duplicates, conflicts: placed.comparison.conflicts } : null,
    otherReadings: await otherReadings(database, organizationId, { patient, deviceIds, analysis, placed }),
    examples: placed.examples,
    scopes: scopes.map(({ scope }) => scope),
    questions: requiredQuestions(analysis, answers, { hasPatient: willHavePatient, person }),
  };
}

const EMPTY: Omit<FilePreview, 'candidates' | 'encoding' | 'questions'> = {
  format: null,
  units: [],
  dateOrder: null,
  dateOrderKnownBy: null,
  timeZone: null,
  hasLocalTimes: false,
  personDifferences: null,
  namesPerson: false,
  personConfirmed: false,
  devices: [],
  readings: {},
  skipped: {},
  rejected: {},
  outOfRange: { below: 0, above: 0 },
  times: { repeated: 0, ambiguous: 0, nonexistent: 0, sameTime: 0 },
  first: null,
  last: null,
  stored: null,
  otherReadings: {},
  examples: [],
  scopes: [],
};

const previewedFormat = ({ format, certainty, reasons }: FormatCandidate): PreviewedFormat => ({
  name: format.name,
  title: format.title,
  certainty,
  reasons,
  knownBy: format.facts.by,
});

function formatQuestion(candidates: readonly PreviewedFormat[]): FileQuestion {
  const names = candidates.map(({ title }) => title).join('; ');
  return {
    name: 'format',
    detail:
      candidates.length === 0
        ? 'The file has none of the known formats. A table can be imported if a person names its columns.'
        : `No format is certain. The file may be: ${names}.`,
  };
}

interface PlacedRows {
  placer: ReadingPlacer;
  comparison: StoredComparison;
  rejected: Map<string, number>;
  examples: ExampleLine[];
  first: Date | null;
  last: Date | null;
}

async function placeRows(opened: OpenedFile, analysis: FileAnalysis, comparison: StoredComparison): Promise<PlacedRows> {
  const placer = new ReadingPlacer(analysis, opened.answers, new Date());
  const rejected = new Map<string, number>();
  const examples: ExampleLine[] = [];
  let [first, last] = [Infinity, -Infinity];
  for await (const row of rowsOf(opened)) {
    const placed = placer.place(row);
    if (placed === null) continue;
    if (isReading(row) && examples.length < MAX_EXAMPLES) {
      const { line, kind, time, values, unit = null } = row;
      examples.push({ line, kind, before: { time, values, unit }, after: exampleOf(placed) });
    }
    if (placed instanceof ValueError) {
      rejected.set(placed.code, (rejected.get(placed.code) ?? 0) + 1);
      continue;
    }
    const at = placed.input.readingTimestamp.getTime();
    first = Math.min(first, at);
    last = Math.max(last, at);
    if (comparison.isUseful) await comparison.add(placed);
  }
  await comparison.end();
  const isEmpty = first > last;
  return {
    placer,
    comparison,
    rejected,
    examples,
    first: isEmpty ? null : new Date(first),
    last: isEmpty ? null : new Date(last),
  };
}

const exampleOf = (placed: PlacedReading | ValueError): ExampleLine['after'] =>
  placed instanceof ValueError ? { rejected: placed.code } : placed.input;

async function otherReadings(
  database: Database,
  organizationId: number,
  {
    patient,
    deviceIds,
    analysis,
    placed: { first, last },
  }: { patient: FilePatient | null; deviceIds: ReadonlyMap<string, number>; analysis: FileAnalysis; placed: PlacedRows },
): Promise<Partial<Record<ReadingKindName, number>>> {
  if (!patient || !first || !last) return {};
  const counts: Partial<Record<ReadingKindName, number>> = {};
  for (const kind of analysis.kinds.keys()) {
    const args = { patientId: patient.id, deviceIds: [...deviceIds.values()], first, last };
    const [row] = await database.run({ organizationId }, countOtherReadings(kind), args);
    if (row && row.count > 0) counts[kind] = row.count;
  }
  return counts;
}
