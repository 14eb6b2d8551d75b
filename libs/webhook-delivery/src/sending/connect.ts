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
  /** For name, TCP and TLS together, in milliseconds. */
  timeoutMs: number;
  /** Certificates (PEM) trusted beside the public ones. */
  ca?: readonly string[];
}

/**
 * How undici opens a connection here. A name is resolved once, all its addresses are judged, and the connection goes to one of
 * those and no other; the address it reached is judged again before a byte is written. A connection that is used again is
 * still the one that was judged: no later answer of a DNS server can move it.
 */
export function judgedConnector({ policy, resolve, timeoutMs, ca }: ConnectorOptions): buildConnector.connector {
  const secureContext = createSecureContext(ca ? { ca: [...rootCertificates, ...ca] } : {});

  async function open(host: string, url: URL): Promise<Socket> {
    const begun = performance.now();
    const addresses = isIP(host) ? [host] : await resolve(host);
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
        // Said aloud: NODE_TLS_REJECT_UNAUTHORIZED in the environment must not weaken this.
        const trust = { secureContext, rejectUnauthorized: true, ALPNProtocols: ['http/1.1'] };
        // SNI knows neither addresses nor the dot at a name's end (RFC 6066); an address is then verified as `host`.
        const servername = isIP(host) ? undefined : host.replace(/\.$/, '');
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

/** Waits for the event; a failure becomes the reason given, unless it already has one. */
async function settled(socket: Socket, event: string, reason: 'connection_failed' | 'tls_failed'): Promise<void> {
  // A socket that fails between two owners would otherwise end the process.
  socket.on('error', () => undefined);
  try {
    await once(socket, event);
  } catch (error) {
    throw error instanceof SendFailure ? error : new SendFailure(reason);
  }
}

/** Options of a socket by which its name means these addresses, tried in turn a second each (RFC 8305). */
function onlyTo(addresses: readonly string[]) {
  const all = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  const lookup: LookupFunction = (_name, _options, done) => done(null, all);
  return { lookup, autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 1000 };
}
