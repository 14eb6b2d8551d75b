import { once } from 'node:events';
import { connect as connectTcp, isIP, isIPv6, type LookupFunction, type Socket } from 'node:net';
import { connect as connectTls, createSecureContext, rootCertificates } from 'node:tls';
import type { buildConnector } from 'undici';
import { type AddressPolicy, portOf } from '../address/address-policy';
import { SendFailure } from './answer';
import type { ResolveHost } from '../address/resolve-host';

export interface ConnectorOptions {
  policy: AddressPolicy;
  resolve: ResolveHost;
  /** Time limit for DNS, TCP and TLS together, in milliseconds. */
  timeoutMs: number;
  /** Certificates (PEM) that are trusted in addition to the public ones. */
  ca?: readonly string[];
}

/**
 * Creates the connect function for undici. It resolves the host name once, checks all its addresses, and connects only to one of them. The address
 * that was reached is checked again before any data is sent. A reused connection needs no new check, because later DNS responses cannot redirect it.
 */
export function createAddressCheckingConnector({ policy, resolve, timeoutMs, ca }: ConnectorOptions): buildConnector.connector {
  const secureContext = createSecureContext(ca ? { ca: [...rootCertificates, ...ca] } : {});

  async function open(host: string, url: URL): Promise<Socket> {
    const begun = performance.now();
    const addresses = isIP(host) !== 0 ? [host] : await resolve(host);
    if (addresses.length === 0) throw new SendFailure('name_not_resolved');
    if (!addresses.every((address) => policy.allows(address, url))) throw new SendFailure('address_refused');

    let socket: Socket = connectTcp({ host, port: portOf(url), ...onlyTo(addresses), noDelay: true, keepAlive: true });
    const expire = () => socket.destroy(new SendFailure('timed_out'));
    const timer = setTimeout(expire, Math.max(0, timeoutMs - (performance.now() - begun)));
    try {
      await settled(socket, 'connect', 'connection_failed');
      if (!policy.allows(socket.remoteAddress ?? '', url)) {
        socket.destroy();
        throw new SendFailure('address_refused');
      }
      if (url.protocol === 'https:') {
        // Certificate verification is enabled explicitly, so that NODE_TLS_REJECT_UNAUTHORIZED in the environment cannot disable it.
        const trust = { secureContext, rejectUnauthorized: true, ALPNProtocols: ['http/1.1'] };
        // SNI allows neither IP addresses nor a trailing dot (RFC 6066). The certificate for an IP address is verified against `host`.
        const servername = isIP(host) !== 0 ? undefined : host.replace(/\.$/, '');
        socket = connectTls({ socket, host, servername, ...trust });
        await settled(socket, 'secureConnect', 'tls_failed');
      }
      return socket;
    } finally {
      clearTimeout(timer);
    }
  }

  return ({ hostname, host, protocol }, done) => {
    open(hostname, new URL(`${protocol}//${host ?? hostname}`)).then(
      (socket) => done(null, socket),
      (error: unknown) => done(error instanceof SendFailure ? error : new SendFailure('connection_failed'), null),
    );
  };
}

/** Waits for an event of a socket. @throws SendFailure with the given reason, unless the socket has already failed with a SendFailure */
async function settled(socket: Socket, event: string, reason: 'connection_failed' | 'tls_failed'): Promise<void> {
  // Without this listener, an error of the socket would end the process while no other code listens for it.
  socket.on('error', () => undefined);
  try {
    await once(socket, event);
  } catch (error) {
    throw error instanceof SendFailure ? error : new SendFailure(reason);
  }
}

/**
 * Returns socket options that make the host name resolve only to the given addresses. The socket tries them in turn, for one second each (RFC 8305).
 */
function onlyTo(addresses: readonly string[]) {
  const all = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  const lookup: LookupFunction = (_name, _options, done) => done(null, all);
  return { lookup, autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 1000 };
}
