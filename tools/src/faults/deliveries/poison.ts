import { type FaultDatabase } from '../fault-database';

/** On average, the database rejects one event in 97 and one attempt in 103. */
const ONE_OF = { events: 97, attempts: 103 };

/** Selects the events and attempts that the database rejects; it accepts all others. */
export interface RejectedRows {
  /** Returns an SQL condition that is true if a trigger rejects the deliveries of the event with this id. @param id an SQL expression */
  isEvent: (id: string) => string;
  /** Returns an SQL condition that is true if a trigger rejects new attempts for the webhook log with this id. @param id an SQL expression */
  isLog: (id: string) => string;
}

/**
 * Creates triggers that reject some events and attempts of an organization until {@link removeRejectingTriggers}. The attempt of a log whose bodies are in
 * `webhook_bodies` is part of the log. @param random returns numbers from
 * 0 (inclusive) to 1 (exclusive)
 */
export async function createRejectingTriggers(
  database: FaultDatabase,
  organizationId: number,
  random: () => number,
): Promise<RejectedRows> {
  const rest = { events: Math.floor(random() * ONE_OF.events), attempts: Math.floor(random() * ONE_OF.attempts) };
  const isEvent = (id: string) => `(${id}) % ${ONE_OF.events} = ${rest.events}`;
  const isLog = (id: string) => `(${id}) % ${ONE_OF.attempts} = ${rest.attempts}`;
  const refuse = (table: string, condition: string) => `
    create function poison_${table}() returns trigger language plpgsql as $$ begin raise 'poison'; end $$;
    create trigger poison before insert on ${table} for each row
      when (new.organization_id = ${organizationId} and ${condition}) execute function poison_${table}();`;
  await database.dataSource.query(
    refuse('webhook_log', `(${isEvent(eventIdOfLog('new'))} or new.bodies_id is not null and ${isLog('new.id')})`) +
      refuse('webhook_attempt', isLog('new.log_id')),
  );
  return { isEvent, isLog };
}

/** Returns SQL for the id of the event that caused a webhook log. */
const eventIdOfLog = (log: string) => `substring(${log}.message_id from '[0-9]+')::bigint`;

export async function removeRejectingTriggers(database: FaultDatabase): Promise<void> {
  const remove = (table: string) => `drop function if exists poison_${table}() cascade;`;
  await database.dataSource.query(remove('webhook_log') + remove('webhook_attempt'));
}
