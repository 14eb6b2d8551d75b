import { type Organization } from '@rpm/client';
import { hrefOf } from '../service/address';
import { rpm, SETTINGS_CHANGED, useLoaded } from '../service/rpm';
import { FormLink } from '../components/form-link';
import { Page } from '../components/page';
import { Show } from '../components/states';
import { Fact, Facts, Time } from '../components/texts';
import { FORMS } from '../form/forms.generated';
import { labelOf } from '../form/labels';
import { EditForm } from '../form/resource-form';
import { loadOrganization } from '../form/resources';

const PATH = '/organization';

/** The settings of the organization. */
export function OrganizationPage() {
  const loaded = useLoaded((signal) => rpm.getOrganization(undefined, { signal }), 'organization');
  const edit = <FormLink path={`${PATH}/edit`} scope="organization:write" text="Edit" />;
  return (
    <Page title="Organization" actions={loaded.data && edit}>
      <Show loaded={loaded}>
        {(organization) => (
          <Facts>
            <Fact name="Name">{organization.name}</Fact>
            <Fact name="ID">{organization.id}</Fact>
            <Fact name="Glucose is shown in">{labelOf(organization.glucoseUnit)}</Fact>
            <Fact name="Weight is shown in">{labelOf(organization.weightUnit)}</Fact>
            <Fact name="Temperature is shown in">{labelOf(organization.temperatureUnit)}</Fact>
            <Fact name="Imported files without a unit contain">{importUnits(organization)}</Fact>
            <Fact name="Time zone">{organization.timeZone ?? 'not set'}</Fact>
            <Fact name="Readings of earlier patients show the current patient">
              {organization.hideOtherPatients ? 'No' : 'Yes'}
            </Fact>
            <Fact name="Base of FHIR identifiers">{organization.fhirBase ?? 'not set'}</Fact>
            <Fact name="System of your patient identifiers">{organization.externalIdentifierSystem ?? 'not set'}</Fact>
            {organization.fhirFixTimestamp !== null && (
              <Fact name="Both fixed since">
                <Time at={organization.fhirFixTimestamp} />
              </Fact>
            )}
            <Fact name="Last changed">
              <Time at={organization.updateTimestamp} />
            </Fact>
          </Facts>
        )}
      </Show>
    </Page>
  );
}

/** Describes the units that imports assume for files that do not state their unit. Files with other kinds of values must state their unit. */
function importUnits({ importGlucoseUnit, importWeightUnit, importTemperatureUnit }: Organization): string {
  const units = [importGlucoseUnit, importWeightUnit, importTemperatureUnit].flatMap((unit) =>
    unit === null ? [] : [labelOf(unit)],
  );
  return units.length === 0 ? 'no unit: they are rejected' : `${units.join(', ')}; others are rejected`;
}

/** The form of the organization's settings. After it is saved, all pages show values in the new units and times in the new zone at once. */
export function EditOrganizationPage() {
  const href = hrefOf(PATH);
  return (
    <Page title="Edit the organization" parent={{ text: 'Organization', href }}>
      <EditForm
        fields={FORMS.OrganizationPatchInput}
        load={loadOrganization}
        save={async (patch, ifMatch) => {
          await rpm.changeOrganization({ body: patch }, { ifMatch });
          dispatchEvent(new Event(SETTINGS_CHANGED));
        }}
        href={href}
      />
    </Page>
  );
}
