import { InvalidInput } from '@rpm/domain';
import { type AddressPolicy, hostOf, RefusedAddress } from './address-policy';
import { hostResolver, type ResolveHost } from './resolve-host';

/** Returns the reason why a webhook may not have a URL, for the customer; null if it may. */
export type WebhookUrlCheck = (url: string) => Promise<InvalidInput | null>;

/**
 * Checks URLs by the policy. The host name is resolved only if the URL needs an allowed network: then requests to it would be refused
 * whenever the name resolves elsewhere. One that does not resolve is refused too, with the same words, so that nobody learns which names
 * exist in the network of the service.
 */
export function webhookUrlCheck(
  policy: AddressPolicy,
  resolve: ResolveHost = hostResolver({ local: policy.reachesLocal }),
): WebhookUrlCheck {
  return async (text) => {
    try {
      const url = policy.assertUrl(text);
      if (policy.needsAllowedNetwork(url)) {
        const addresses = await resolve(hostOf(url));
        const isAllowed = addresses.length > 0 && addresses.every((address) => policy.allows(address, url));
        if (!isAllowed)
          throw new RefusedAddress(`The URL must begin with https:// and lead to a public address and ${policy.portRule}.`);
      }
      return null;
    } catch (error) {
      if (!(error instanceof RefusedAddress)) throw error;
      const detail = `${error.message} Send the address of your server, such as https://hooks.example.org/rpm.`;
      return new InvalidInput([{ pointer: '/url', code: 'refused_url', detail }]);
    }
  };
}
