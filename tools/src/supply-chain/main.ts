import { WORKSPACE_ROOT } from '@rpm/database';
import { auditProduction } from './audit';
import { checkLicences } from './licences';

/**
 * Checks the licences and the known vulnerabilities of the packages that run in production. A registry without audits is reported, but is not a failure.
 * @returns the exit status
 */
export async function main(root = WORKSPACE_ROOT, npmSettings: readonly string[] = []): Promise<number> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const { checked, problems } = checkLicences(root);
  for (const { package: name, licence } of problems)
    say(
      `The licence of ${name} is not allowed: ${licence}. Replace the package, or allow the licence in tools/src/supply-chain/licences.ts.`,
    );
  if (problems.length === 0) say(`The licences of ${checked} runtime packages are allowed.`);
  const audit = await auditProduction(root, npmSettings);
  if ('unavailable' in audit) {
    say(`Runtime packages were NOT audited, because the registry could not answer: ${audit.unavailable}`);
    return problems.length === 0 ? 0 : 1;
  }
  for (const vulnerability of audit.vulnerabilities) say(`Known vulnerability: ${vulnerability}`);
  if (audit.vulnerabilities.length === 0) say('No vulnerability of the runtime packages is known.');
  return problems.length + audit.vulnerabilities.length === 0 ? 0 : 1;
}
