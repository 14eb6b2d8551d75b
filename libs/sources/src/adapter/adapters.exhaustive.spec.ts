import { adapterOf } from './adapters';
import { partErrors } from './testing/part-errors';
import { SAMPLE_MESSAGES } from './testing/sample-messages';
import { vendorMessage } from './testing/vendor-message';

/** The characters of JSON's grammar, of numbers and of times, one of each further class of characters, and bytes that no text in UTF-8 contains there. */
const ALWAYS = [...Buffer.from('\0 "%+,-./0123456789:ETXZ[\\]ex{}~'), 0x80, 0xff];

/**
 * Returns the bytes to try in a message. Beside {@link ALWAYS}, these are the bytes of the message itself, because they may make another known word, such as a unit.
 * Any other letter makes an unknown word, as the x does; adapters.spec.ts tries random bytes, too.
 */
const bytesFor = (message: Buffer) => [...new Set([...ALWAYS, ...message])];

describe('a message with one other byte', () => {
  it.each(
    SAMPLE_MESSAGES.map(({ adapter, body, path }, index) => [`${adapter} (sample ${index})`, adapter, body, path ?? ''] as const),
  )('is read by %s to valid parts, wherever the byte is', (_title, name, body, path) => {
    const adapter = adapterOf(name);
    if (!adapter) throw new Error('The adapter is built in.');
    const original = Buffer.from(JSON.stringify(body));
    const bytes = bytesFor(original);
    const invalid: string[] = [];
    for (let at = 0; at < original.length; at++) {
      const changed = Buffer.from(original);
      for (const byte of bytes) {
        changed[at] = byte;
        const parts = adapter.read(vendorMessage(changed, { path }));
        const errors = parts.flatMap(partErrors);
        if (parts.length === 0 || errors.length > 0) invalid.push(`byte ${byte} at ${at}: ${errors.join(', ')}`);
      }
    }
    expect(invalid).toEqual([]);
  });
});
