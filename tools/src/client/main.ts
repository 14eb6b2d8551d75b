import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@rpm/data-access';
import { emitClient } from './emit-client';
import { type OpenApi } from './openapi';

const GENERATED = join(WORKSPACE_ROOT, 'libs', 'client', 'src', 'api.generated.ts');

/** Writes the generated file of the client, or only compares it with the service. @returns the exit status */
export async function main(args: readonly string[]): Promise<number> {
  const built = join(WORKSPACE_ROOT, 'apps', 'api', 'dist', 'openapi', 'document.js');
  const { openApiDocument } = (await import(built)) as { openApiDocument: OpenApi };
  const text = emitClient(openApiDocument);
  if (!args.includes('--check')) {
    writeFileSync(GENERATED, text);
    return 0;
  }
  if (readFileSync(GENERATED, 'utf8') === text) return 0;
  console.error('The client does not agree with the OpenAPI document of the service. Run: npm run generate:client');
  return 1;
}
