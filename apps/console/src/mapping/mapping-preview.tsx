import { type IngestMappingPreview } from '@rpm/client';
import { type Column, Table } from '../components/table';
import { count, counted } from '../components/texts';
import { hrefOf } from '../service/address';
import { codeText, outcomeText } from '../source-message/part-texts';

type Outcome = IngestMappingPreview['outcomes'][number];

/** Writes an outcome of the API, such as `reading` or `quarantined no_mapping`. */
function textOf(outcome: string): string {
  const [word = '', code] = outcome.split(' ');
  return code === undefined ? outcomeText(word) : `${outcomeText(word)}: ${codeText(code)}`;
}

const COLUMNS: readonly Column<Outcome>[] = [
  { title: 'Parts', value: ({ outcome }) => textOf(outcome) },
  { title: 'Now', value: ({ before }) => count(before), isNumber: true },
  { title: 'With this version', value: ({ after }) => count(after), isNumber: true },
];

/** The changes that a version of a mapping would make in the newest messages that are still stored. */
export function MappingPreview({ preview }: { preview: IngestMappingPreview }) {
  const { version, messageCount, changedMessageCount, changedMessageIds, outcomes } = preview;
  return (
    <>
      <p role="status">
        <strong>
          Version {version}: {count(changedMessageCount)} of{' '}
          {counted(messageCount, 'compared message has', 'compared messages have')} other parts.
        </strong>{' '}
        All samples pass.
      </p>
      {outcomes.length > 0 && <Table name="Parts" columns={COLUMNS} entries={outcomes} keyOf={({ outcome }) => outcome} />}
      {changedMessageIds.length > 0 && (
        <p>
          Changed messages:{' '}
          {changedMessageIds.map((id, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <a href={hrefOf(`/source-messages/${id}`)}>{id}</a>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
