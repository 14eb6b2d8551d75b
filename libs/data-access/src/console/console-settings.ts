import { z } from 'zod';
import { wholeNumber } from '@rpm/database';

const isBaseUrl = (text: string) => {
  if (!URL.canParse(text)) return true;
  const { username, password, search, hash } = new URL(text);
  return username + password + search + hash === '';
};

/** Public address of the service. */
export const publicUrlSettings = {
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL such as https://rpm.example.org' })
    .refine(isBaseUrl, 'must have no user name, password, query or fragment')
    .optional()
    .describe(
      'Public URL of the service, for links in problems and to the console, and for SMART clients, which get no tokens without it; default: the local address of the connection',
    ),
};

/** Settings of the console. */
export const consoleSettings = {
  CONSOLE: z
    .enum(['on', 'off'])
    .default('on')
    .describe('`off`: the service serves no pages at `/console/` and accepts no sessions'),
  CONSOLE_IDLE_MINUTES: wholeNumber(1, 1_440)
    .default(30)
    .describe('Minutes without a request after which a session of the console ends; the session ends up to a minute later'),
  CONSOLE_SESSION_HOURS: wholeNumber(1, 24).default(12).describe('Hours after which a session of the console ends in any case'),
};

/** Loopback addresses as URLs contain them, also in the form that IPv6 sockets have for IPv4. */
const LOOPBACK = /^(127\.[\d.]+|\[::1\]|\[::ffff:7f[\da-f:]+\])$/;

/**
 * Returns the origin for links to the console: the public URL of the service if it is configured, otherwise a local URL with `localhost` instead of a
 * loopback address, because browsers treat only this name like a host with TLS in every respect.
 */
export function consoleOrigin(publicUrl: string | undefined, localUrl: string): string {
  if (publicUrl !== undefined) return publicUrl.replace(/\/$/, '');
  const url = new URL(localUrl);
  if (LOOPBACK.test(url.hostname)) url.hostname = 'localhost';
  return url.origin;
}
