import { HttpProblem } from '../problem/problem-kind';
import { type JsonSize, type InputError, jsonPointer, MAX_ERRORS, unstorableTextError } from '@rpm/domain';
import { isUtf8 } from 'node:buffer';
import { JsonScanner, type ScannedString } from './json-scanner';

const MAX_DEPTH = 32;
/** Maximum number of characters of a property name that the JSON pointer of an error contains. */
const MAX_SHOWN_NAME = 64;

const [COMMA, COLON] = [0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** An array or object that has not been read completely, and the index or name of its current value. */
type Container =
  { list: unknown[]; object: null; place: number } | { list: null; object: Record<string, unknown>; place: string };

/** The kinds of tokens that the JSON grammar permits at the current position. */
type Expected = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end' | 'nothing';

/**
 * Parses JSON in small steps, so that the event loop can run in between. The parser is stricter than `JSON.parse`: it limits the numbers of values
 * and properties, and reports repeated properties and strings that cannot be stored.
 */
export class JsonReader {
  value: unknown;
  readonly errors: InputError[] = [];
  private expected: Expected = 'value';
  private readonly open: Container[] = [];
  /** The long string that is being read in parts; null if there is none. */
  private string: ScannedString | null = null;
  private values = 0;
  private properties = 0;
  private readonly scanner: JsonScanner;

  /**
   * @param isUtf8Text false if the text was not UTF-8 and was decoded as Latin-1, so that invalid bytes can be located @param largest limits for the
   * numbers of values and properties
   */
  constructor(
    text: string,
    private readonly isUtf8Text: boolean,
    private readonly largest: JsonSize,
  ) {
    this.scanner = new JsonScanner(text);
  }

  get isDone(): boolean {
    return this.expected === 'nothing' && this.scanner.isAtEnd;
  }

  /**
   * Reads several tokens, or parts of long tokens. @throws Problem that contains the position of a syntax error but not the text, or the exceeded
   * limit
   */
  read(tokens: number): void {
    for (let left = tokens; left > 0 && !this.isDone; left--) this.step();
  }

  private step(): void {
    if (this.string) {
      this.scanner.readOn(this.string);
      this.endString(this.string);
    } else if (!this.scanner.skipWhiteSpace() && !this.isDone) this.readToken(this.scanner.code);
  }

  private readToken(code: number): void {
    switch (this.expected) {
      case 'value or end':
        if (code === CLOSE_LIST) this.close();
        else this.readValue(code);
        break;
      case 'value':
        this.readValue(code);
        break;
      case 'name or end':
        if (code === CLOSE_OBJECT) this.close();
        else this.readName();
        break;
      case 'name':
        this.readName();
        break;
      case 'colon':
        if (code !== COLON) throw this.scanner.malformed();
        this.advance('value');
        break;
      case 'comma or end':
        this.readCommaOrEnd(code);
        break;
      case 'nothing':
        throw this.scanner.malformed();
    }
  }

  private readValue(code: number): void {
    if (this.scanner.isAtString) this.endString(this.scanner.readString());
    else if (code === OPEN_OBJECT) this.begin({ list: null, object: {}, place: '' });
    else if (code === OPEN_LIST) this.begin({ list: [], object: null, place: 0 });
    else this.add(this.scanner.isAtNumber ? this.scanner.readNumber() : this.scanner.readLiteral());
  }

  private readName(): void {
    if (!this.scanner.isAtString) throw this.scanner.malformed();
    this.endString(this.scanner.readString());
  }

  private readCommaOrEnd(code: number): void {
    const container = this.open.at(-1);
    if (code === (container?.list ? CLOSE_LIST : CLOSE_OBJECT)) {
      this.close();
      return;
    }
    if (code !== COMMA) throw this.scanner.malformed();
    if (container?.list) container.place++;
    this.advance(container?.list ? 'value' : 'name');
  }

  private begin(container: Container): void {
    if (this.open.length === MAX_DEPTH) {
      const detail = `The body is nested more than ${MAX_DEPTH} levels deep at character ${this.scanner.at}.`;
      throw new HttpProblem('malformed_json', detail);
    }
    this.add(container.list ?? container.object);
    this.open.push(container);
    this.advance(container.list ? 'value or end' : 'name or end');
  }

  private close(): void {
    this.open.pop();
    this.advance(this.open.length > 0 ? 'comma or end' : 'nothing');
  }

  private advance(expected: Expected): void {
    this.scanner.at++;
    this.expected = expected;
  }

  /** Uses a completely read string as a value or a property name. */
  private endString(string: ScannedString): void {
    this.string = string.end === null ? string : null;
    if (string.end === null) return;
    const isName = this.expected === 'name' || this.expected === 'name or end';
    const error = this.textError(string, string.end);
    // The error does not repeat a property name that cannot be stored; its pointer names the object that contains the property.
    if (error) this.report(error, isName ? this.open.slice(0, -1) : this.open);
    if (isName) this.beginProperty(string.value);
    else this.add(string.value);
  }

  private textError({ begin, value, isPlain }: ScannedString, end: number): typeof INVALID_UTF8 | null {
    if (this.isUtf8Text) return isPlain ? null : unstorableTextError(value);
    return isUtf8(Buffer.from(this.scanner.text.slice(begin, end), 'latin1')) ? null : INVALID_UTF8;
  }

  private beginProperty(name: string): void {
    const container = this.open.at(-1);
    if (!container?.object) throw new Error('A property was read outside an object.');
    if (++this.properties > this.largest.properties) throw tooLarge(this.largest);
    container.place = name;
    if (Object.hasOwn(container.object, name)) this.report(REPEATED, this.open);
    this.expected = 'colon';
  }

  private add(value: unknown): void {
    if (++this.values > this.largest.values) throw tooLarge(this.largest);
    const container = this.open.at(-1);
    if (!container) this.value = value;
    else if (container.list) container.list.push(value);
    else setProperty(container.object, container.place, value);
    this.expected = container ? 'comma or end' : 'nothing';
  }

  private report({ code, detail }: Pick<InputError, 'code' | 'detail'>, containers: readonly Container[]): void {
    if (this.errors.length === MAX_ERRORS) return;
    const path = containers.map(({ place }) => (typeof place === 'string' ? place.slice(0, MAX_SHOWN_NAME) : place));
    this.errors.push({ pointer: jsonPointer(path), code, detail });
  }
}

const INVALID_UTF8 = { code: 'invalid_utf8', detail: 'Send text in UTF-8.' };
const REPEATED = { code: 'repeated_member', detail: 'Send this property once.' };

/** Defines a property like `JSON.parse` does: an assignment to `__proto__` would change the prototype of the object. */
function setProperty(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
  else object[name] = value;
}

function tooLarge({ values, properties }: JsonSize): HttpProblem {
  return new HttpProblem('body_too_large', `Send at most ${values} values and ${properties} properties.`);
}
