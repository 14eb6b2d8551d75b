import { type Stage } from './stage';

/** Of so many events, and of so many attempts, one cannot be written. */
const ONE_OF = { events: 97, attempts: 103 };

/** Rows that the database refuses, among others that it takes. */
export interface Poison {
  /** SQL: whether an event with this id (an expression) cannot be made into deliveries. */
  isEvent: (id: string) => string;
  /** SQL: whether attempts of a log with this id cannot be written down. */
  isLog: (id: string) => string;
}

/** Has the database refuse rows of an organization until it is told otherwise. @param random of 0 to below 1 */
export async function poison(stage: Stage, organizationId: number, random: () => number): Promise<Poison> {
  const rest = { events: Math.floor(random() * ONE_OF.events), attempts: Math.floor(random() * ONE_OF.attempts) };
  const isEvent = (id: string) => `(${id}) % ${ONE_OF.events} = ${rest.events}`;
  const isLog = (id: string) => `(${id}) % ${ONE_OF.attempts} = ${rest.attempts}`;
  const refuse = (table: string, condition: string) => `
    create function poison_${table}() returns trigger language plpgsql as $$ begin raise 'poison'; end $$;
    create trigger poison before insert on ${table} for each row
      when (new.organization_id = ${organizationId} and ${condition}) execute function poison_${table}();`;
  await stage.dataSource.query(
    refuse('webhook_log', isEvent(EVENT_OF_LOG('new'))) + refuse('webhook_attempt', isLog('new.log_id')),
  );
  return { isEvent, isLog };
}

/** SQL: the id of the event that a log, under this name, tells of. */
export const EVENT_OF_LOG = (log: string) => `substring(${log}.message_id from '[0-9]+')::bigint`;

export async function removePoison(stage: Stage): Promise<void> {
  const remove = (table: string) => `drop function if exists poison_${table}() cascade;`;
  await stage.dataSource.query(remove('webhook_log') + remove('webhook_attempt'));
}
