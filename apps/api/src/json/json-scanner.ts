import { HttpProblem } from '../problem/problem-kind';

/** Maximum number of characters of a number. RFC 8259, section 6, permits parsers to limit the precision of numbers. */
const MAX_NUMBER_LENGTH = 1_000;
/** Maximum number of characters of white space, or of a string, that one call reads. */
const MAX_PIECE = 16_384;

const [QUOTE, BACKSLASH, LOWER_U] = [0x22, 0x5c, 0x75];
const [TAB, LINE_FEED, CARRIAGE_RETURN, SPACE] = [0x09, 0x0a, 0x0d, 0x20];

const LITERALS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const NUMBER_CHARACTERS = new Set(Array.from('+-.0123456789eE', (character) => character.charCodeAt(0)));

/** A JSON string that has been read completely or in part. */
export interface ScannedString {
  /** Positions of the string's content, without its quotes; `end` is null while the string is incomplete. */
  begin: number;
  end: number | null;
  value: string;
  /** True if the string is known to contain no escapes, so that its content equals the source text. */
  isPlain: boolean;
}

/** Reads the tokens of a JSON text; long tokens are read in parts. Each method reads at the current position and moves it forward. */
export class JsonScanner {
  at = 0;

  constructor(readonly text: string) {}

  /** UTF-16 code unit at the current position; NaN at the end of the text. */
  get code(): number {
    return this.text.charCodeAt(this.at);
  }

  get isAtEnd(): boolean {
    return this.at === this.text.length;
  }

  /** Skips white space. @returns whether more white space may follow */
  skipWhiteSpace(): boolean {
    const limit = this.at + MAX_PIECE;
    while (this.at < limit && isWhiteSpace(this.code)) this.at++;
    return this.at === limit;
  }

  get isAtNumber(): boolean {
    return NUMBER_CHARACTERS.has(this.code);
  }

  readNumber(): number {
    let end = this.at;
    while (NUMBER_CHARACTERS.has(this.text.charCodeAt(end))) {
      if (++end - this.at > MAX_NUMBER_LENGTH) {
        const detail = `The number at character ${this.at} has more than ${MAX_NUMBER_LENGTH} characters.`;
        throw new HttpProblem('malformed_json', detail);
      }
    }
    const number = this.text.slice(this.at, end);
    if (!NUMBER.test(number)) throw this.malformed();
    this.at = end;
    return Number(number);
  }

  readLiteral(): unknown {
    for (const [word, value] of LITERALS) {
      if (!this.text.startsWith(word, this.at)) continue;
      this.at += word.length;
      return value;
    }
    throw this.malformed();
  }

  get isAtString(): boolean {
    return this.code === QUOTE;
  }

  /** Reads a short string without escapes to its end, and only the beginning of any other string; {@link readOn} reads the rest. */
  readString(): ScannedString {
    const begin = this.at + 1;
    const limit = begin + MAX_PIECE;
    let end = begin;
    while (end < limit && isPlain(this.text.charCodeAt(end))) end++;
    const code = this.text.charCodeAt(end);
    if (code === QUOTE) {
      this.at = end + 1;
      return { begin, end, value: this.text.slice(begin, end), isPlain: true };
    }
    if (code !== BACKSLASH && end < limit) throw this.malformed();
    this.at = end;
    return { begin, end: null, value: this.text.slice(begin, end), isPlain: false };
  }

  /** Reads the next part of a long string. */
  readOn(string: ScannedString): void {
    const limit = this.at + MAX_PIECE;
    let end = this.at;
    // A part of a string never ends within an escape.
    while (end < limit && end < this.text.length && this.text.charCodeAt(end) !== QUOTE) end += this.lengthAt(end);
    if (end >= this.text.length) throw this.malformed();
    string.value += this.unescaped(this.at, end);
    const isComplete = this.text.charCodeAt(end) === QUOTE;
    if (isComplete) string.end = end;
    this.at = isComplete ? end + 1 : end;
  }

  private lengthAt(at: number): number {
    if (this.text.charCodeAt(at) !== BACKSLASH) return 1;
    return this.text.charCodeAt(at + 1) === LOWER_U ? 6 : 2;
  }

  private unescaped(begin: number, end: number): string {
    try {
      return JSON.parse(`"${this.text.slice(begin, end)}"`) as string;
    } catch {
      throw this.malformed();
    }
  }

  malformed(): HttpProblem {
    return new HttpProblem('malformed_json', `The body is not valid JSON from character ${this.at}.`);
  }
}

function isWhiteSpace(code: number): boolean {
  return code === SPACE || code === LINE_FEED || code === CARRIAGE_RETURN || code === TAB;
}

/** Returns whether a character may occur in a JSON string without ending it or starting an escape. */
function isPlain(code: number): boolean {
  return code >= SPACE && code !== QUOTE && code !== BACKSLASH;
}
