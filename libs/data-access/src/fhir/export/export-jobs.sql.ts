import { statement } from '@rpm/database';
import { type ExportFile, type ExportSelection } from './export-request';

/** Time in hours after which an export ends by itself. */
const LIFETIME_HOURS = 24;

/** Maximum number of exports of one organization that run at the same time. */
export const MAX_RUNNING_EXPORTS = 2;

/** Time in minutes after which an export that nobody uses does not count as running any more. Its files can still be fetched. */
export const IDLE_MINUTES = 10;

/** Condition that an export `x` runs: not all of its files have been fetched to the end, and it was used recently. */
const IS_RUNNING = `x.expire_timestamp > now() and x.use_timestamp > now() - interval '${IDLE_MINUTES} minutes'
  and (x.files is null or cardinality(x.fetched) < jsonb_array_length(x.files))`;

/** Condition that an export has ended by itself. */
export const IS_EXPIRED_EXPORT = 'expire_timestamp <= now()';

const JOB = `x.id::text, x.request, x.selection, x.expire_timestamp as "expireTimestamp", x.transaction_timestamp as "transactionTimestamp", x.files`;

export interface JobRow {
  id: string;
  request: string;
  selection: ExportSelection;
  expireTimestamp: Date;
  transactionTimestamp: Date | null;
  files: ExportFile[] | null;
}

/** Locks the organization, so that exports of one organization begin one after the other and are counted exactly. */
export const LOCK_ORGANIZATION = statement<object>({
  name: 'lock-organization-for-export',
  text: 'select from organization where id = $organizationId for no key update',
});

/** Stores an export, unless too many run already. */
export const CREATE_EXPORT = statement<{ request: string; selection: string }, JobRow>({
  name: 'create-fhir-export',
  text: `
    insert into fhir_export as x (organization_id, request, selection, expire_timestamp)
    select $organizationId, $request, $selection::jsonb, now() + interval '${LIFETIME_HOURS} hours'
    where (select count(*) from fhir_export x where x.organization_id = $organizationId and ${IS_RUNNING}) < ${MAX_RUNNING_EXPORTS}
    returning ${JOB}`,
});

/** Stores what an export contains, unless another request has done so. */
export const SET_CONTENTS = statement<{ id: string; transactionTimestamp: Date; files: string }, JobRow>({
  name: 'set-contents-of-fhir-export',
  text: `
    update fhir_export x set transaction_timestamp = $transactionTimestamp, files = $files::jsonb
    where x.organization_id = $organizationId and x.id = $id::uuid and x.files is null
    returning ${JOB}`,
});

/** Finds an export that has not expired, and notes that it is used. */
export const USE_EXPORT = statement<{ id: string }, JobRow>({
  name: 'use-fhir-export',
  text: `
    update fhir_export x set use_timestamp = clock_timestamp()
    where x.organization_id = $organizationId and x.id = $id::uuid and not ${IS_EXPIRED_EXPORT}
    returning ${JOB}`,
});

/** Notes that a file was fetched to its end. */
export const MARK_FETCHED = statement<{ id: string; file: number }>({
  name: 'mark-file-of-fhir-export',
  text: `
    update fhir_export set use_timestamp = clock_timestamp(),
      fetched = case when $file::integer = any(fetched) then fetched else fetched || $file::integer end
    where organization_id = $organizationId and id = $id::uuid`,
});

export const DELETE_EXPORT = statement<{ id: string }, { id: string }>({
  name: 'delete-fhir-export',
  text: `delete from fhir_export where organization_id = $organizationId and id = $id::uuid and not ${IS_EXPIRED_EXPORT} returning id::text`,
});

/** Deletes the exports that have expired. They are few, because an organization runs few at a time. */
export const DELETE_EXPIRED_EXPORTS = statement<object>({
  name: 'delete-expired-fhir-exports',
  text: `delete from fhir_export where organization_id = $organizationId and ${IS_EXPIRED_EXPORT}`,
});
