import { Linter, type Rule } from 'eslint';
import { join } from 'node:path';

/** The rule is CommonJS outside of `src`, because ESLint loads it before the build. */
const rule = jest.requireActual<Rule.RuleModule>(join(__dirname, '../../lint/event-inserts.cjs'));

function messagesFor(code: string): string[] {
  const config: Linter.Config = {
    plugins: { outbox: { rules: { 'event-inserts': rule } } },
    rules: { 'outbox/event-inserts': 'error' },
  };
  return new Linter().verify(code, config).map(({ message }) => message);
}

describe('the lint rule for statements that write events', () => {
  it.each([
    "run('insert into event (organization_id, type) values (1, 2)');",
    'run(`with changed as (${UPDATE})\n  INSERT INTO\n  event (type) select type from changed`);',
    'run(`insert into public.event select ${columns}`);',
    'run(`insert into only "event" default values`);',
  ])('rejects %j', (code) => {
    expect(messagesFor(code)).toEqual([expect.stringContaining('insertEvents or emitEvents')]);
  });

  it.each([
    "run('insert into event_payload values (1)');",
    "run('insert into device_event values (1)');",
    'run(`${insertEvents()} select type from changed`);',
    'run(/insert into event/);',
    "run('select * from event');",
  ])('accepts %j', (code) => {
    expect(messagesFor(code)).toEqual([]);
  });
});
