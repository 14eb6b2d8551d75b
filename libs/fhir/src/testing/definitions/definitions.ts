import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Resource, StructureDefinition } from '@medplum/fhirtypes';

/** The stored definitions are no modules: a built program reads those of the sources, too. */
const DEFINITIONS = join(__dirname, '..', '..', '..', 'src', 'testing', 'definitions');

/** The content of a stored file. */
export const definitionFile = (file: string) => JSON.parse(readFileSync(join(DEFINITIONS, file), 'utf8')) as object;

const structures = (file: string) => definitionFile(file) as StructureDefinition[];

/** The files of profiles. */
const PROFILES = ['r4-vital-signs.json', 'us-core.json', 'us-core-patient.json', 'cgm.json'];

/** Profiles against which resources are validated although they do not claim them, unless only a part of a resource is validated. */
const PROFILES_OF_TYPES: Readonly<Record<string, readonly string[]>> = {
  Patient: ['http://hl7.org/fhir/us/core/StructureDefinition/us-core-patient'],
};

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
    PROFILES.flatMap(structures).map((profile) => [profile.url, profile]),
  );

  /** @returns the definition of the type of the resource, and those of its profiles that are there */
  of({ resourceType, meta }: Resource): StructureDefinition[] {
    const base = this.resources.filter(({ type }) => type === resourceType);
    const isWhole = !meta?.tag?.some(({ code }) => code === 'SUBSETTED');
    const urls = new Set([...(isWhole ? (PROFILES_OF_TYPES[resourceType] ?? []) : []), ...(meta?.profile ?? [])]);
    return [...base, ...[...urls].map((url) => this.profiles.get(url)).filter((profile) => profile !== undefined)];
  }
}
