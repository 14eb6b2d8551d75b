import {
  ApiKeyRepository,
  countUnassignedReadings,
  ItemRepository,
  OrganizationRepository,
  listLateDevices,
} from '@rpm/data-access';
import { assertSecretsReadable, hasEncryptionKey, loadSecretBox, encryptionSettings } from '@rpm/encryption';
import {
  type Database,
  assertSameDatabase,
  ConfigurationError,
  connectionKind,
  databaseSettings,
  type Connection,
  findWrongSettings,
  keepsPreparedStatements,
  listenSettings,
  MIN_SERVER_VERSION,
  POOLER_ADVICE,
  readConfiguration,
  serverState,
} from '@rpm/database';
import { auditSettings } from '@rpm/audit';
import { newestVerifiedBackup } from '@rpm/backup';
import { type SchemaDifferences, findSchemaDifferences } from '@rpm/schema';
import { countDeadRows, type DeadRowCount, oldestUnpublishedEvent } from '@rpm/webhook-delivery';
import { type DatabaseSession, withSession } from '../database/database-session';
import { EXIT } from '../terminal/exit-code';
import { toPrintableError } from '../terminal/printable-error';
import { type Output } from '../terminal/output';
import { terminal } from '../terminal/terminal';
import { AUDIT_COMMITS, checkAuditCommits } from './audit-commits-check';
import { AUDIT_MONTHS, checkAuditMonths } from './audit-months-check';
import { AUDIT_RETENTION, checkAuditRetention } from './audit-retention-check';
import { AUDIT_SEAL, checkAuditSeal } from './audit-seal-check';
import { type DoctorCheck, found } from './doctor-check';
import { checkCollations, COLLATIONS } from './collation-check';
import { checkDataFolder, checkNode, checkPort, checkTimeZones } from './machine-checks';
import { checkDisabledWebhooks, DISABLED_WEBHOOKS } from './webhook-checks';
import { checkSmart, SMART } from './smart-check';
import { checkRotatedPersonKeys } from './key-checks';
import { checkLargeIndexes, checkSchema, LARGE_INDEX_CHECK } from './schema-check';
import { checkRepeatedTimes, REPEATED_TIMES } from './repeated-time-check';
import { checkDamagedIdentifiers, checkDamagedTexts, checkEqualIdentifiers, EQUAL_IDENTIFIERS } from './text-checks';
import { checkValueRanges, VALUE_RANGES } from './value-range-check';

/** The results of all checks, and the command's exit code. */
export interface DoctorResult {
  checks: DoctorCheck[];
  exitCode: number;
}

/** Maximum number of duplicate SKUs that the check lists. */
const MAX_LISTED_SKUS = 10;
/** Largest allowed difference between this machine's clock and the database's clock. Both are compared with expiry times and timestamps. */
const MAX_CLOCK_DIFFERENCE_MS = 5_000;
/** Age of the newest verified backup at which the check begins to warn. */
const MAX_BACKUP_AGE_MS = 24 * 60 * 60 * 1000;
const WEBHOOK_KEYS = 'webhook keys';
const CHECKS_OF_CONTENTS = [
  'contents',
  'dead rows',
  DISABLED_WEBHOOKS,
  'publication',
  'unassigned readings',
  VALUE_RANGES,
  'device clocks',
  REPEATED_TIMES,
  'SKUs',
  'texts',
  'identifiers',
  EQUAL_IDENTIFIERS,
  COLLATIONS,
  LARGE_INDEX_CHECK,
  'keys of people',
  WEBHOOK_KEYS,
  AUDIT_COMMITS,
  AUDIT_MONTHS,
  AUDIT_RETENTION,
  AUDIT_SEAL,
  'backup',
];
const LISTENING = 'listening';
const CONNECTION_CHECKS = ['prepared statements', LISTENING, 'settings'];
const CHECKS_ON_THE_DATABASE = ['server version', 'role', ...CONNECTION_CHECKS, 'schema', 'clock', ...CHECKS_OF_CONTENTS];

