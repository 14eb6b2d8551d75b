import { CalendarDate, Choice, Email, Flag, IgnoredId, Nested, Text } from '../input/body';
import { TimeZone } from '../input/time-zone';
import { declareCheck } from '../input/whole';
import { type PatientRegistration, type Sex, SEXES } from './patient';
import { type PatientAddress } from './patient-address';
import { postalCodeFault, telephoneFault } from './patient-contact';
import { ReferenceInput } from '../input/reference-input';

export class PatientAddressInput implements Partial<PatientAddress> {
  @Text() city?: string | null;
  @Text() country?: string | null;
  @Text() lineOne?: string | null;
  @Text() lineTwo?: string | null;
  @Text() state?: string | null;
  @Text() zipCode?: string | null;
}

/** The body of creating, replacing and changing a patient. */
export class PatientInput implements PatientRegistration {
  @IgnoredId() id?: number;
  @Text({ required: true }) firstName: string;
  @Text({ required: true }) lastName: string;
  @CalendarDate() dateOfBirth?: string | null;
  @Email() email?: string | null;
  @Text() phoneNumber?: string | null;
  @Text({ filled: true }) externalIdentifier?: string | null;
  @Choice(SEXES, { clearable: false }) sex?: Sex | null;
  @Nested(() => PatientAddressInput) address?: PatientAddressInput | null;
  @Flag({ clearable: false }) archived?: boolean | null;
  @Flag({ clearable: false }) enrolled?: boolean | null;
  @Nested(() => ReferenceInput) site?: ReferenceInput | null;
  @TimeZone() timeZone?: string | null;
}
declareCheck(PatientInput, ['phoneNumber', 'address'], telephoneFault);
declareCheck(PatientInput, ['address'], postalCodeFault);

/** Whom an address of electronic mail belongs to. */
export class PatientEmailInput {
  @Email({ required: true }) email: string;
}
