import { InvalidInput } from '@rpm/domain';
import { type AddressPolicy, hostOf, ForbiddenUrlError } from './address-policy';
import { hostResolver, type ResolveHost } from './resolve-host';

/** Returns the reason why a webhook URL is rejected, as a sentence for the customer; null if the URL is accepted. */
export type WebhookUrlCheck = (url: string) => Promise<InvalidInput | null>;

/**
 * Checks webhook URLs against the address policy. A host name is resolved only if requests to the URL may reach only allowed networks; the URL is
 * then rejected if the name resolves to any other address. An unknown name is rejected with the same message, so that customers cannot find out which
 * names exist in the internal network of the service.
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
          throw new ForbiddenUrlError(`The URL must begin with https:// and lead to a public address and ${policy.portRule}.`);
      }
      return null;
    } catch (error) {
      if (!(error instanceof ForbiddenUrlError)) throw error;
      const detail = `${error.message} Send the address of your server, such as https://hooks.example.org/rpm.`;
      return new InvalidInput([{ pointer: '/url', code: 'refused_url', detail }]);
    }
  };
}
