import { type Grant, GRANTS } from '@rpm/domain';
import { invalidOption } from '../terminal/option-value';

const OPTION = '--scopes';

export const SCOPES_HELP = `
Scopes:
  ${GRANTS.join(', ')}
  "read" and "write" grant all areas, "*" grants all areas and fulfilment; all other scopes must be named. docs/scopes.md says what each allows.
  Quote "*", otherwise the shell replaces it by file names.`;

/** Parses a comma-separated list of scopes. @throws Refusal that lists the unknown scopes in it, and all scopes that exist */
export function readScopes(raw: string): string[] {
  const scopes = [...new Set(raw.split(',').map((scope) => scope.trim()))];
  const unknown = scopes.filter((scope) => !GRANTS.includes(scope as Grant));
  if (unknown.length === 0) return scopes;
  const named = unknown.map((scope) => JSON.stringify(scope)).join(', ');
  throw invalidOption(OPTION, 'not_a_choice', `Not a scope: ${named}. Choose from: ${GRANTS.join(', ')}.`);
}
