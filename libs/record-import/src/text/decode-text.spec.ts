import { decodeText, type FileEncoding } from './decode-text';

const TEXT = 'name\nJürgen\n„Größe“ €\n日本 \u{1f642}\n';
const WESTERN = 'name\nJürgen\n„Größe“ €\n';

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
/** Bytes of the Western text in windows-1252, which has the quotation marks and the euro sign where ISO 8859-1 has control characters. */
const windows1252 = (text: string) =>
  Buffer.from(text.replaceAll('„', '\u0084').replaceAll('“', '\u0093').replaceAll('€', '\u0080'), 'latin1');

async function* chunksOf(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function decode(bytes: Buffer, encoding?: FileEncoding, size = Math.max(bytes.length, 1)): Promise<string> {
  let text = '';
  for await (const part of decodeText(chunksOf(bytes, size), encoding)) text += part;
  return text;
}

describe('decodeText', () => {
  const READABLE: [string, Buffer, FileEncoding, string][] = [
    ['UTF-8', Buffer.from(TEXT), 'utf-8', TEXT],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`), 'utf-8', TEXT],
    [
      'UTF-8 with a byte order mark, although the file is declared as windows-1252',
      Buffer.from(`\uFEFF${TEXT}`),
      'windows-1252',
      TEXT,
    ],
    ['little-endian UTF-16 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), 'utf-8', TEXT],
    ['big-endian UTF-16 with a byte order mark', utf16be(`\uFEFF${TEXT}`), 'utf-8', TEXT],
    ['windows-1252 that is declared as such', windows1252(WESTERN), 'windows-1252', WESTERN],
    ['ASCII, although the file is declared as windows-1252', Buffer.from('abc\n'), 'windows-1252', 'abc\n'],
    ['an empty file', Buffer.alloc(0), 'utf-8', ''],
    ['a single character', Buffer.from('a'), 'utf-8', 'a'],
    ['a byte order mark alone', Buffer.from('\uFEFF'), 'utf-8', ''],
    ['a replacement character that the file contains', Buffer.from('J\uFFFDrgen'), 'utf-8', 'J\uFFFDrgen'],
  ];

  it.each(READABLE)('decodes %s, wherever the chunks end', async (_name, bytes, encoding, text) => {
    for (const size of [1, 2, 3, 5, 7, 1000]) expect(await decode(bytes, encoding, size)).toBe(text);
  });

  const OR_NAMED = 'Save it as UTF-8, or add --encoding windows-1252 if a Windows program wrote it.';
  it.each<[string, Buffer, FileEncoding | undefined, string]>([
    ['ISO 8859-1', Buffer.from('a\nb\nJürgen\n', 'latin1'), 'utf-8', `The file is not UTF-8 (line 3). ${OR_NAMED}`],
    [
      'ISO 8859-1 where no encoding can be given',
      Buffer.from('ü', 'latin1'),
      undefined,
      'The file is not UTF-8 (line 1). Save it as UTF-8.',
    ],
    [
      'a character that the end cuts off',
      Buffer.from('a\nü').subarray(0, 3),
      'utf-8',
      `The file is not UTF-8 (line 2). ${OR_NAMED}`,
    ],
    [
      'half a surrogate pair as UTF-8',
      Buffer.from('a\n\xed\xa0\x80', 'latin1'),
      'utf-8',
      `The file is not UTF-8 (line 2). ${OR_NAMED}`,
    ],
    ['an overlong form', Buffer.from('\xc0\xaf', 'latin1'), 'utf-8', `The file is not UTF-8 (line 1). ${OR_NAMED}`],
    [
      'broken UTF-8 after a byte order mark',
      Buffer.from('\xef\xbb\xbf\xfc', 'latin1'),
      'utf-8',
      'The file is not UTF-8 (line 1). Save it as UTF-8.',
    ],
    [
      'half a surrogate pair in UTF-16',
      Buffer.from('\uFEFFa\nb\n\ud800c', 'utf16le'),
      'utf-8',
      'The file is not UTF-16 (line 3). Save it as UTF-8.',
    ],
    [
      'half a character of UTF-16',
      Buffer.from('\uFEFFa\nbc', 'utf16le').subarray(0, -1),
      'utf-8',
      'The file is not UTF-16 (line 2). Save it as UTF-8.',
    ],
    [
      'UTF-16 without a byte order mark',
      Buffer.from('ab\nü', 'utf16le'),
      'utf-8',
      `The file is not text, or UTF-16 without a byte order mark (line 1). ${OR_NAMED}`,
    ],
    [
      'UTF-32',
      Buffer.from('\xff\xfe\0\0a\0\0\0', 'latin1'),
      'utf-8',
      'The file is not text, or UTF-16 without a byte order mark (line 1). Save it as UTF-8.',
    ],
    [
      'a byte that windows-1252 leaves undefined',
      Buffer.from('a\nb\x81\n', 'latin1'),
      'windows-1252',
      'The file is not windows-1252 (line 2). Save it as UTF-8.',
    ],
    [
      'UTF-8 that is declared as windows-1252',
      Buffer.from('Jürgen'),
      'windows-1252',
      'The file is UTF-8. Leave out --encoding windows-1252.',
    ],
  ])('rejects %s with the same message, wherever the chunks end', async (_name, bytes, encoding, message) => {
    for (const size of [1, 2, 3, 5, 1000]) await expect(decode(bytes, encoding, size)).rejects.toThrow(message);
  });
});
