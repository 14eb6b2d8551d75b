import { z } from 'zod';
import { wholeNumber } from '../database/configuration';

const isBaseUrl = (text: string) => {
  if (!URL.canParse(text)) return true;
  const { username, password, search, hash } = new URL(text);
  return username + password + search + hash === '';
};

/** Settings that the service and `rpm-admin console link` need to print the address of the service. */
export const addressSettings = {
  PORT: wholeNumber(0, 65_535).default(3000).describe('Port to listen on; 0 chooses a free port'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL such as https://rpm.example.org' })
    .refine(isBaseUrl, 'must have no user name, password, query or fragment')
    .optional()
    .describe('Public URL of the service, for links in problems and to the console; default: the local address of the connection'),
};

/** Settings of the console. */
export const consoleSettings = {
  CONSOLE: z.enum(['on', 'off']).default('on').describe('`off`: the service serves no pages at `/console/` and accepts no sessions'),
  CONSOLE_IDLE_MINUTES: wholeNumber(1, 1_440)
    .default(30)
    .describe('Minutes without a request after which a session of the console ends; the session ends up to a minute later'),
  CONSOLE_SESSION_HOURS: wholeNumber(1, 24).default(12).describe('Hours after which a session of the console ends in any case'),
};

/** Public URL of the service for links to the console: by default `localhost`, where browsers keep the cookie of a session without TLS. */
export function consoleOrigin({ PUBLIC_URL, PORT }: { PUBLIC_URL?: string | undefined; PORT: number }): string {
  return PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${PORT}`;
}
