import { SITE_ADDRESS_MEMBERS } from '@rpm/domain';
import { object, unlessNull } from '../resource/json-view';

const ADDRESS = object(Object.fromEntries(SITE_ADDRESS_MEMBERS.map((member) => [member, `s.address->'${member}'`])));

/** A site `s` (specification, section 2). */
export const SITE = object({
  id: 's.id',
  name: 's.name',
  active: 's.active',
  address: unlessNull('s.address', ADDRESS),
});

/** A site as others name it. */
export const SITE_REFERENCE = object({ id: 's.id', name: 's.name' });
