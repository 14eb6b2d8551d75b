import { type ChangingRun } from './changing-run';

/**
 * Checks that a replay of all messages of a source has one result: a second one changes nothing, and the readings and what waits are those of a new source. Readings that
 * people have changed stay as they are, and so do those whose version restamping has raised, so they and what waits for them are not compared with a new source.
 */
export async function expectOneResult(run: ChangingRun): Promise<void> {
  await run.take({ type: 'replay' });
  const [replayed, versions] = [await run.source.state(), await run.source.versions()];
  await run.take({ type: 'replay' });
  expect([await run.source.state(), await run.source.versions()]).toEqual([replayed, versions]);

  const fresh = await (await run.fresh()).state();
  const isUnchanged = ({ minute }: { minute: number }) => !replayed.changed.includes(minute);
  expect(replayed.readings.filter(isUnchanged)).toEqual(fresh.readings.filter(isUnchanged));
  if (replayed.changed.length === 0) expect(replayed.waiting).toEqual(fresh.waiting);
}
