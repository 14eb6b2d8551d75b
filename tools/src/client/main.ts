import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@rpm/database';
import { emitAdapters } from './emit-adapters';
import { emitClient } from './emit-client';
import { emitForms } from './emit-forms';
import { emitScopes } from './emit-scopes';
import { emitScopeGuide } from './emit-scope-guide';
import { emitTransitions } from './emit-transitions';
import { type OpenApi } from './openapi';

const GENERATED: readonly { file: string; emit: (document: OpenApi) => string }[] = [
  { file: join(WORKSPACE_ROOT, 'libs', 'client', 'src', 'api.generated.ts'), emit: emitClient },
  { file: join(WORKSPACE_ROOT, 'apps', 'console', 'src', 'form', 'forms.generated.ts'), emit: (document) => emitForms(document) },
  { file: join(WORKSPACE_ROOT, 'apps', 'console', 'src', 'service', 'transitions.generated.ts'), emit: emitTransitions },
  { file: join(WORKSPACE_ROOT, 'apps', 'console', 'src', 'service', 'scopes.generated.ts'), emit: emitScopes },
  { file: join(WORKSPACE_ROOT, 'apps', 'console', 'src', 'source', 'adapters.generated.ts'), emit: emitAdapters },
  { file: join(WORKSPACE_ROOT, 'docs', 'scopes.md'), emit: emitScopeGuide },
];

/** Writes the generated files of the client, the console and the guides, or only compares them with the service. @returns the exit status */
export async function main(args: readonly string[]): Promise<number> {
  const built = join(WORKSPACE_ROOT, 'apps', 'api', 'dist', 'operations', 'document.js');
  const { wholeDocument } = (await import(built)) as { wholeDocument: OpenApi };
  const outdated = GENERATED.filter(({ file, emit }) => !existsSync(file) || readFileSync(file, 'utf8') !== emit(wholeDocument));
  if (!args.includes('--check')) {
    for (const { file, emit } of outdated) writeFileSync(file, emit(wholeDocument));
    return 0;
  }
  for (const { file } of outdated) {
    console.error(`${file} does not agree with the OpenAPI document of the service. Run: npm run generate:client`);
  }
  return outdated.length === 0 ? 0 : 1;
}
