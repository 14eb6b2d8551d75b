import { IGNORE_CODES, READING_KIND_NAMES } from '@rpm/domain';
import { z } from 'zod';
import { type MappingPath, parsePath } from './mapping-path';
import { TIME_PATTERNS } from './time-pattern';

/** Maximum number of rules of a mapping. */
const MAX_RULES = 100;
/** Maximum number of entries of a table or a list of values. */
const MAX_CHOICES = 200;
const MAX_SAMPLES = 50;

const path = z
  .string()
  .max(200)
  .transform((text, context): MappingPath => {
    const parsed = parsePath(text);
    if (typeof parsed !== 'string') return parsed;
    context.addIssue({ code: 'custom', message: parsed });
    return z.NEVER;
  });

const word = z.string().min(1).max(100);
const scalar = z.union([z.string().max(200), z.number(), z.boolean(), z.null()]);
const scalars = z.array(scalar).min(1).max(MAX_CHOICES);

/** A condition about the value at a path, or about other conditions. */
export interface MappingCondition {
  path?: MappingPath | undefined;
  in?: (string | number | boolean | null)[] | undefined;
  equals?: string | number | boolean | null | undefined;
  exists?: boolean | undefined;
  not?: MappingCondition | undefined;
  all?: MappingCondition[] | undefined;
  any?: MappingCondition[] | undefined;
}

const condition: z.ZodType<MappingCondition> = z.lazy(() =>
  z
    .strictObject({
      path: path.optional(),
      in: scalars.optional(),
      equals: scalar.optional(),
      exists: z.boolean().optional(),
      not: condition.optional(),
      all: z.array(condition).min(1).max(20).optional(),
      any: z.array(condition).min(1).max(20).optional(),
    })
    .refine(
      (value) => count(value, ['in', 'equals', 'exists', 'not', 'all', 'any']) === 1,
      'Send exactly one of in, equals, exists, not, all and any.',
    )
    .refine(
      (value) => count(value, ['in', 'equals', 'exists']) > 0 === (value.path !== undefined),
      'Send path with in, equals and exists, and only with these.',
    ),
);

const sentinels = z.strictObject({ values: scalars, limit: z.number() });

const value = z
  .strictObject({
    path: path.optional(),
    const: z.union([z.string().max(200), z.number(), z.boolean()]).optional(),
    optional: z.boolean().optional(),
    /** Meanings of the texts, numbers or flags of the message. */
    lookup: z.record(z.string().max(200), z.union([z.string().max(200), z.number(), z.boolean()])).optional(),
    /** The unit, by its name in the API, or where the message names it. */
    unit: z.union([word, z.strictObject({ path, table: z.record(z.string().max(100), word).optional() })]).optional(),
    scale: z.number().positive().optional(),
    round: z.number().int().min(0).max(6).optional(),
    /** Whether a comma in a number written as a text is always a decimal comma, or never. */
    number: z.enum(['point', 'comma']).optional(),
    outOfRange: z.strictObject({ below: sentinels.optional(), above: sentinels.optional() }).optional(),
  })
  .refine((rule) => count(rule, ['path', 'const']) === 1, 'Send exactly one of path and const.');

const zone = z.union([
  z.enum(['source', 'patient']),
  z
    .strictObject({ offsetSeconds: path.optional(), offsetMinutes: path.optional(), iana: path.optional() })
    .refine(
      (rule) => count(rule, ['offsetSeconds', 'offsetMinutes', 'iana']) === 1,
      'Send exactly one of offsetSeconds, offsetMinutes and iana.',
    ),
]);

const time = z
  .strictObject({
    path,
    form: z.enum(['iso', 'iso-local', 'epochS', 'epochMs', 'pattern']),
    pattern: z.enum(TIME_PATTERNS).optional(),
    zone: zone.optional(),
  })
  .refine(
    ({ form, pattern }) => (form === 'pattern') === (pattern !== undefined),
    'Send pattern with the form pattern, and only with it.',
  );

const rule = z
  .strictObject({
    name: z.string().regex(/^[\w -]{1,64}$/, 'Send a name of at most 64 letters, digits, spaces, hyphens and underscores.'),
    /** The lists or objects that the rule reads; by default those of the mapping. */
    each: path.optional(),
    when: condition.optional(),
    device: z.strictObject({ path, as: z.enum(['imei', 'identifier', 'vendor']) }).optional(),
    person: z.strictObject({ path }).optional(),
    /** The account or app from which the vendor has the reading. A provider never changes the readings of another one of the same source. */
    provider: z.strictObject({ path }).optional(),
    time: time.optional(),
    reading: z.enum(READING_KIND_NAMES as [string, ...string[]]).optional(),
    values: z.record(word, value).optional(),
    index: z.strictObject({ path }).optional(),
    manual: condition.optional(),
    timeEstimated: condition.optional(),
    vendorId: z.strictObject({ path }).optional(),
    action: z.enum(['record', 'correct', 'complete', 'void']).optional(),
    /** The values are added to the reading that another rule reads in the same message, if the values at all paths are equal. */
    join: z.strictObject({ to: word, by: z.array(path).min(1).max(10) }).optional(),
    health: z.strictObject({ battery: value.optional(), signal: value.optional() }).optional(),
    ignore: z.enum(IGNORE_CODES).optional(),
  })
  .refine((fields) => count(fields, ['reading', 'health', 'ignore']) === 1, 'Send exactly one of reading, health and ignore.');

export const MAPPING_SCHEMA = z.strictObject({
  version: z.literal(1),
  each: path.optional(),
  rules: z.array(rule).min(1).max(MAX_RULES),
  samples: z
    .array(z.strictObject({ in: z.unknown(), out: z.array(z.unknown()) }))
    .max(MAX_SAMPLES)
    .default([]),
});

/** A mapping whose paths are parsed. */
export type Mapping = z.output<typeof MAPPING_SCHEMA>;
export type MappingRule = Mapping['rules'][number];
export type MappingValue = z.output<typeof value>;
export type MappingTime = z.output<typeof time>;

function count(object: object, names: readonly string[]): number {
  return names.filter((name) => (object as Record<string, unknown>)[name] !== undefined).length;
}
