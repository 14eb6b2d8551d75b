import { type IngestReplay } from '@rpm/client';
import { type ComponentChildren } from 'preact';
import { type Column, Table } from '../components/table';
import { count, counted, wordsOf } from '../components/texts';
import { hrefOf } from '../service/address';
import { codeText, kindText, Outcome, readingHref } from '../source-message/part-texts';

type Count = IngestReplay['outcomes'][number];
type Change = IngestReplay['changes'][number];

const OUTCOME_COLUMNS: readonly Column<Count>[] = [
  { title: 'Outcome', value: ({ outcome }) => <Outcome value={outcome} /> },
  { title: 'Parts', value: ({ count: parts }) => count(parts), isNumber: true },
  { title: 'Reason', value: ({ code }) => (code === null ? '–' : codeText(code)) },
];

const CHANGE_COLUMNS: readonly Column<Change>[] = [
  { title: 'Reading', value: (change) => <Reading change={change} /> },
  { title: 'Outcome', value: ({ outcome }) => <Outcome value={outcome} /> },
  { title: 'Values', value: ({ values }) => <Values values={values} /> },
  { title: 'Message', value: ({ messageId }) => <a href={hrefOf(`/source-messages/${messageId}`)}>{messageId}</a> },
];

function Reading({ change: { kind, readingId } }: { change: Change }): ComponentChildren {
  const text = kindText(kind);
  if (readingId === null) return `${text}, a new reading`;
  return (
    <a href={readingHref({ kind, id: readingId })}>
      {text} {readingId}
    </a>
  );
}

function Values({ values }: { values: Change['values'] }): ComponentChildren {
  if (values.length === 0) return '–';
  return values.map(({ property, before, after }) => (
    <div key={property}>
      {wordsOf(property)}: {textOf(before)} → <strong>{textOf(after)}</strong>
    </div>
  ));
}

/** Writes a value that the service returns as JSON, such as `105` or `"beforeMeal"`. */
function textOf(json: string): string {
  const value: unknown = JSON.parse(json);
  if (value === null) return 'none';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function effectOf(replay: IngestReplay): string {
  const { changeCount, voidedCount: voided, keptCount } = replay;
  const changed = changeCount - voided - keptCount;
  const messages = counted(replay.messageCount, 'message', 'messages');
  const sentences = (one: string, many: string) => [
    changed > 0 && `${counted(changed, `reading ${one}`, `readings ${many}`)} new or different.`,
    voided > 0 && `${counted(voided, `reading ${one}`, `readings ${many}`)} marked as entered in error.`,
  ];
  const none = changed === 0 && voided === 0;
  const effects = replay.dryRun
    ? [`${messages} would be processed again.`, none && 'No reading would change.', ...sentences('would be', 'would be')]
    : [
        `${messages} ${replay.messageCount === 1 ? 'was' : 'were'} processed again.`,
        none && 'No reading has changed.',
        ...sentences('is', 'are'),
      ];
  return effects.filter((one) => one !== false).join(' ');
}

/** The outcomes of a replay or its preview, and the readings that it has changed or would change. */
export function ReplayReport({ replay }: { replay: IngestReplay }) {
  const { messageCount, expiredCount, outcomes, changes, changeCount, keptCount: kept } = replay;
  return (
    <>
      <p role="status">
        <strong>{messageCount === 0 ? 'No stored message matches.' : effectOf(replay)}</strong>{' '}
        {kept > 0 &&
          `${counted(kept, 'reading stays', 'readings stay')} as ${kept === 1 ? 'it is' : 'they are'}, because somebody else has changed ${kept === 1 ? 'it' : 'them'}. `}
        {expiredCount > 0 &&
          `${counted(expiredCount, 'further message matches', 'further messages match')}, but the body is not stored any more, so nothing can be processed.`}
      </p>
      {outcomes.length > 0 && (
        <Table
          name="Parts by outcome"
          columns={OUTCOME_COLUMNS}
          entries={outcomes}
          keyOf={({ outcome, code }) => `${outcome} ${code}`}
        />
      )}
      {changes.length > 0 && (
        <>
          {changes.length < changeCount && (
            <p class="quiet">
              The first {count(changes.length)} of {count(changeCount)} readings.
            </p>
          )}
          <Table name="Readings" columns={CHANGE_COLUMNS} entries={changes} keyOf={(change) => JSON.stringify(change)} />
        </>
      )}
    </>
  );
}
