import { OrganizationRepository, type RepeatedResources } from '@rpm/data-access';
import { Conflict, inputProperties, OrganizationInput, type OrganizationView } from '@rpm/domain';
import { type Command } from 'commander';
import { withBody } from '../resource/body-options';
import { addQueryOptions } from '../resource/query-options';
import { jsonOption } from '../terminal/json-option';
import { Output, type OutputOptions } from '../terminal/output';
import { Refusal } from '../terminal/refusal';
import { inOrganization } from '../trail/in-organization';
import { shown } from '../trail/outcome';

interface Options extends OutputOptions {
  again?: boolean;
}

type FhirNames = Pick<OrganizationView, 'fhirBase' | 'externalIdentifierSystem'>;

const NAMES = ['fhirBase', 'externalIdentifierSystem'] as const;
const OTHERS = [...inputProperties(OrganizationInput).keys()].filter((name) => !(NAMES as readonly string[]).includes(name));

const HELP = `
Receivers of FHIR find what they have by identifiers that begin with the base, and patients also by the system of their external identifiers. Once the first
export, webhook with FHIR or SMART client exists, a change makes receivers create everything a second time. It is then refused without --again (exit code 1),
and the message states how many patients, devices and readings that concerns.

Examples:
  $ rpm-admin organization set-fhir-base "North Clinic" --fhir-base https://ids.example.org/rpm --external-identifier-system urn:oid:2.16.840.1.113883.19.5
  $ rpm-admin organization set-fhir-base "North Clinic" --fhir-base https://ids.example.org/north --again --json`;

export function addSetFhirBaseCommand(group: Command): void {
  addQueryOptions(group.command('set-fhir-base <name>'), OrganizationInput, { without: OTHERS })
    .description('change the systems of identifiers in FHIR, also after receivers rely on them')
    .option('--again', 'change them although receivers will create again what they have')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (name: string, options: Options, command: Command) => {
      const output = new Output(options);
      const { again = false } = options;
      await withBody(OrganizationInput, NAMES, command, async (patch) => {
        if (Object.keys(patch).length === 0) throw new Refusal('usage', 'Send --fhir-base or --external-identifier-system.');
        await inOrganization(output, { organization: name }, async ({ database, organizationId, request }) => {
          const organizations = new OrganizationRepository(database);
          const before = JSON.parse((await organizations.require(organizationId)).text) as OrganizationView;
          const repeated = await repeatedBy(organizations, before, patch);
          if (repeated && !again) throw new Conflict(`${sentenceAbout(repeated)} To change it nevertheless, add --again.`);
          const changed = await (again ? organizations.changeAgain(request, patch) : organizations.change(request, patch));
          const after = JSON.parse(changed.text) as OrganizationView;
          return shown([changed], () => output.result({ ...after, createdAgain: repeated ?? NOTHING }, textOf(after, repeated)));
        });
      });
    });
}

const NOTHING: RepeatedResources = { patients: 0, devices: 0, readings: 0 };

/** Counts what receivers will create again; null if no receiver relies on the names, or if they stay the same. */
async function repeatedBy(
  organizations: OrganizationRepository,
  before: OrganizationView,
  patch: OrganizationInput,
): Promise<RepeatedResources | null> {
  const changes = (name: keyof FhirNames) => patch[name] !== undefined && patch[name] !== before[name];
  if (before.fhirFixTimestamp === null || !NAMES.some(changes)) return null;
  return organizations.countRepeatedResources(before.id, changes('fhirBase'));
}

function textOf({ fhirBase, externalIdentifierSystem }: FhirNames, repeated: RepeatedResources | null): string {
  return [
    `Base of identifiers and codes: ${fhirBase ?? 'none, they are UUIDs'}`,
    `System of external identifiers: ${externalIdentifierSystem ?? 'none'}`,
    ...(repeated ? [sentenceAbout(repeated)] : []),
  ].join('\n');
}

const sentenceAbout = ({ patients, devices, readings }: RepeatedResources) =>
  `Receivers that have data of this organization create it again: ${patients} patients, ${devices} devices and ${readings} readings.`;
