import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@rpm/database';
import { assertDocumented } from '../testing/assert-documented';

/** A path of the FHIR server, and the media types of its answers. */
const FHIR = /['"`}]\/fhir\/r4\/|application\/fhir\+(nd)?json/;
/** Imports with which a spec has FHIR validated: by {@link assertDocumented}, or by itself. */
const VALIDATED = /from '(\.\.?\/)+(testing\/)?(test-api|inbound-fixture|assert-documented)'|from '@rpm\/fhir\/testing'/;
/** Ways to get an answer that nothing validates. */
const UNVALIDATED = /(?<!\.)\bfetch\(|\bsendRaw\(|HttpConnection\./;
const VALIDATES_ITSELF = /from '@rpm\/fhir\/testing'/;

/** Specs that get FHIR answers without validating them, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'apps/api/src/fhir/export/export-file.process.spec.ts': 'It reads the bytes of files while the service is killed.',
  'apps/api/src/fhir/export/fhir-export.spec.ts':
    'It also compares the bytes of compressed files; all other answers are validated.',
};

/** The sources of all specs by path. */
const SPECS = ['apps', 'libs', 'tools'].flatMap((folder) =>
  readdirSync(join(WORKSPACE_ROOT, folder), { recursive: true, encoding: 'utf8' })
    // The specs of libs/fhir make resources themselves; they get no answers.
    .filter((path) => path.endsWith('.spec.ts') && !path.includes('node_modules') && !path.startsWith('fhir/src'))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(WORKSPACE_ROOT, folder, path), 'utf8') })),
);

describe('the answers of the FHIR server in specs', () => {
  it('are validated in every spec that gets one', () => {
    const found = SPECS.filter(({ text }) => FHIR.test(text)).filter(
      ({ text }) => !VALIDATED.test(text) || (UNVALIDATED.test(text) && !VALIDATES_ITSELF.test(text)),
    );
    expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(EXCEPTIONS).sort());
  });

  it('are refused if they are not valid', () => {
    const json = { resourceType: 'Patient', gender: 'F' };
    const headers = new Headers({ 'Content-Type': 'application/fhir+json; charset=utf-8' });
    const answer = { status: 200, headers, text: JSON.stringify(json), json };
    expect(() => assertDocumented('GET', '/fhir/r4/Patient/1', answer)).toThrow(/gender/);
  });
});
