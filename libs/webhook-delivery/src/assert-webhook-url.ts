import { InvalidInput } from '@rpm/domain';
import { type AddressPolicy, RefusedAddress } from './address-policy';

/** That a webhook may have an address, as far as can be told before its name is resolved. @throws InvalidInput saying what to send */
export function assertWebhookUrl(policy: AddressPolicy, url: string): void {
  try {
    policy.assertUrl(url);
  } catch (error) {
    if (!(error instanceof RefusedAddress)) throw error;
    const detail = `${error.message} Send the address of your server, such as https://hooks.example.org/rpm.`;
    throw new InvalidInput([{ pointer: '/url', code: 'refused_url', detail }]);
  }
}
