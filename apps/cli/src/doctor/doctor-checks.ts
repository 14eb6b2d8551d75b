import { auditSettings } from '@rpm/audit';
import {
  ConfigurationError,
  type Database,
  databaseSettings,
  listenSettings,
  MIN_SERVER_VERSION,
  readConfiguration,
  serverState,
} from '@rpm/database';
import { findSchemaDifferences } from '@rpm/schema';
import { type DatabaseSession, withSession } from '../database/database-session';
import { EXIT } from '../terminal/exit-code';
import { type Output } from '../terminal/output';
import { toPrintableError } from '../terminal/printable-error';
import { terminal } from '../terminal/terminal';
import { checkAuditCommits } from './audit/commits-check';
import { checkAuditMonths } from './audit/months-check';
import { checkAuditRetention } from './audit/retention-check';
import { checkAuditSeal } from './audit/seal-check';
import { checkBackup } from './backup-check';
import { checkCollations } from './collation-check';
import { checkListening, checkPreparedStatements, checkRole, checkSettings } from './connection-checks';
import { checkContents, checkSkus } from './content-checks';
import { type DoctorCheck, failed, type Finding, ok } from './doctor-check';
import { checkRotatedPersonKeys, checkSmart } from './key-checks';
import { checkDataFolder, checkNode, checkPort, checkTimeZones } from './machine-checks';
import { checkDeviceClocks, checkUnassignedReadings, checkValueRanges } from './reading-checks';
import { checkRepeatedTimes } from './repeated-time-check';
import { checkLargeIndexes, checkSchema } from './schema-check';
import { checkSilentDevices, checkSilentSources } from './silence-checks';
import { checkDamagedIdentifiers, checkDamagedTexts, checkEqualIdentifiers } from './text-checks';
import { checkDeadRows, checkDisabledWebhooks, checkPublication, checkWebhookKeys } from './webhook-checks';

/** The results of all checks, and the command's exit code. */
export interface DoctorResult {
  checks: DoctorCheck[];
  exitCode: number;
}

/** Largest allowed difference between this machine's clock and the database's clock. Both are compared with expiry times and timestamps. */
const MAX_CLOCK_DIFFERENCE_MS = 5_000;

/** Checks that need a valid configuration, but no database. */
const MACHINE_CHECKS = {
  'data folder': checkDataFolder,
  port: checkPort,
  'SMART clients': checkSmart,
} satisfies Record<string, () => Finding | Promise<Finding>>;

const CONNECTION_CHECKS = {
  'prepared statements': ({ connection }) => checkPreparedStatements(connection),
  listening: ({ connection, listening }) => checkListening(connection, listening),
  settings: ({ database }) => checkSettings(database),
} satisfies Record<string, (session: DatabaseSession) => Promise<Finding>>;

/** Checks of a database that has the current schema, and whose connections can be used. */
const CONTENT_CHECKS = {
  contents: checkContents,
  'dead rows': checkDeadRows,
  'disabled webhooks': checkDisabledWebhooks,
  'silent sources': checkSilentSources,
  'silent devices': checkSilentDevices,
  publication: checkPublication,
  'unassigned readings': checkUnassignedReadings,
  'value ranges': checkValueRanges,
  'device clocks': checkDeviceClocks,
  'repeated local times': checkRepeatedTimes,
  SKUs: checkSkus,
  texts: checkDamagedTexts,
  identifiers: checkDamagedIdentifiers,
  'equal identifiers': checkEqualIdentifiers,
  collations: checkCollations,
  'large indexes': checkLargeIndexes,
  'keys of people': checkRotatedPersonKeys,
  'webhook keys': checkWebhookKeys,
  'audit commits': checkAuditCommits,
  'audit months': checkAuditMonths,
  'audit retention': checkAuditRetention,
  'audit blocks': checkAuditSeal,
  backup: checkBackup,
} satisfies Record<string, (database: Database, now: Date) => Promise<Finding>>;

const CHECKS_ON_THE_DATABASE = [
  'server version',
  'role',
  ...Object.keys(CONNECTION_CHECKS),
  'schema',
  'clock',
  ...Object.keys(CONTENT_CHECKS),
];

/**
 * Checks whose failure is a configuration error: settings of the database that an administrator must change, and a wrong encryption key, without which the service
 * would not start either.
 */
