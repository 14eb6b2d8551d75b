import { Conflict } from '@rpm/domain';
import { isIP } from 'node:net';
import { consoleOrigin } from './console-settings';

/** The relying party (WebAuthn 2, section 4): the service, to which passkeys belong. */
export interface RelyingParty {
  /** Domain name to which passkeys belong. */
  id: string;
  /** Origin of the pages that may use passkeys. */
  origin: string;
}

/**
 * Returns the relying party of the service.
 * @param localUrl address of the service, which is used only if there is no public URL
 * @throws Conflict if the host of that URL is an IP address, to which no passkey can belong (WebAuthn 2, section 5.1.2)
 */
export function relyingPartyOf(publicUrl: string | undefined, localUrl: string): RelyingParty {
  const { hostname, origin } = new URL(consoleOrigin(publicUrl, localUrl));
  if (isIP(hostname.replaceAll(/^\[|\]$/g, '')) === 0) return { id: hostname, origin };
  throw new Conflict(
    'Passkeys need a domain name. Set PUBLIC_URL to an address such as https://rpm.example.org; on this computer, open http://localhost.',
  );
}
