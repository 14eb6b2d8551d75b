import { type Restamp } from '@rpm/client';
import { rpm, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { useDialog } from '../service/use-draft';
import { Show } from '../components/states';
import { type Column, Table } from '../components/table';
import { count, Section, Time } from '../components/texts';
import { ClockDialog, UndoDialog } from './clock-dialog';
import { shiftText } from './clock-shift';

/** The restamps that corrected a device's wrong clock, each with a button that undoes it, and a button that starts another one. */
export function Clock({ deviceId, reload }: { deviceId: number; reload: () => void }) {
  const loaded = useLoaded((signal) => rpm.listRestamps({ deviceId, size: 50 }, { signal }), deviceId);
  const mayCorrect = useSession().can('readings:write');
  const [open, setOpen] = useDialog<'new' | Restamp>('clock');
  const frame = {
    deviceId,
    close: () => setOpen(null),
    done: () => {
      setOpen(null);
      loaded.reload();
      reload();
    },
  };
  return (
    <Section
      title="Clock"
      actions={
        mayCorrect && (
          <button type="button" onClick={() => setOpen('new')}>
            Correct a wrong clock
          </button>
        )
      }
    >
      <Show loaded={loaded}>
        {({ content }) =>
          content.length === 0 ? (
            <p class="quiet">No times of readings of this device were corrected.</p>
          ) : (
            <Table
              name="Clock"
              columns={columnsOf(content, mayCorrect ? setOpen : null)}
              entries={content}
              keyOf={({ id }) => id}
            />
          )
        }
      </Show>
      {open === 'new' && <ClockDialog {...frame} />}
      {open !== null && open !== 'new' && <UndoDialog {...frame} restamp={open} />}
    </Section>
  );
}

/**
 * Returns the columns of the table. @param all the listed restamps; a restamp that undoes a listed one is newer, so it is listed, too
 * @param undo starts to undo a restamp; null if the person may not undo restamps
 */
function columnsOf(all: readonly Restamp[], undo: ((restamp: Restamp) => void) | null): readonly Column<Restamp>[] {
  const isUndone = ({ id }: Restamp) => all.some(({ undoneRestamp }) => undoneRestamp?.id === id);
  return [
    { title: 'Corrected', value: ({ createTimestamp }) => <Time at={createTimestamp} /> },
    { title: 'Readings', value: ({ readingCount }) => count(readingCount), isNumber: true },
    { title: 'Shifted by', value: ({ offsetSeconds }) => shiftText(offsetSeconds) },
    { title: 'Of the period', value: (restamp) => <Period restamp={restamp} /> },
    { title: 'By', value: ({ actor }) => actor ?? '–' },
    { title: 'Reason', value: ({ reason }) => reason ?? '–' },
    {
      title: 'Undo',
      hasActions: true,
      value: (restamp) =>
        isUndone(restamp)
          ? 'Undone'
          : undo && (
              <button type="button" aria-label={`Undo: ${shiftText(restamp.offsetSeconds)}`} onClick={() => undo(restamp)}>
                Undo
              </button>
            ),
    },
  ];
}

function Period({ restamp: { startTimestamp, endTimestamp, undoneRestamp } }: { restamp: Restamp }) {
  if (undoneRestamp) return <>Undoes an earlier correction</>;
  return (
    <>
      <Time at={startTimestamp} /> – <Time at={endTimestamp} />
    </>
  );
}
