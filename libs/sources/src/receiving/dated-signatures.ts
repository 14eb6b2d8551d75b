import { type AuthenticationOptions } from '@rpm/domain';
import { createHmac } from 'node:crypto';
import { type Evidence, isEqual } from './authenticity';

type Options = Pick<AuthenticationOptions, 'toleranceSeconds'>;

const DEFAULT_TOLERANCE_SECONDS = 300;
const UNIX_SECONDS = /^\d{1,12}$/;

/**
 * Returns whether a message is signed as Standard Webhooks describes (https://www.standardwebhooks.com, section "Signature scheme"), also with the header names of
 * Svix. The package `standardwebhooks` cannot check a message: it converts the body to text, which changes bytes that are not UTF-8, and its tolerance is fixed.
 */
export function isSignedForStandardWebhooks(options: Options, secret: string, { headers, bodies, now }: Evidence): boolean {
  const [id, time, signatures] = ['id', 'timestamp', 'signature'].map(
    (name) => headers[`webhook-${name}`] ?? headers[`svix-${name}`],
  );
  if (id === undefined || signatures === undefined || !isRecent(time, options, now)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const given = signatures.split(' ').filter((one) => one.startsWith('v1,'));
  return bodies.some((body) => {
    const expected = createHmac('sha256', key).update(`${id}.${time}.`).update(body).digest('base64');
    return given.some((one) => isEqual(one, `v1,${expected}`));
  });
}

/** Returns whether a message has a header `terra-signature: t=…,v1=…`: the time, and an HMAC of the time, a dot and the body. */
export function isSignedForTerra(options: Options, secret: string, { headers, bodies, now }: Evidence): boolean {
  const parts = (headers['terra-signature'] ?? '').split(',').map((part) => part.trim().split('='));
  const valuesOf = (name: string) => parts.filter(([key]) => key === name).map(([, value = '']) => value.toLowerCase());
  const [time] = valuesOf('t');
  if (!isRecent(time, options, now)) return false;
  return bodies.some((body) => {
    const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
    return valuesOf('v1').some((one) => isEqual(one, expected));
  });
}

function isRecent(time: string | undefined, { toleranceSeconds }: Options, now: Date): boolean {
  if (time === undefined || !UNIX_SECONDS.test(time)) return false;
  return Math.abs(now.getTime() / 1000 - Number(time)) <= (toleranceSeconds ?? DEFAULT_TOLERANCE_SECONDS);
}
