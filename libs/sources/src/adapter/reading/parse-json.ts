import { type JsonObject, type JsonValue, REPEATED } from './json-value';

/** Deepest nesting of arrays and objects. The messages of the vendors have at most 10 levels. */
const MAX_DEPTH = 32;
/** Maximum number of values. The largest message, of 8 MiB, has fewer unless somebody wrote it to waste memory. */
const MAX_VALUES = 2_000_000;
/** Maximum number of characters of a number. RFC 8259, section 6, permits parsers to limit the precision of numbers. */
const MAX_NUMBER_LENGTH = 1_000;

const [QUOTE, BACKSLASH, COMMA, COLON, SPACE] = [0x22, 0x5c, 0x2c, 0x3a, 0x20];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

const NUMBER = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;
const WHITE_SPACE = /[ \t\n\r]*/y;
const LITERALS = [
  ['true', true],
  ['false', false],
  ['null', null],
] as const;

/** Thrown for a text that is not JSON, or that exceeds a limit. It does not contain the text. */
export class MalformedJson extends Error {
  constructor() {
    super('The message is not valid JSON.');
  }
}

/**
 * Parses any JSON value. Unlike `JSON.parse`, the parser keeps all digits of whole numbers, marks repeated properties instead of choosing the last one, and limits
 * the depth and the number of values. @throws MalformedJson
 */
export function parseJson(text: string): JsonValue {
  return new JsonParser(text).parse();
}

class JsonParser {
  private at = 0;
  private values = 0;

  constructor(private readonly text: string) {}

  parse(): JsonValue {
    const value = this.readValue(0);
    if (this.at < this.text.length) throw new MalformedJson();
    return value;
  }

  /** Reads a value with the white space around it. */
  private readValue(depth: number): JsonValue {
    if (depth > MAX_DEPTH || ++this.values > MAX_VALUES) throw new MalformedJson();
    const code = this.nextCode();
    const value =
      code === OPEN_OBJECT
        ? this.readObject(depth)
        : code === OPEN_LIST
          ? this.readList(depth)
          : code === QUOTE
            ? this.readString()
            : this.readNumberOrLiteral();
    this.skipWhiteSpace();
    return value;
  }

  private readObject(depth: number): JsonObject {
    const object = Object.create(null) as JsonObject;
    this.at++;
    if (this.nextCode() === CLOSE_OBJECT) return this.after(object);
    for (;;) {
      if (this.nextCode() !== QUOTE) throw new MalformedJson();
      const name = this.readString();
      if (this.nextCode() !== COLON) throw new MalformedJson();
      this.at++;
      const value = this.readValue(depth + 1);
      object[name] = name in object ? REPEATED : value;
      if (this.isLast(CLOSE_OBJECT)) return object;
    }
  }

  private readList(depth: number): JsonValue[] {
    const list: JsonValue[] = [];
    this.at++;
    if (this.nextCode() === CLOSE_LIST) return this.after(list);
    for (;;) {
      list.push(this.readValue(depth + 1));
      if (this.isLast(CLOSE_LIST)) return list;
    }
  }

  /** Reads a comma or the end of an array or object. @returns whether it was the end */
  private isLast(end: number): boolean {
    const code = this.text.charCodeAt(this.at);
    if (code !== COMMA && code !== end) throw new MalformedJson();
    this.at++;
    return code === end;
  }

  private readString(): string {
    const begin = ++this.at;
    let isPlain = true;
    let code: number;
    while ((code = this.text.charCodeAt(this.at)) !== QUOTE) {
      // The comparison is also false at the end of the text, where the code is NaN.
      if (!(code >= SPACE)) throw new MalformedJson();
      if (code === BACKSLASH) isPlain = false;
      this.at += code === BACKSLASH ? 2 : 1;
    }
    const content = this.text.slice(begin, this.at++);
    return isPlain ? content : unescaped(content);
  }

  private readNumberOrLiteral(): JsonValue {
    for (const [word, value] of LITERALS) {
      if (!this.text.startsWith(word, this.at)) continue;
      this.at += word.length;
      return value;
    }
    NUMBER.lastIndex = this.at;
    const match = NUMBER.exec(this.text);
    if (!match || match[0].length > MAX_NUMBER_LENGTH) throw new MalformedJson();
    this.at += match[0].length;
    const number = Number(match[0]);
    const isWhole = match[1] === undefined && match[2] === undefined;
    return isWhole && !Number.isSafeInteger(number) ? BigInt(match[0]) : number;
  }

  private after<T>(value: T): T {
    this.at++;
    return value;
  }

  private nextCode(): number {
    this.skipWhiteSpace();
    return this.text.charCodeAt(this.at);
  }

  private skipWhiteSpace(): void {
    // Most messages have little white space, and the regular expression costs more than this comparison.
    if (this.text.charCodeAt(this.at) > SPACE) return;
    WHITE_SPACE.lastIndex = this.at;
    WHITE_SPACE.exec(this.text);
    this.at = WHITE_SPACE.lastIndex;
  }
}

function unescaped(content: string): string {
  try {
    return JSON.parse(`"${content}"`) as string;
  } catch {
    throw new MalformedJson();
  }
}
