import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IGNORE_CODES, QUARANTINE_CODES, READING_KIND_NAMES } from '@rpm/domain';
import { z } from 'zod';
import { type VendorMessage } from '../adapter';

/** Names of the files of messages in this folder, by the adapter that must read them. */
export const SAMPLE_FILES = {
  bodytrace: ['bodytrace'],
  healthAutoExport: ['health-auto-export'],
  healthConnectWebhook: ['health-connect-webhook'],
  junction: ['junction'],
  nightscout: ['nightscout'],
  telli: ['telli-v1', 'telli-v2'],
  tenovi: ['tenovi'],
  terra: ['terra'],
  validic: ['validic'],
} as const;

const text = z.string().min(1);
/** A list means that any of its texts is right, because the public source does not decide between them. */
const oneOf = <T extends z.ZodType>(value: T) => z.union([value, z.array(value).min(1)]);
const instant = z.iso.datetime({ precision: 3 });
const local = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);
const clock = z.string().regex(/^\d{2}:\d{2}$/);
const time = z.union([z.strictObject({ instant }), z.strictObject({ local, zone: z.union([z.string(), z.number(), z.null()]) })]);
const device = z.strictObject({ type: z.enum(['imei', 'identifier', 'vendor']), value: oneOf(text) });
const number = z.union([z.number(), z.null()]);

const expectedPart = z.strictObject({
  type: oneOf(z.enum(['reading', 'health', 'ignored', 'unplaced'])),
  kind: z.enum(READING_KIND_NAMES).optional(),
  values: z.record(text, oneOf(z.union([z.number(), z.string(), z.boolean(), z.null()]))).optional(),
  localValues: z.record(text, z.array(time)).optional(),
  clockRanges: z.record(text, z.strictObject({ from: clock, to: clock })).optional(),
  time: time.optional(),
  device: z.union([device, z.null()]).optional(),
  /** The value of the device key, if its type is open. */
  deviceValue: text.optional(),
  person: z.union([oneOf(text), z.null()]).optional(),
  action: oneOf(z.enum(['record', 'correct', 'complete', 'void']).nullable()).optional(),
  code: oneOf(z.enum([...IGNORE_CODES, ...QUARANTINE_CODES])).optional(),
  deviceTimeZoneOffset: number.optional(),
  measurementIndex: number.optional(),
  manual: oneOf(z.boolean().nullable()).optional(),
  timeEstimated: z.boolean().nullable().optional(),
  /** A part of the vendor's id of the reading: an adapter may add the kind of the reading to it. */
  vendorIdContains: text.optional(),
  batteryPercentage: number.optional(),
  signalStrength: number.optional(),
});

const vendorSample = z.strictObject({
  title: text,
  source: z.url(),
  verified: z.union([z.string().regex(/^read on \d{4}-\d{2}-\d{2}$/), z.literal('from the design, not re-read')]),
  documentedBy: z.enum(['vendor', 'community']),
  request: z.strictObject({
    body: z.unknown(),
    mediaType: z.string().nullable(),
    headers: z.record(z.string().regex(/^[a-z0-9-]+$/), z.string()),
    path: z.string(),
  }),
  /** The parts that must exist, in any order; null if the public source leaves open which are right. */
  expected: z.array(expectedPart).nullable(),
  /** Parts that may exist in addition. */
  may: z.array(expectedPart).optional(),
  note: text.optional(),
});

export type ExpectedPart = z.infer<typeof expectedPart>;
export type VendorSample = z.infer<typeof vendorSample>;

/** Reads a file of messages. @throws if the file does not have the form of samples */
export function readSamples(name: string): VendorSample[] {
  return z.array(vendorSample).parse(JSON.parse(readFileSync(join(__dirname, `${name}.json`), 'utf8')));
}

/** When the service receives the messages: after every time in them. */
export const SAMPLES_RECEIVED = new Date('2026-02-01T00:00:00.000Z');

/** Returns the message of a sample as an adapter gets it. */
export function messageOf({ request: { body, mediaType, headers, path } }: VendorSample): VendorMessage {
  const content = typeof body === 'string' ? body : JSON.stringify(body);
  return { body: Buffer.from(content), mediaType, headers, path, receivedAt: SAMPLES_RECEIVED };
}
