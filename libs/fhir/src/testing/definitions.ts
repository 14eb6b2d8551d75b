import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StructureDefinition } from '@medplum/fhirtypes';

/** The stored definitions are no modules: a built program reads those of the sources, too. */
const FOLDER = join(__dirname, '..', '..', 'src', 'testing', 'definitions');

export type DefinitionFile = 'r4-types' | 'r4-resources' | 'r4-vital-signs' | 'us-core';

/** The definitions of a stored file; its README states where they are from. */
export function definitionsOf(file: DefinitionFile): StructureDefinition[] {
  return JSON.parse(readFileSync(join(FOLDER, `${file}.json`), 'utf8')) as StructureDefinition[];
}
