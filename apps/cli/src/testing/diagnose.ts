import { commitDurably, createTestDatabase, type TestDatabase, urlOf } from '@rpm/database/testing';
import { type DoctorCheck } from '../doctor/doctor-check';
import { RpmAdmin } from './rpm-admin';

/**
 * Creates a database whose commits wait for the disk, as `doctor` demands, and the command line for it.
 * @param isDirect whether its connections lead past the pooler of the specs, whose open sessions keep the settings that a role had before
 */
export async function createDatabaseForDoctor(
  template?: string,
  isDirect = false,
): Promise<{ database: TestDatabase; admin: RpmAdmin }> {
  const database = await createTestDatabase(template);
  await commitDurably(database.dataSource);
  return { database, admin: new RpmAdmin(isDirect ? urlOf(database.listening) : database.url) };
}

/** Runs `doctor`. @returns its exit code, and the result of one check */
export async function diagnoseOne(
  admin: RpmAdmin,
  name: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<[exitCode: number | null, result: string | undefined]> {
  const { exitCode, results } = await diagnose(admin, environment);
  return [exitCode, results[name]];
}

/** Runs `doctor`. @returns its exit code, and the result of each check by its name, such as `ok: reachable` */
export async function diagnose(
  admin: RpmAdmin,
  environment: NodeJS.ProcessEnv = {},
): Promise<{ exitCode: number | null; results: Record<string, string> }> {
  const { exitCode, stdout } = await admin.run(['doctor', '--json'], { environment });
  const { checks } = JSON.parse(stdout) as { checks: DoctorCheck[] };
  return { exitCode, results: Object.fromEntries(checks.map(({ check, status, detail }) => [check, `${status}: ${detail}`])) };
}
