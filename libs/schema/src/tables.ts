import { READING_KIND_NAMES } from '@rpm/domain';
import { readingTableOf } from './reading-table';
import { ENTITY_TABLES } from '@rpm/database';

/** Tables whose order matters because other tables refer to them, and tables without an entity class. */
const ORDERED_TABLES: readonly string[] = [
  'api_key',
  'smart_assertion',
  'smart_token',
  'console_session',
  'console_code',
  'console_person',
  'console_passkey',
  'console_invitation',
  // Deleting resources, readings and assignments writes to these tables, so these tables are emptied later.
  'deleted_resource',
  'adherence_recheck',
  'idempotency_key',
  'fhir_export',
  'manufacturer',
  'item',
  'kit',
  'kit_item',
  'site',
  'patient',
  'patient_search_word',
  'patient_search_state',
  'logged_delivery_state',
  'disclosure',
  'device',
  'device_identifier',
  'former_device_identifier',
  'device_assignment',
  'device_event',
  'device_health_check',
  'device_silence',
  'device_watch',
  'correction',
  // Deleting readings writes to these tables, so they are emptied after the readings.
  'reading_count',
  'reading_hour_count',
  'reading_count_delta',
  'adherence_days',
  'adherence_count',
  ...READING_KIND_NAMES.map(readingTableOf),
  'reading_revision',
  'reading_identifier',
  'reading_origin',
  'ended_observation',
  'ended_observation_state',
  'submission_without_device',
  'patient_merge',
  'reading_import',
  'file_import',
  'file_import_part',
  'ingest_source',
  'ingest_source_secret',
  // Deleting an alias adds rows.
  'ingest_release',
  'ingest_source_state',
  'ingest_refusal',
  'ingest_alias',
  'ingest_mapping',
  'ingest_message',
  'ingest_body',
  'ingest_part',
  'ingest_quarantine_group',
  'stock',
  'stock_adjustment',
  'customer_order',
  'order_external_id',
  'order_tracking_number',
  'order_kit',
  'order_line',
  'packed_kit',
  'order_device',
  'order_event',
  'customer_return',
  'return_line',
  'return_device',
  'return_event',
  'event',
  'event_publication',
  'event_sequence',
  'published_event',
  'event_lease',
  'webhook',
  'webhook_type',
  'webhook_secret',
  'webhook_header',
  'webhook_health',
  'webhook_replay',
  'webhook_delivery',
  'webhook_log',
  'webhook_bodies',
  'webhook_log_payload',
  'webhook_attempt',
  'webhook_log_cell',
  'webhook_log_delta',
  'webhook_log_retried_cell',
];

/** The tables of the audit trail. Their rows outlive the organization, so they are neither deleted with it nor among the tables of its export, which has a section of its own for them. */
export const AUDIT_TABLES: readonly string[] = [
  'audit_event',
  'audit_chain',
  'audit_block',
  'audit_archived_leaf',
  'audit_segment',
  'audit_segment_block',
];

/** The tables of the audit trail whose rows belong to the installation, not to one organization. */
const AUDIT_TABLES_OF_INSTALLATION: readonly string[] = [
  'audit_progress',
  'audit_epoch',
  'audit_key',
  'audit_checkpoint',
  'audit_verification',
  'audit_archive',
];

const NOT_OF_ORGANIZATIONS = ['organization'];

/**
 * All tables whose rows belong to an organization, referenced tables first: rows can be inserted in this order, and deleted in the reverse order.
 * Code that walks all data of an organization uses this list. The only other tables are those of {@link TABLES_IN_BACKUP} and {@link AUDIT_TABLES}, `migration`,
 * `backup_verification`, `webhook_sender`, `ingest_watch` and `webhook_log_fold`.
 * Tables of entities that no other table references are appended automatically.
 */
export const ORGANIZATION_TABLES: readonly string[] = [
  ...new Set([...ORDERED_TABLES, ...ENTITY_TABLES.filter((table) => !NOT_OF_ORGANIZATIONS.includes(table))]),
];

/**
 * The tables whose rows a backup does not contain. The migrations themselves fill `migration`, `backup_verification` is about the backups of one database,
 * `webhook_sender` and `ingest_watch` about its running processes, `webhook_log_fold` about transactions of the server, nobody should be signed in to the console because a backup was restored,
 * the transaction times of FHIR exports are those of one server, tokens and assertions of SMART clients are valid for minutes, and a browser still has the file whose parts it has sent.
 */
export const TABLES_NOT_IN_BACKUP: readonly string[] = [
  'migration',
  'backup_verification',
  'webhook_sender',
  'ingest_watch',
  'webhook_log_fold',
  'console_session',
  'console_code',
  'console_invitation',
  'fhir_export',
  'smart_assertion',
  'smart_token',
  'file_import_part',
];

/** All tables whose rows a backup contains, referenced tables first. */
export const TABLES_IN_BACKUP: readonly string[] = [
  ...NOT_OF_ORGANIZATIONS,
  'reading_count_state',
  ...ORGANIZATION_TABLES.filter((table) => !TABLES_NOT_IN_BACKUP.includes(table)),
  ...AUDIT_TABLES,
  ...AUDIT_TABLES_OF_INSTALLATION,
];

/**
 * Tables that an export of an organization leaves out in addition to those that backups leave out: keys, people of the console, events, logs,
 * totals that are counted again, words that are derived from patients again, ended Observations that are derived from the histories of readings again, the watches
 * of devices, which items begin again, and what is left to do in the logs of this installation. Webhooks and sources of readings are left out, because their secrets and tokens belong to this installation, and with
 * the sources the origins of readings: readings that were moved belong to nobody who could correct them automatically.
 */
const TABLES_NOT_IN_EXPORT: readonly string[] = [
  'reading_count_state',
  'api_key',
  'console_person',
  'console_passkey',
  'idempotency_key',
  'reading_import',
  'file_import',
  'file_import_part',
  'reading_origin',
  'reading_count',
  'reading_hour_count',
  'reading_count_delta',
  'adherence_days',
  'adherence_count',
  'adherence_recheck',
  'device_watch',
  'patient_search_word',
  'patient_search_state',
  'logged_delivery_state',
  'ended_observation',
  'ended_observation_state',
  'event',
  'event_publication',
  'event_sequence',
  'published_event',
  'event_lease',
];

/** All tables whose rows an export of an organization contains, referenced tables first. */
export const TABLES_IN_EXPORT: readonly string[] = TABLES_IN_BACKUP.filter(
  (table) =>
    ![...TABLES_NOT_IN_EXPORT, ...AUDIT_TABLES, ...AUDIT_TABLES_OF_INSTALLATION].includes(table) &&
    !/^(webhook|ingest)(_|$)/.test(table),
);

/** Returns the column that names the organization of a row. */
export const organizationColumnOf = (table: string) => (table === 'organization' ? 'id' : 'organization_id');