export async function diagnose(output: Output): Promise<DoctorResult> {
  const configuration = checkConfiguration();
  const isConfigured = configuration.status === 'ok';
  const places = isConfigured ? [await checkDataFolder(), await checkPort()] : skipped(['data folder', 'port']);
  const machine = [checkNode(), checkTimeZones(), configuration, ...places, ...(isConfigured ? [checkSmart()] : skipped([SMART]))];
  if (!isConfigured) {
    const checks = [...machine, ...skipped(['database', ...CHECKS_ON_THE_DATABASE])];
    return { checks, exitCode: EXIT.configuration };
  }
  const database = await checkDatabase(output);
  const exitCode = database.exitCode === EXIT.done ? exitCodeOf(machine) : database.exitCode;
  return { checks: [...machine, ...database.checks], exitCode };
}

function checkConfiguration(): DoctorCheck {
  try {
    const settings = { ...databaseSettings, ...listenSettings, ...auditSettings };
    const { DATABASE_URL, DATA_DIR } = readConfiguration(settings, terminal().environment);
    // The address of the database is never printed, because it may contain a password.
    const which = DATABASE_URL === undefined ? `the embedded database in ${DATA_DIR}` : 'the database of DATABASE_URL';
    return found('configuration', true, which);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return found('configuration', false, error.mistakes.join('; '));
  }
}

async function checkDatabase(output: Output): Promise<DoctorResult> {
  try {
    return await withSession(output, async (session) => {
      const checks = [found('database', true, 'reachable'), ...(await checkServer(session))];
      return { checks, exitCode: exitCodeOf(checks) };
    });
  } catch (error) {
    const { detail, exitCode } = toPrintableError(error);
    return { checks: [found('database', false, detail), ...skipped(CHECKS_ON_THE_DATABASE)], exitCode };
  }
}

async function checkServer({ database, connection, listening, embedded }: DatabaseSession): Promise<DoctorCheck[]> {
  const before = Date.now();
  const { version, majorVersion, now, bypassesRowSecurity } = await serverState(database);
  const difference = Math.round(now.getTime() - (before + Date.now()) / 2);
  const state = await findSchemaDifferences(database);
  const connections = [
    await checkPreparedStatements(connection),
    await checkListening(connection, listening),
    await checkSettings(database),
  ];
  const isSuitable = connections.every(({ status }) => status !== 'failed');
  return [
    found('server version', majorVersion >= MIN_SERVER_VERSION, `${version}; ${MIN_SERVER_VERSION} or newer is required`),
    checkRole(bypassesRowSecurity),
    ...connections,
    checkSchema(state, embedded),
    found(
      'clock',
      Math.abs(difference) <= MAX_CLOCK_DIFFERENCE_MS,
      `the database is ${Math.abs(difference)} ms ${difference < 0 ? 'behind' : 'ahead of'} this machine`,
    ),
    ...(isCurrent(state) && isSuitable
      ? [
          await checkContents(database),
          await checkDeadRows(database),
          await checkDisabledWebhooks(database),
          await checkPublication(database),
          await checkUnassignedReadings(database),
          await checkValueRanges(database),
          await checkDeviceClocks(database),
          await checkRepeatedTimes(database),
          await checkSkus(database),
          await checkDamagedTexts(database),
          await checkDamagedIdentifiers(database),
          await checkEqualIdentifiers(database),
          await checkCollations(database),
          await checkLargeIndexes(database),
          await checkRotatedPersonKeys(database),
          await checkWebhookKeys(database),
          await checkAuditCommits(database),
          await checkAuditMonths(database),
          await checkAuditRetention(database, now),
          await checkAuditSeal(database, now),
          await checkBackup(database, now),
        ]
      : skipped(CHECKS_OF_CONTENTS)),
  ];
}

