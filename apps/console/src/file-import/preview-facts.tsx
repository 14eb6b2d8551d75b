import { type FilePreview } from '@rpm/client';
import { type Column, Table } from '../components/table';
import { count, Fact, Facts, Section, Time, wordsOf } from '../components/texts';
import { listed } from '../components/value-text';
import { labelOf } from '../form/labels';
import { codeText, kindText } from '../source-message/part-texts';

type Example = FilePreview['examples'][number];
type DeviceOfFile = FilePreview['devices'][number];
type Counts = FilePreview['readings'];

const countsText = (counts: Counts, textOf: (name: string) => string) =>
  listed(counts.map((one) => `${textOf(one.name)} ${count(one.count)}`));

const KNOWN_BY: Readonly<Record<string, string>> = {
  file: 'stated in the file',
  answer: 'as answered',
  format: 'by the format',
  dates: 'by the dates in the file',
  option: 'as answered',
};

const CERTAINTIES: Readonly<Record<string, string>> = { certain: 'recognized', possible: 'probably' };

const DESCRIBERS: Readonly<Record<string, string>> = {
  vendor: 'described by the vendor',
  readers: 'known from several programs that read it',
  'one-source': 'known from one source only: compare the first lines with the file',
};

function formatText({ format }: FilePreview): string {
  if (format === null) return 'not recognized';
  if (format.name === 'columns') return format.title;
  return `${format.title}, ${CERTAINTIES[format.certainty] ?? ''}; ${DESCRIBERS[format.knownBy] ?? ''}`;
}

const orderText = ({ dateOrder, dateOrderKnownBy }: FilePreview) =>
  dateOrder === null
    ? 'year first, or not known'
    : `${dateOrder === 'dmy' ? 'day first' : 'month first'}, ${KNOWN_BY[dateOrderKnownBy ?? ''] ?? ''}`;

const EXAMPLE_COLUMNS: readonly Column<Example>[] = [
  { title: 'Line', value: ({ line }) => count(line), isNumber: true },
  { title: 'Time in the file', value: ({ time }) => time },
  { title: 'Value in the file', value: ({ value }) => value },
  {
    title: 'Reading',
    value: ({ reading, rejected }) => (reading === null ? codeText(rejected ?? '') : <Reading text={reading} />),
  },
];

/** A reading as it would be stored, whose properties are in JSON. */
function Reading({ text }: { text: string }) {
  const { readingTimestamp, deviceTimeZoneOffset: _offset, ...values } = JSON.parse(text) as Record<string, unknown>;
  return (
    <>
      {typeof readingTimestamp === 'string' && <Time at={readingTimestamp} />}
      {Object.entries(values).map(([name, value]) => (
        <div key={name}>
          {wordsOf(name)}: {typeof value === 'string' ? labelOf(value) : JSON.stringify(value)}
        </div>
      ))}
    </>
  );
}

const DEVICE_COLUMNS: readonly Column<DeviceOfFile>[] = [
  { title: 'Serial number', value: ({ serial }) => serial ?? 'none in the file' },
  { title: 'Kind', value: ({ role }) => wordsOf(role) },
  { title: 'Readings', value: ({ readings }) => count(readings), isNumber: true },
  { title: 'Device here', value: ({ deviceId }) => (deviceId === null ? 'is registered by the import' : `Device ${deviceId}`) },
];

/** The properties of a file, and the effect of its import. */
export function PreviewFacts({ preview }: { preview: FilePreview }) {
  const { units, devices, examples, otherReadings, duplicates, conflicts } = preview;
  return (
    <>
      <Section title="What the file contains">
        {otherReadings.length > 0 && (
          <p class="notice">
            The patient already has readings of other devices in this period: {countsText(otherReadings, kindText)}. They may be
            the same measurements, which are not recognized if their times differ.
          </p>
        )}
        <Facts>
          <Fact name="Format">{formatText(preview)}</Fact>
          <Fact name="Readings">{countsText(preview.readings, kindText)}</Fact>
          <Fact name="From">
            <Time at={preview.period.firstTimestamp} />
          </Fact>
          <Fact name="Until">
            <Time at={preview.period.lastTimestamp} />
          </Fact>
          <Fact name="Units">
            {listed(units.map((one) => `${kindText(one.kind)}: ${one.units.map(labelOf).join(', ')}, ${KNOWN_BY[one.knownBy]}`))}
          </Fact>
          <Fact name="Order of day and month">{orderText(preview)}</Fact>
          <Fact name="Time zone">{preview.hasLocalTimes ? (preview.timeZone ?? 'must be answered') : 'in the file'}</Fact>
          <Fact name="Stored already">{duplicates === null ? null : count(duplicates)}</Fact>
          <Fact name="Other values are stored">{conflicts === null ? null : count(conflicts)}</Fact>
          <Fact name="Rejected">{countsText(preview.rejected, codeText)}</Fact>
          <Fact name="Lines without a reading">{countsText(preview.skipped, wordsOf)}</Fact>
          {preview.belowRange + preview.aboveRange > 0 && (
            <Fact name="Beyond the instrument">
              {count(preview.belowRange)} too low, {count(preview.aboveRange)} too high
            </Fact>
          )}
          {preview.localTimes.repeated + preview.localTimes.ambiguous + preview.localTimes.skippedByClocks > 0 && (
            <Fact name="When clocks changed">
              {count(preview.localTimes.repeated)} decided by the order of lines, {count(preview.localTimes.ambiguous)}{' '}
              undecidable, {count(preview.localTimes.skippedByClocks)} that no clock showed
            </Fact>
          )}
          <Fact name="Person in the file">
            {!preview.namesPerson
              ? 'none'
              : preview.personDifferences.length === 0
                ? preview.questions.some(({ name }) => name === 'patient')
                  ? 'named; compared with the patient once one is chosen'
                  : 'named; the same as the patient'
                : `differs from the patient: ${preview.personDifferences.map(wordsOf).join(', ')}`}
          </Fact>
        </Facts>
      </Section>
      {devices.length > 0 && (
        <Section title="Devices">
          <Table name="Devices" columns={DEVICE_COLUMNS} entries={devices} keyOf={({ serial, role }) => `${serial} ${role}`} />
        </Section>
      )}
      {examples.length > 0 && (
        <Section title="First lines">
          <Table name="First lines" columns={EXAMPLE_COLUMNS} entries={examples} keyOf={({ line }) => line} />
        </Section>
      )}
    </>
  );
}
