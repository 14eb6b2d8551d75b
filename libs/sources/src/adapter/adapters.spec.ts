import { ADAPTER_NAMES } from '@rpm/domain';
import fc from 'fast-check';
import { type Adapter } from './adapter';
import { ADAPTERS, adapterOf } from './adapters';
import { type MessagePart } from './message-part';
import { partErrors } from './testing/part-errors';
import { SAMPLE_MESSAGES } from './testing/sample-messages';
import { vendorMessage } from './testing/vendor-message';

const RUNS = { numRuns: 60 * Number(process.env['PROPERTY_FACTOR'] ?? 1) };

/** Names and words that the adapters look for, so that random messages come further than their first check. */
const WORDS = Array.from(new Set(JSON.stringify(SAMPLE_MESSAGES).match(/[A-Za-z_][\w:/-]*/g)));

const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(
      fc.constantFrom<unknown>(...WORDS),
      fc.constantFrom('HI', '', '98,0', '1e3', null, true, 39, 401, -1, 1e300),
      fc.jsonValue(),
    ),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(fc.constantFrom(...WORDS), fc.constantFrom('__proto__', 'constructor', '\0', '\ud800')),
      tie('value'),
      {
        maxKeys: 8,
      },
    ),
  ),
})).value;

/** Replaces one value somewhere in a body. */
function mutated(body: unknown, at: number, value: unknown): unknown {
  let count = 0;
  return JSON.parse(
    JSON.stringify(body, (_name, old: unknown) => {
      return count++ === at ? value : old;
    }),
  );
}

function expectValid(adapter: Adapter, bytes: Buffer, path = ''): MessagePart[] {
  const message = vendorMessage(bytes, { path });
  const parts = adapter.read(message);
  expect(parts.flatMap(partErrors)).toEqual([]);
  expect(parts.length).toBeGreaterThan(0);
  expect(adapter.read(vendorMessage(Buffer.from(bytes), { path }))).toEqual(parts);
  return parts;
}

describe('the built-in adapters', () => {
  it('are all that the domain names, except the mapping', () => {
    expect(ADAPTERS.map(({ name }) => name)).toEqual(ADAPTER_NAMES.filter((name) => name !== 'mapping'));
    expect(adapterOf('mapping')).toBeNull();
  });

  it('accept no source whose token is the only secret, because every vendor can send a header or a signature', () => {
    expect(ADAPTERS.filter(({ authentication }) => authentication.length === 0 || authentication.includes('token'))).toEqual([]);
  });

  it.each(ADAPTERS.map((adapter) => [adapter.name, adapter] as const))(
    '%s names public facts with their dates',
    (_name, adapter) => {
      expect(adapter.facts.length).toBeGreaterThan(0);
      for (const { url, readOn } of adapter.facts) {
        expect([new URL(url).protocol, new Date(readOn).toISOString().slice(0, 10)]).toEqual(['https:', readOn]);
      }
    },
  );

  describe.each(ADAPTERS.map((adapter) => [adapter.name, adapter] as const))('%s', (name, adapter) => {
    const samples = SAMPLE_MESSAGES.filter((sample) => sample.adapter === name);

    it('reads every sample without a part that it cannot place', () => {
      expect(samples).not.toEqual([]);
      for (const { body, path } of samples) {
        const parts = expectValid(adapter, Buffer.from(JSON.stringify(body)), path);
        expect(parts.filter(({ type }) => type === 'unplaced')).toEqual([]);
      }
    });

    it('reads any bytes and any JSON to valid parts, and equal bytes to equal parts', () => {
      fc.assert(
        fc.property(
          fc.oneof(
            fc.uint8Array().map(Buffer.from),
            json.map((value) => Buffer.from(JSON.stringify(value))),
          ),
          (bytes) => {
            expectValid(adapter, bytes);
          },
        ),
        RUNS,
      );
    });

    it('reads a message with another value at any place to valid parts', () => {
      fc.assert(
        fc.property(fc.constantFrom(...samples), fc.nat(60), json, ({ body, path }, at, value) => {
          expectValid(adapter, Buffer.from(JSON.stringify(mutated(body, at, value))), path);
        }),
        RUNS,
      );
    });

    it('reads a message with one other byte to valid parts', () => {
      for (const { body, path } of samples) {
        const bytes = Buffer.from(JSON.stringify(body));
        fc.assert(
          fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, byte) => {
            const changed = Buffer.from(bytes);
            changed[at] = byte;
            expectValid(adapter, changed, path);
          }),
          RUNS,
        );
      }
    });
  });
});