const CONFIGURATION_CHECKS: readonly string[] = [
  'prepared statements',
  'listening',
  'settings',
  'webhook keys',
  'audit commits',
] satisfies (keyof typeof CONNECTION_CHECKS | keyof typeof CONTENT_CHECKS)[];

/** Runs all checks. Those for which an earlier check leaves no basis are skipped. */
export async function diagnose(output: Output): Promise<DoctorResult> {
  const configuration = checkConfiguration();
  const isConfigured = configuration.status === 'ok';
  const machine = [
    named('node', checkNode()),
    named('time zones', checkTimeZones()),
    named('configuration', configuration),
    ...(isConfigured ? await runAll(MACHINE_CHECKS, (check) => check()) : skipped(Object.keys(MACHINE_CHECKS))),
  ];
  if (!isConfigured) {
    const checks = [...machine, ...skipped(['database', ...CHECKS_ON_THE_DATABASE])];
    return { checks, exitCode: EXIT.configuration };
  }
  const database = await checkDatabase(output);
  const exitCode = database.exitCode === EXIT.done ? exitCodeOf(machine) : database.exitCode;
  return { checks: [...machine, ...database.checks], exitCode };
}

function checkConfiguration(): Finding {
  try {
    const settings = { ...databaseSettings, ...listenSettings, ...auditSettings };
    const { DATABASE_URL, DATA_DIR } = readConfiguration(settings, terminal().environment);
    // The address of the database is never printed, because it may contain a password.
    return ok(DATABASE_URL === undefined ? `the embedded database in ${DATA_DIR}` : 'the database of DATABASE_URL');
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return failed(error.mistakes.join('; '));
  }
}

async function checkDatabase(output: Output): Promise<DoctorResult> {
  try {
    return await withSession(output, async (session) => {
      const checks = [named('database', ok('reachable')), ...(await checkServer(session))];
      return { checks, exitCode: exitCodeOf(checks) };
    });
  } catch (error) {
    const { detail, exitCode } = toPrintableError(error);
    return { checks: [named('database', failed(detail)), ...skipped(CHECKS_ON_THE_DATABASE)], exitCode };
  }
}

async function checkServer(session: DatabaseSession): Promise<DoctorCheck[]> {
  const { database, embedded } = session;
  const before = Date.now();
  const { version, majorVersion, now, bypassesRowSecurity } = await serverState(database);
  const difference = Math.round(now.getTime() - (before + Date.now()) / 2);
  const state = await findSchemaDifferences(database);
  const connections = await runAll(CONNECTION_CHECKS, (check) => check(session));
  const isUsable = state.pending.length + state.changed.length === 0 && connections.every(({ status }) => status !== 'failed');
  const versions = `${version}; ${MIN_SERVER_VERSION} or newer is required`;
  const clock = `the database is ${Math.abs(difference)} ms ${difference < 0 ? 'behind' : 'ahead of'} this machine`;
  return [
    named('server version', majorVersion >= MIN_SERVER_VERSION ? ok(versions) : failed(versions)),
    named('role', checkRole(bypassesRowSecurity)),
    ...connections,
    named('schema', checkSchema(state, embedded)),
    named('clock', Math.abs(difference) <= MAX_CLOCK_DIFFERENCE_MS ? ok(clock) : failed(clock)),
    ...(isUsable ? await runAll(CONTENT_CHECKS, (check) => check(database, now)) : skipped(Object.keys(CONTENT_CHECKS))),
  ];
}

/** Runs the checks of a table one after the other. */
async function runAll<Check>(
  table: Readonly<Record<string, Check>>,
  run: (check: Check) => Finding | Promise<Finding>,
): Promise<DoctorCheck[]> {
  const checks: DoctorCheck[] = [];
  for (const [name, check] of Object.entries(table)) checks.push(named(name, await run(check)));
  return checks;
}

function exitCodeOf(checks: readonly DoctorCheck[]): number {
  const failures = checks.filter(({ status }) => status === 'failed');
  if (failures.some(({ check }) => CONFIGURATION_CHECKS.includes(check))) return EXIT.configuration;
  return failures.length === 0 ? EXIT.done : EXIT.unavailable;
}

const named = (check: string, finding: Finding): DoctorCheck => ({ check, ...finding });

const skipped = (checks: readonly string[]): DoctorCheck[] => checks.map((check) => ({ check, status: 'skipped', detail: '' }));
