import { type Grant } from './scope';

/** The permission of each grant, in the words in which the console offers it and the guide lists it. */
export const GRANT_TEXTS: Readonly<Record<Grant, string>> = {
  '*': 'Everything except administration',
  read: 'See everything except administration',
  write: 'Change everything except administration and fulfilment',
  'patients:read': 'See all patients and their personal data',
  'patients:write': 'Create, change, merge and discharge patients',
  'devices:read': 'See devices, and the patients who held them',
  'devices:write': 'Register devices, assign them to patients, correct who held them',
  'readings:read': 'See readings, charts, reports and adherence, and all enrolled patients',
  'readings:write': 'Record and correct readings, assign one to another patient',
  'orders:read': 'See orders, returns and stock, and the patients who get or return something',
  'orders:write': 'Place, change and cancel orders and returns',
  'sites:read': 'See sites',
  'sites:write': 'Create and change sites',
  'webhooks:read': 'See webhooks, their deliveries and the event feed',
  'webhooks:write': 'Create and change webhooks, resend deliveries',
  'catalogue:read': 'See items, kits and manufacturers',
  'catalogue:write': 'Create and change items, kits and manufacturers',
  fulfilment: 'Pack, ship and deliver orders, receive returns, count stock',
  'audit:read': 'See who has seen or changed the data of patients',
  'audit:write': 'See and record the disclosures of the data of patients',
  'console:write': 'Invite people to the console and change their permissions',
  'keys:write': 'Create, replace and revoke API keys',
  'organization:write': 'Change the settings of the organization',
  'patients:erase': 'Reserved: no operation needs it yet',
};
