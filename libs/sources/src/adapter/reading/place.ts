import { jsonPointer } from '@rpm/domain';
import { isJsonRecord, type JsonValue, REPEATED } from './json-value';
import { Unreadable } from './unreadable';

/** Maximum number of entries of lists that are read in one message. A reading occupies the process, so that more entries would delay everybody else. */
export const MAX_ENTRIES = 20_000;

/** Counts the entries that are read in one message. All places of a message share it. */
interface EntryCount {
  entries: number;
}

/**
 * A place in a message, with the value that is there. `undefined` means that nothing is there. The names of steps are always those that an adapter or a mapping asks
 * for, never names that only the message contains, because pointers and paths are stored and shown.
 */
export class Place {
  private constructor(
    readonly value: JsonValue | undefined,
    private readonly steps: readonly (string | number)[],
    private readonly partAt: number,
    private readonly count: EntryCount,
  ) {}

  static root(value: JsonValue): Place {
    return new Place(value, [], 0, { entries: 0 });
  }

  /** The position as an RFC 6901 JSON pointer. */
  get pointer(): string {
    return jsonPointer(this.steps);
  }

  /** The names of the steps from the beginning of the part, without positions in lists, so that the same property of all parts has the same path. */
  get path(): string | null {
    const names = this.steps.slice(this.partAt).filter((step) => typeof step === 'string');
    return names.length > 0 ? names.join('.') : null;
  }

  /** Returns the same place as the beginning of a part. */
  asPart(): Place {
    return new Place(this.value, this.steps, this.steps.length, this.count);
  }

  /** Returns the place of a property. @throws Unreadable if the object contains it several times */
  at(name: string): Place {
    const value = isJsonRecord(this.value) ? this.value[name] : undefined;
    const place = new Place(value, [...this.steps, name], this.partAt, this.count);
    if (value === REPEATED) throw new Unreadable('malformed', place.path);
    return place;
  }

  /** Returns the place of an entry of a list. */
  entry(index: number): Place {
    const value = Array.isArray(this.value) ? this.value[index] : undefined;
    return new Place(value, [...this.steps, index], this.partAt, this.count);
  }

  /** Returns the places of all entries of a list; none if nothing is there. @throws Unreadable if something else is there, or too many entries */
  entries(): Place[] {
    if (this.isMissing) return [];
    const list: JsonValue[] = this.list();
    this.take(list.length);
    return list.map((_value, index) => this.entry(index));
  }

  /** Returns the places of all entries of a list; none if something else is there. */
  entriesOrNone(): Place[] {
    return Array.isArray(this.value) ? this.entries() : [];
  }

  /** Counts entries before they are read. A list that is refused does not count, so that shorter lists after it are read. */
  private take(entries: number): void {
    if (this.count.entries + entries > MAX_ENTRIES) throw new Unreadable('malformed', this.path);
    this.count.entries += entries;
  }

  private list(): JsonValue[] {
    if (!Array.isArray(this.value)) throw this.unreadable();
    return this.value;
  }

  /** Whether nothing is there, or a null or an empty text, which vendors use for the same. */
  get isMissing(): boolean {
    return this.value === undefined || this.value === null || (typeof this.value === 'string' && this.value.trim() === '');
  }

  get isObject(): boolean {
    return isJsonRecord(this.value);
  }

  /** The error for a value that is missing, or that is not understood. */
  unreadable(): Unreadable {
    return new Unreadable(this.isMissing ? 'value_missing' : 'malformed', this.path);
  }
}
