import { SITE_VIEW } from '../site/site.view';
import { calendarDateError } from '../format/calendar-date';
import { TimeZone } from '../input/time-zone';
import { ValueError } from '../format/value-error';
import { DescribeBody, DescribePatch } from '../input/description';
import { Choice, Email, Flag, IgnoredId, Nested, Text } from '../input/body';
import { declareCombinationCheck } from '../input/combination-check';
import { Constraint } from '../input/constraint';
import { Kind } from '../input/kind';
import { type Patch } from '../patch/merge-patch';
import { type Sex, SEXES } from './sex';
import { type PatientAddress } from './patient-address';
import { postalCodeError, telephoneError } from './patient-contact';
import { ReferenceInput } from '../input/reference-input';

@DescribeBody('A postal address. All parts are optional.')
export class PatientAddressInput implements Partial<PatientAddress> {
  @Text('City.') city?: string | null;
  @Text(
    'Country: an ISO 3166-1 code such as `US`, or a name such as `United States` or `Deutschland`. The postal code, telephone number and time zone are interpreted by the rules of a known country.',
  )
  country?: string | null;
  @Text('First line of the street address.') lineOne?: string | null;
  @Text('Second line of the street address.') lineTwo?: string | null;
  @Text('State, province or region; for the United States, the two-letter abbreviation.') state?: string | null;
  @Text('Postal code. Its format is checked if the country is known, and has a known format of postal codes.')
  zipCode?: string | null;
}

/** The request body that creates or replaces a patient; as a merge-patch, it changes a patient. */
@DescribeBody(
  'A patient, as a caller creates or replaces it. Texts are stored unchanged, and their lengths are counted in characters.',
)
@DescribePatch('The properties of a patient to change.')
export class PatientInput {
  @IgnoredId() id?: number;
  @Text('First name.', { required: true }) firstName: string;
  @Text('Last name.', { required: true }) lastName: string;
  @DateOfBirth('Date of birth, `YYYY-MM-DD`; not in the future.') dateOfBirth?: string | null;
  @Email('E-mail address.') email?: string | null;
  @Text(
    'Telephone number: with `+` and country code (E.164), or in national format if the country of the address is known. Only its length is checked. It is stored unchanged.',
  )
  phoneNumber?: string | null;
  @Text("Identifier of the patient in the customer's own system; no two patients of an organization have the same.", {
    filled: true,
    identifies: 'resource',
  })
  externalIdentifier?: string | null;
  @Choice('Administrative sex; `unknown` by default.', SEXES, { clearable: false }) sex?: Sex | null;
  @Nested('Postal address.', () => PatientAddressInput) address?: PatientAddressInput | null;
  @Flag('Whether the patient is archived; false by default.', { clearable: false }) archived?: boolean | null;
  @Flag('Whether the patient takes part in the programme; true by default.', { clearable: false }) enrolled?: boolean | null;
  @Nested('The site that looks after the patient.', () => ReferenceInput, { referencedView: () => SITE_VIEW })
  site?: ReferenceInput | null;
  @TimeZone(
    'IANA name of the time zone in which the patient lives, such as `America/New_York`. Without it, the time zone is derived from the address: in the United States from the ZIP code or from a state with a single time zone, elsewhere from a country with a single time zone.',
  )
  timeZone?: string | null;
}
/** The merge-patch body that changes a patient. */
export type PatientPatch = Patch<Omit<PatientInput, 'site'>> & { site?: Partial<ReferenceInput> | null };

declareCombinationCheck(PatientInput, ['phoneNumber', 'address'], telephoneError);
declareCombinationCheck(PatientInput, ['address'], postalCodeError);

/** Decorator for a date of birth. The latest one is today's date in the time zone where a day begins first (UTC+14). */
function DateOfBirth(description: string): PropertyDecorator {
  const error = new ValueError('not_in_range', 'Send a date that is not in the future.');
  const today = () => new Date(Date.now() + EARLIEST_ZONE_HOURS * 3_600_000).toISOString().slice(0, 10);
  return Kind(
    { description, required: false, schema: { type: 'string', format: 'date' } },
    Constraint('dateOfBirth', (value) => calendarDateError(value) ?? (String(value) > today() ? error : null)),
  );
}

const EARLIEST_ZONE_HOURS = 14;

/** The request body that searches for patients by e-mail address. */
@DescribeBody('The patient to find.', { email: 'testina@example.org' })
export class PatientEmailInput {
  @Email('E-mail address, in upper or lower case.', { required: true }) email: string;
}
