import { type DoctorCheck } from '../doctor/doctor-check';
import { type RpmAdmin } from './rpm-admin';

/** Runs `doctor`. @returns its exit code, and the result of each check by its name, such as `ok: reachable` */
export async function diagnose(
  admin: RpmAdmin,
  environment: NodeJS.ProcessEnv = {},
): Promise<{ exitCode: number | null; results: Record<string, string> }> {
  const { exitCode, stdout } = await admin.run(['doctor', '--json'], { environment });
  const { checks } = JSON.parse(stdout) as { checks: DoctorCheck[] };
  return { exitCode, results: Object.fromEntries(checks.map(({ check, status, detail }) => [check, `${status}: ${detail}`])) };
}
