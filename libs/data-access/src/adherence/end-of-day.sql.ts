/**
 * SQL for the instant at which a local day ends. PostgreSQL reads a midnight that clocks show twice as the later one, but the next day begins with the
 * earlier one, which is an hour before.
 */
export const endOfDay = (day: string, zone: string) => `(
    select case when ((midnight - interval '1 hour') at time zone ${zone})::date > ${day} then midnight - interval '1 hour' else midnight end
    from (select (${day} + 1)::timestamp at time zone ${zone} as midnight) m
  )`;
