import { GRANT_TEXTS, GRANTS } from '@rpm/domain';
import { emitScopeGuide } from './emit-scope-guide';
import { type OpenApi, type Operation } from './openapi';

const operation = (scope?: string): Operation => ({
  operationId: 'example',
  summary: 'Example',
  tags: [],
  responses: {},
  ...(scope !== undefined && { 'x-required-scope': scope }),
});

/** A document with two operations for patients, one for API keys, and one that every key may call. */
const DOCUMENT: OpenApi = {
  paths: {
    '/patient': { get: operation('patients:read'), post: operation('patients:write') },
    '/patient/{id}': { get: operation('patients:read') },
    '/api-key': { get: operation('keys:write') },
    '/me': { get: operation() },
  },
  components: { schemas: {}, parameters: {}, responses: {} },
};

/** Returns the cells of the rows of the first table, without their heading. */
function rowsOf(guide: string): string[][] {
  const lines =
    guide
      .split('## Roles')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('|')) ?? [];
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('the guide to scopes', () => {
  const rows = rowsOf(emitScopeGuide(DOCUMENT));
  const row = (grant: string) => rows.find(([name]) => name === `\`${grant}\``);

  it('lists every scope and wildcard once, with what it allows', () => {
    expect(rows.map(([name, text]) => [name, text])).toEqual(GRANTS.map((grant) => [`\`${grant}\``, GRANT_TEXTS[grant]]));
  });

  it('counts the operations that a key with only this scope may call because of it', () => {
    expect([row('patients:read')?.[3], row('read')?.[3], row('*')?.[3], row('keys:write')?.[3], row('sites:read')?.[3]]).toEqual([
      '2',
      '2',
      '3',
      '1',
      '0',
    ]);
  });

  it('names the wildcards that contain a scope and the roles that have it', () => {
    expect(row('orders:write')?.slice(2)).toEqual(['`*`, `write`', '0', 'clerk, administrator']);
    expect(row('fulfilment')?.slice(2)).toEqual(['`*`', '0', 'clerk, administrator']);
    expect(row('audit:read')?.slice(2)).toEqual(['–', '0', '–']);
  });
});
