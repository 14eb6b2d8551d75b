import { statement } from '@rpm/database';
import { type FileImportState, type ReadingKindName } from '@rpm/domain';

/** An import of a file as it is stored. */
export interface FileImportRow {
  id: number;
  number: number;
  state: FileImportState;
  /** SHA-256 of the file, in hexadecimal digits. */
  sha256: string;
  bytes: number;
  format: string | null;
  answers: Record<string, unknown>;
  patientId: number | null;
  records: number;
  rejectBytes: number;
  stored: number;
  duplicates: number;
  rejected: number;
  createdPatientIds: number[];
  createdDeviceIds: number[];
  voided: number;
  kept: number;
}

const COLUMNS = `id, number, state, encode(sha256, 'hex') as sha256, bytes, format, answers, patient_id as "patientId", records, reject_bytes as "rejectBytes",
  stored, duplicates, rejected, created_patient_ids as "createdPatientIds", created_device_ids as "createdDeviceIds", voided, kept`;

/** Key of the advisory lock under which an organization counts its imports. The number is arbitrary. */
const NUMBER_LOCK = 726_047;

export const LOCK_FILE_IMPORT_NUMBERS = statement<object>({
  name: 'lock-file-import-numbers',
  text: `select pg_advisory_xact_lock(${NUMBER_LOCK}, hashint8($organizationId::bigint))`,
});

interface NewFileImport {
  sha256: string;
  bytes: number;
  format: string | null;
  answers: string;
  patientId: number | null;
  /** A new import is `storing` if its file is complete, as that of the command line is. */
  state: 'receiving' | 'storing';
  createdPatients: readonly number[];
}

export const ADD_FILE_IMPORT = statement<NewFileImport, FileImportRow>({
  name: 'add-file-import',
  text: `
    insert into file_import (organization_id, number, state, sha256, bytes, format, answers, patient_id, created_patient_ids, start_timestamp)
    select $organizationId, coalesce(max(number), 0) + 1, $state, decode($sha256, 'hex'), $bytes, $format, $answers::jsonb, $patientId::bigint,
      $createdPatients::bigint[], case when $state = 'storing' then now() end
    from file_import where organization_id = $organizationId returning ${COLUMNS}`,
});

export const FIND_FILE_IMPORT = statement<{ id: number }, FileImportRow>({
  name: 'find-file-import',
  text: `select ${COLUMNS} from file_import where organization_id = $organizationId and id = $id`,
});

export const FIND_FILE_IMPORT_BY_NUMBER = statement<{ number: number }, FileImportRow>({
  name: 'find-file-import-by-number',
  text: `select ${COLUMNS} from file_import where organization_id = $organizationId and number = $number`,
});

/** Finds the interrupted import of a file with the same answers, to resume it. */
export const FIND_INTERRUPTED_FILE_IMPORT = statement<
  { sha256: string; answers: string; patientId: number | null },
  FileImportRow
>({
  name: 'find-interrupted-file-import',
  text: `
    select ${COLUMNS} from file_import
    where organization_id = $organizationId and state = 'storing' and sha256 = decode($sha256, 'hex') and answers = $answers::jsonb
      and patient_id is not distinct from $patientId
    order by id desc limit 1`,
});

/** Begins to store the readings of an import whose file and answers are complete. */
export const BEGIN_FILE_IMPORT = statement<
  { id: number; format: string; answers: string; patientId: number; createdPatients: readonly number[] },
  FileImportRow
>({
  name: 'begin-file-import',
  text: `
    update file_import set state = 'storing', format = $format, answers = $answers::jsonb, patient_id = $patientId, start_timestamp = now(),
      created_patient_ids = $createdPatients::bigint[]
    where organization_id = $organizationId and id = $id and state = 'receiving' returning ${COLUMNS}`,
});

/** Stores what a person has said about a file that is not being imported yet. */
export const SET_FILE_ANSWERS = statement<{ id: number; answers: string; patientId: number | null }, { id: number }>({
  name: 'set-file-answers',
  text: `
    update file_import set answers = $answers::jsonb, patient_id = $patientId where organization_id = $organizationId and id = $id and state = 'receiving'
    returning id`,
});

interface Progress {
  id: number;
  before: number;
  records: number;
  rejectBytes: number;
  stored: number;
  duplicates: number;
  rejected: number;
  /** The number of rejected lines of the batch by code, and these lines, as JSON. */
  codes: string;
  lines: string;
  deviceIds: number[];
}

/** Number of rejected lines that an import lists. */
const MAX_LISTED_LINES = 100;

/** Stores the progress of an import. It returns no row if another process has stored the same batch meanwhile, or if the import has ended. */
export const SAVE_FILE_IMPORT_PROGRESS = statement<Progress, { id: number }>({
  name: 'save-file-import-progress',
  text: `
    update file_import set records = $records, reject_bytes = $rejectBytes, stored = $stored, duplicates = $duplicates, rejected = $rejected,
      rejected_codes = (
        select coalesce(jsonb_object_agg(code, count), '{}') from (
          select key as code, sum(value::bigint) as count
          from (select * from jsonb_each_text(rejected_codes) union all select * from jsonb_each_text($codes::jsonb)) e group by key
        ) c),
      rejected_lines = case when jsonb_array_length(rejected_lines) >= ${MAX_LISTED_LINES} then rejected_lines else (
        select coalesce(jsonb_agg(line order by place), '[]') from (
          select line, place from jsonb_array_elements(rejected_lines || $lines::jsonb) with ordinality as e (line, place) limit ${MAX_LISTED_LINES}
        ) l) end,
      created_device_ids = created_device_ids || $deviceIds::bigint[]
    where organization_id = $organizationId and id = $id and state = 'storing' and records = $before returning id`,
});

export const END_FILE_IMPORT = statement<{ id: number }>({
  name: 'end-file-import',
  text: `update file_import set state = 'stored', end_timestamp = now() where organization_id = $organizationId and id = $id and state = 'storing'`,
});

/** Names the import as the origin of readings that it has stored. */
export const ADD_FILE_ORIGINS = statement<{ kind: ReadingKindName; fileImportId: number; ids: readonly number[] }>({
  name: 'add-file-origins',
  text: `
    insert into reading_origin (organization_id, kind, reading_id, file_import_id)
    select $organizationId, $kind, id, $fileImportId from unnest($ids::bigint[]) as id on conflict do nothing`,
});