function checkRole(bypassesRowSecurity: boolean): DoctorCheck {
  const detail = bypassesRowSecurity
    ? 'a superuser, or exempt from row-level security, which therefore cannot separate organizations; connect as an ordinary role that owns the database'
    : 'subject to row-level security';
  return found('role', !bypassesRowSecurity, detail);
}

/** Checks whether prepared statements can still be used in later transactions, which some connection poolers do not support. */
async function checkPreparedStatements(connection: Connection): Promise<DoctorCheck> {
  const isKept = await keepsPreparedStatements(connection);
  return found('prepared statements', isKept, isKept ? 'kept between transactions' : POOLER_ADVICE);
}

/**
 * Checks that listening connections lead to the same database and receive notifications. Without notifications, a sender of webhooks whose process ends
 * is replaced only after its leases have expired.
 */
async function checkListening(connection: Connection, listening: Connection): Promise<DoctorCheck> {
  try {
    await assertSameDatabase(connection, listening);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return found(LISTENING, false, error.mistakes.join('; '));
  }
  const kind = await connectionKind(listening);
  if (kind === 'direct' || kind === 'session') {
    const how = kind === 'direct' ? 'a direct connection' : 'a pooler that keeps sessions';
    return found(LISTENING, true, `${how}: a sender of webhooks whose process ends is replaced within 5 s`);
  }
  const detail =
    'a pooler of transactions: no notifications arrive, and a sender of webhooks whose process ends is replaced only after WEBHOOK_LEASE_MS; set ' +
    'DATABASE_LISTEN_URL to a direct connection';
  return { check: LISTENING, status: 'warning', detail };
}

/** Reports settings of the role or the database that change the results of statements. */
async function checkSettings(database: Database): Promise<DoctorCheck> {
  const wrong = await findWrongSettings(database);
  return found('settings', wrong.length === 0, wrong.length === 0 ? 'none changes results' : wrong.join('; '));
}

function isCurrent({ pending, changed }: SchemaDifferences): boolean {
  return pending.length + changed.length === 0;
}

/** Counts organizations and API keys. If there are none, the check succeeds, and the detail says how to create them. */
async function checkContents(database: Database): Promise<DoctorCheck> {
  const { total: organizations } = await new OrganizationRepository(database).list({ page: 1, size: 1 });
  const keys = await new ApiKeyRepository(database).count();
  const hint = organizations === 0 ? '; begin with "rpm-admin organization create <name>"' : '';
  return found('contents', true, `organizations: ${organizations}, API keys: ${keys}${hint}`);
}

/** Reports events and deliveries that were set aside after a database error; customers do not receive them until they are requeued. */
async function checkDeadRows(database: Database): Promise<DoctorCheck> {
  const counts = await countDeadRows(database);
  const detail = counts.map(countText).join(', ');
  if (counts.length === 0) return found('dead rows', true, 'none');
  return found('dead rows', false, `${detail}; remove the cause, then run "rpm-admin webhook requeue"`);
}

/** Lists devices whose readings arrive late by the same amount. The check succeeds, because the service itself works. */
async function checkDeviceClocks(database: Database): Promise<DoctorCheck> {
  const late = await listLateDevices(database);
  if (late.length === 0) return found('device clocks', true, 'no device is late by the same amount every time');
  const devices = late.map(
    ({ organizationId, deviceId, lateMinutes }) =>
      `device ${deviceId} of organization ${organizationId}: ${lateMinutes} minutes late`,
  );
  return found('device clocks', true, `probably wrong: ${devices.join(', ')}; see "rpm-admin reading restamp"`);
}

