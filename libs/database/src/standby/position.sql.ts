import { readPositionText } from './read-position';

/**
 * SQL for the present position of the primary. Transactions become visible after their records in the log are flushed or, if commits are asynchronous, after they are
 * written, so that all transactions that a statement before this one has seen precede the position.
 */
export const CURRENT_POSITION = {
  name: 'current-position',
  text: `select ${readPositionText('left(pg_walfile_name(w.location), 8)', 'w.location')} as position
    from (select case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end as location) w`,
};

/** Pause in seconds between two looks at the position of a standby, and the number of looks: 100 ms in all. */
const PAUSE_SECONDS = 0.005;
const LOOKS = 20;

/**
 * Settings that do not exist. PostgreSQL has no function that raises an error, so the statement reads one of them: the error contains its name and, as the statements that
 * follow in the same message are skipped, nothing is read.
 */
export const OBSTACLES = {
  'rpm.standby_promoted': 'unavailable',
  'rpm.standby_other_timeline': 'other_timeline',
  'rpm.standby_behind': 'behind',
} as const;

/**
 * The timeline of the log that a standby has certainly replayed a part of. After a failover, it lags behind by up to the interval of checkpoints, for which reads go
 * to the primary. The timeline that the standby receives now is visible to privileged roles only, and may not be replayed yet.
 */
const TIMELINE = `(select greatest(c.timeline_id, r.min_recovery_end_timeline) from pg_control_checkpoint() c, pg_control_recovery() r)`;

/**
 * Statement that precedes a read in the same message, so that both run on the same server. It waits until the standby has replayed a position, at most
 * 100 ms, and fails if it has not, or if the server is no standby. Every part of it is executed once for each look. $1: the timeline, or 0 for any age. $2: the
 * location.
 */
export const AWAIT_POSITION = {
  name: 'await-position',
  text: `select case
      when not pg_is_in_recovery() then current_setting('rpm.standby_promoted')
      when $1::int = 0 then ''
      when $1::int <> ${TIMELINE} then current_setting('rpm.standby_other_timeline')
      when exists (
        select from generate_series(1, ${LOOKS}) look
        where case when pg_last_wal_replay_lsn() >= $2::pg_lsn then true else pg_sleep(${PAUSE_SECONDS}) is null end
      ) then ''
      else current_setting('rpm.standby_behind') end`,
};

/**
 * SQL that identifies a database among all databases of all servers, and is the same on its standbys. It contains the role, because row-level security must apply on a
 * standby as it does on the primary.
 */
export const DATABASE_IDENTITY = {
  name: 'database-identity',
  text: `select concat_ws(' ', s.system_identifier, d.oid, current_user) as identity from pg_control_system() s, pg_database d where d.datname = current_database()`,
};
