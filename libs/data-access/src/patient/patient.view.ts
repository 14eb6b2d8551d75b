import { PATIENT_ADDRESS_MEMBERS } from '@rpm/domain';
import { found, object, unlessNull } from '../resource/json-view';
import { SITE_REFERENCE } from '../site/site.view';

const ADDRESS = object(Object.fromEntries(PATIENT_ADDRESS_MEMBERS.map((member) => [member, `p.address->'${member}'`])));

/** A patient `p`: exactly the fields of the specification, section 2, in its order. */
const SPECIFIED = {
  id: 'p.id',
  firstName: 'p.first_name',
  lastName: 'p.last_name',
  dateOfBirth: 'p.date_of_birth',
  email: 'p.email',
  phoneNumber: 'p.phone_number',
  externalIdentifier: 'p.external_identifier',
  sex: 'p.sex',
  address: unlessNull('p.address', ADDRESS),
};

/** A patient as part of another resource. */
export const EMBEDDED_PATIENT = object(SPECIFIED);

/** A patient at its own path, where we show what we add. */
export const PATIENT = object({
  ...SPECIFIED,
  archived: 'p.archived',
  enrolled: 'p.enrolled',
  site: found(SITE_REFERENCE, 'site', 's', 'site_id', 'p'),
  timeZone: 'p.time_zone',
});