/** Reports stock-keeping units (SKUs) that several items of an organization share, because SKUs did not have to be unique in earlier versions. */
async function checkSkus(database: Database): Promise<DoctorCheck> {
  const duplicates = await new ItemRepository(database).duplicateSkus();
  if (duplicates.length === 0) return found('SKUs', true, 'none belongs to several items');
  const some = duplicates.slice(0, MAX_LISTED_SKUS).map(({ organization, itemIds }) => `${organization}: ${itemIds.join(', ')}`);
  const more = duplicates.length > MAX_LISTED_SKUS ? ` and ${duplicates.length - MAX_LISTED_SKUS} more` : '';
  const advice = 'give each item its own with "rpm-admin item change", because an import recognizes items by their SKU';
  return found('SKUs', false, `items with the same SKU (${some.join('; ')}${more}); ${advice}`);
}

/** Reports stored secrets of webhooks that cannot be decrypted. Unlike the service, the check creates no key if there is none. */
async function checkWebhookKeys(database: Database): Promise<DoctorCheck> {
  try {
    const configuration = readConfiguration({ ...databaseSettings, ...encryptionSettings }, terminal().environment);
    const box = hasEncryptionKey(configuration) ? await loadSecretBox(configuration) : { keyNames: [] };
    await assertSecretsReadable(database, box);
    return found(WEBHOOK_KEYS, true, 'all stored secrets of webhooks can be decrypted');
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return found(WEBHOOK_KEYS, false, error.mistakes.join('; '));
  }
}

/** Counts readings without a patient. They are not an error, but nobody sees them until they are assigned to a patient. */
async function checkUnassignedReadings(database: Database): Promise<DoctorCheck> {
  const count = await countUnassignedReadings(database);
  const advice =
    count === 0 ? '' : '; list them with "rpm-admin reading list --unassigned true", and correct who held the devices';
  return found('unassigned readings', true, `${count === 0 ? 'none' : count}${advice}`);
}

/** Reports that no process publishes events, so that neither webhooks nor the feed receive them. */
async function checkPublication(database: Database): Promise<DoctorCheck> {
  const oldest = await oldestUnpublishedEvent(database);
  if (oldest === null) return found('publication', true, 'no event waits for a process that publishes it');
  const advice = 'start the service with DELIVERY=on, or run "rpm-admin deliver"';
  return found('publication', false, `an event has waited since ${oldest.toISOString()}; ${advice}`);
}

/** Warns if no recent backup was verified: after a loss of the database, all data since the last good backup would be lost, too. */
async function checkBackup(database: Database, now: Date): Promise<DoctorCheck> {
  const newest = await newestVerifiedBackup(database);
  const isRecent = newest !== null && now.getTime() - newest.getTime() <= MAX_BACKUP_AGE_MS;
  const which = newest === null ? 'no backup was verified' : `the newest verified backup is of ${newest.toISOString()}`;
  const advice = 'run "rpm-admin backup create" and "rpm-admin backup verify" every day (docs/backup.md)';
  return { check: 'backup', status: isRecent ? 'ok' : 'warning', detail: isRecent ? which : `${which}; ${advice}` };
}

function countText({ row, cause, count }: DeadRowCount): string {
  const rows = { event: ['event', 'events'], delivery: ['delivery', 'deliveries'] }[row][count === 1 ? 0 : 1];
  return `${count} ${rows} (${cause === null ? 'cause unknown' : `SQLSTATE ${cause}`})`;
}

/**
 * Returns the exit code of `doctor`. A wrong encryption key is a configuration error, because of which the service would not start either, and so are settings of the
 * database that an administrator must change.
 */
function exitCodeOf(checks: DoctorCheck[]): number {
  const failed = checks.filter(({ status }) => status === 'failed');
  if (failed.some(({ check }) => [WEBHOOK_KEYS, AUDIT_COMMITS, ...CONNECTION_CHECKS].includes(check))) return EXIT.configuration;
  return failed.length === 0 ? EXIT.done : EXIT.unavailable;
}

function skipped(checks: string[]): DoctorCheck[] {
  return checks.map((check) => ({ check, status: 'skipped', detail: '' }));
}
