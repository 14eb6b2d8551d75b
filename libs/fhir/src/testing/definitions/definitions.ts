import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StructureDefinition } from '@medplum/fhirtypes';

/** The stored definitions are no modules: a built program reads those of the sources, too. */
const DEFINITIONS = join(__dirname, '..', '..', '..', 'src', 'testing', 'definitions');

/** The content of a stored file. */
export const definitionFile = (file: string) => JSON.parse(readFileSync(join(DEFINITIONS, file), 'utf8')) as object;

const structures = (file: string) => definitionFile(file) as StructureDefinition[];

let stored: Definitions | undefined;

/** Returns the definitions, which are read at the first validation only: specs that validate nothing do not wait for them. */
export function definitions(): Definitions {
  return (stored ??= new Definitions());
}

class Definitions {
  /** Data types of R4. */
  readonly types = structures('r4-types.json');

  /** Resources of R4 that the service answers or accepts. */
  readonly resources = structures('r4-resources.json');

  /** Profiles by the URL that a resource claims in `meta.profile`. */
  readonly profiles: ReadonlyMap<string, StructureDefinition> = new Map(
    [...structures('r4-vital-signs.json'), ...structures('us-core.json'), ...givenProfiles()].map((profile) => [
      profile.url,
      profile,
    ]),
  );

  /** @returns the definition of the type of the resource, and those of its profiles that are there */
  of({ resourceType, meta }: { resourceType: string; meta?: { profile?: readonly string[] } }): StructureDefinition[] {
    const base = this.resources.filter(({ type }) => type === resourceType);
    const profiles = (meta?.profile ?? []).map((url) => this.profiles.get(url));
    return [...base, ...profiles.filter((profile) => profile !== undefined)];
  }
}

/**
 * Further profiles, with snapshots, from the folder that the variable FHIR_PROFILES names: for example that of the package hl7.fhir.us.core 9.0.0, which
 * no registry has that this repository takes packages from. They replace stored ones of the same URL.
 */
function givenProfiles(): StructureDefinition[] {
  const folder = process.env.FHIR_PROFILES;
  if (folder === undefined) return [];
  const files = readdirSync(folder).filter((file) => file.startsWith('StructureDefinition-') && file.endsWith('.json'));
  return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as StructureDefinition);
}
