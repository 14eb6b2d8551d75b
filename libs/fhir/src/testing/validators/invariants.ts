import { compile } from 'fhirpath';
import * as r4 from 'fhirpath/fhir-context/r4';
import type { ElementDefinitionConstraint, Resource, StructureDefinition } from '@medplum/fhirtypes';
import { definitions } from '../definitions/definitions';

/** An invariant of FHIR: an expression that is true for each element of the path. */
interface Invariant {
  readonly name: string;
  holds(resource: Resource): boolean;
}

/** Invariants that need more than FHIRPath, or that every element has: Medplum and the lint check them in their own ways. */
const LEFT_OUT: readonly string[] = ['ele-1', 'txt-1', 'txt-2'];

const compiled = new Map<string, Invariant>();

/** A path within a resource is evaluated from its root, and that of a data type wherever the type occurs below the resource. */
function invariant(path: string, { key, expression = '', human }: ElementDefinitionConstraint): Invariant {
  const violations = `${path.replaceAll('[x]', '')}.where((${expression}) = false)`;
  const known = compiled.get(violations);
  if (known !== undefined) return known;
  const find = compile(violations, r4, { async: false, traceFn: () => undefined });
  const made = {
    name: `${path} ${key}: ${human}`,
    holds: (resource: Resource) => find(resource, { resource, rootResource: resource }).length === 0,
  };
  compiled.set(violations, made);
  return made;
}

/** The invariants of a definition, without those of slices, of which FHIRPath does not know which elements belong to them. */
function invariantsOf(definition: StructureDefinition, pathOf: (path: string) => string): Invariant[] {
  const elements = definition.snapshot?.element.filter(({ id }) => !id?.includes(':')) ?? [];
  return elements.flatMap(({ path, constraint = [] }) =>
    constraint
      .filter(({ key, severity, expression }) => severity === 'error' && expression !== undefined && !LEFT_OUT.includes(key))
      .filter(({ key }) => key !== 'ext-1' || path === 'Extension')
      .map((constraint) => invariant(pathOf(path), constraint)),
  );
}

let ofTypes: Invariant[] | undefined;

/** The invariants of the data types that occur in the resources. */
function typeInvariants(): Invariant[] {
  const { types, resources } = definitions();
  const used = new Set(
    resources.flatMap(({ snapshot }) => snapshot?.element.flatMap(({ type = [] }) => type.map(({ code }) => code))),
  );
  return types
    .filter(({ type, kind, derivation }) => kind === 'complex-type' && derivation !== 'constraint' && used.has(type))
    .flatMap((definition) => invariantsOf(definition, (path) => path.replace(/^\w+/, (type) => `descendants().ofType(${type})`)));
}

/** Names the invariants of the resource, of its profiles and of its data types that are violated, as fhirpath.js evaluates them. */
export function invariantFaults(resource: Resource): string[] {
  ofTypes ??= typeInvariants();
  const ofResource = definitions()
    .of(resource)
    .flatMap((definition) => invariantsOf(definition, (path) => path));
  return [...new Set([...ofResource, ...ofTypes])].filter((invariant) => !invariant.holds(resource)).map(({ name }) => name);
}
