import { InvalidInput, unstorableTextError } from '@rpm/domain';

/** Returns the error of an element of a resource that was received. @param pointer JSON pointer of the element */
export function elementError(pointer: string, code: string, detail: string): InvalidInput {
  return new InvalidInput([{ pointer, code, detail }]);
}

/** An element of a resource that was received, and its place. Its members may have any type, because nothing has checked them. */
export class ReceivedElement {
  private constructor(
    private readonly members: Readonly<Record<string, unknown>>,
    /** JSON pointer of the element, beginning with the type of the resource. The answer converts it to FHIRPath. */
    readonly pointer: string,
  ) {}

  /** @throws InvalidInput if the value is no object */
  static of(value: unknown, pointer: string): ReceivedElement {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return new ReceivedElement(value as Readonly<Record<string, unknown>>, pointer);
    }
    throw elementError(pointer, 'not_an_object', 'Send an object.');
  }

  has(name: string): boolean {
    return this.members[name] !== undefined;
  }

  /** Returns the JSON pointer of a member. @param name the name in JSON; FHIRPath calls `valueQuantity` and its like `value` */
  pointerTo(name: string): string {
    return `${this.pointer}/${name.replace(/^(value|effective)[A-Z].*$/, '$1')}`;
  }

  /** Returns a member that is an element; null if it is absent. @throws InvalidInput */
  element(name: string): ReceivedElement | null {
    return this.has(name) ? ReceivedElement.of(this.members[name], this.pointerTo(name)) : null;
  }

  /** Returns a member that is a list of elements; empty if it is absent. @throws InvalidInput */
  elements(name: string): ReceivedElement[] {
    const value = this.members[name] ?? [];
    if (!Array.isArray(value)) throw elementError(this.pointerTo(name), 'not_a_list', 'Send a list.');
    return value.map((entry, at) => ReceivedElement.of(entry, `${this.pointerTo(name)}/${at}`));
  }

  /** Returns a member that is a text; null if it is absent. @throws InvalidInput */
  text(name: string): string | null {
    const value = this.members[name] ?? null;
    if (value === null) return null;
    if (typeof value !== 'string' || value === '') {
      throw elementError(this.pointerTo(name), 'not_a_text', 'Send a text that is not empty.');
    }
    const error = unstorableTextError(value);
    if (error) throw elementError(this.pointerTo(name), error.code, error.detail);
    return value;
  }

  /** Returns a member that is a number; null if it is absent. @throws InvalidInput */
  number(name: string): number | null {
    const value = this.members[name] ?? null;
    if (value === null || typeof value === 'number') return value;
    throw elementError(this.pointerTo(name), 'not_a_number', 'Send a number.');
  }

  /** Returns the resource in a Bundle's entry as it is, at its own place. */
  get value(): unknown {
    return this.members;
  }
}
