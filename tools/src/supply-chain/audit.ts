import { execFile } from 'node:child_process';

/** Result of an audit: the known vulnerabilities, or the reason why the registry could not be asked. */
export type AuditResult = { vulnerabilities: string[] } | { unavailable: string };

/** The part of the output of `npm audit --json` that is read. */
interface AuditReport {
  vulnerabilities?: Record<string, { severity: string; range: string; via: (string | { title?: string; url?: string })[] }>;
  message?: string;
}

const TIMEOUT_MS = 120_000;

/** Asks the registry for known vulnerabilities of the packages that run in production. @param settings further options of npm, such as the registry */
export function auditProduction(root: string, settings: readonly string[] = []): Promise<AuditResult> {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', ...settings];
  return new Promise((resolve) => {
    // npm ends with an error both if it finds vulnerabilities and if the registry has no audit, so only its output distinguishes the two.
    execFile('npm', args, { cwd: root, timeout: TIMEOUT_MS }, (error, stdout) => resolve(resultOf(stdout, error?.message ?? '')));
  });
}

function resultOf(stdout: string, failure: string): AuditResult {
  const report = parsed(stdout);
  if (!report?.vulnerabilities) return { unavailable: report?.message ?? failure };
  return {
    vulnerabilities: Object.entries(report.vulnerabilities).map(([name, { severity, range, via }]) => {
      const titles = via.map((cause) => (typeof cause === 'string' ? `through ${cause}` : `${cause.title} ${cause.url}`));
      return `${name} ${range} (${severity}): ${titles.join('; ')}`;
    }),
  };
}

function parsed(stdout: string): AuditReport | null {
  try {
    return JSON.parse(stdout) as AuditReport;
  } catch {
    return null;
  }
}
