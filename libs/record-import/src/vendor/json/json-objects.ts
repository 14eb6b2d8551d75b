import { UnreadableFile } from '../../text/unreadable-file';

/** Largest object of an array. */
const MAX_OBJECT_CHARACTERS = 1024 * 1024;

/**
 * Splits the text of a JSON array into its objects, one at a time, so that memory does not grow with the file. The text of each object is parsed by the caller's
 * engine, so this class only finds where objects end.
 */
export class JsonObjectSplitter {
  private depth = 0;
  private isInString = false;
  private isEscaped = false;
  private object = '';
  private state: 'before' | 'inside' | 'after' = 'before';

  /** @returns the objects that end in a piece of the text @throws UnreadableFile */
  push(text: string): Record<string, unknown>[] {
    const found: Record<string, unknown>[] = [];
    let start = this.depth > 0 ? 0 : -1;
    for (let at = 0; at < text.length; at++) {
      const character = text[at] ?? '';
      if (this.isInString) {
        if (this.isEscaped) this.isEscaped = false;
        else if (character === '\\') this.isEscaped = true;
        else if (character === '"') this.isInString = false;
        continue;
      }
      if (this.depth === 0) {
        if (this.readBetween(character)) start = at;
        continue;
      }
      if (character === '"') this.isInString = true;
      else if (character === '{' || character === '[') this.depth++;
      else if (character === '}' || character === ']') {
        if (--this.depth > 0) continue;
        found.push(this.parse(this.object + text.slice(start, at + 1)));
        this.object = '';
        start = -1;
      }
    }
    if (start !== -1) this.object += text.slice(start);
    if (this.object.length > MAX_OBJECT_CHARACTERS)
      throw new UnreadableFile('The file contains an object of more than a million characters.');
    return found;
  }

  /** Ends the text. @throws UnreadableFile if the array is not complete */
  end(): void {
    if (this.state !== 'after') throw new UnreadableFile('The file is cut off: its JSON array does not end.');
  }

  /** Reads a character outside of objects. @returns whether an object begins with it */
  private readBetween(character: string): boolean {
    if (/\s/.test(character)) return false;
    if (this.state === 'before' && character === '[') this.state = 'inside';
    else if (this.state === 'inside' && character === ']') this.state = 'after';
    else if (this.state === 'inside' && character === '{') {
      this.depth = 1;
      return true;
    } else if (this.state !== 'inside' || character !== ',') throw new UnreadableFile('The file is not a JSON array of objects.');
    return false;
  }

  private parse(text: string): Record<string, unknown> {
    try {
      return JSON.parse(text) as Record<string, unknown>;
    } catch (cause) {
      throw new UnreadableFile('The file contains an object that is not valid JSON.', { cause });
    }
  }
}

/** Returns the first objects of an array whose end may be cut off. */
export function firstObjects(text: string): Record<string, unknown>[] {
  try {
    return new JsonObjectSplitter().push(text);
  } catch {
    return [];
  }
}
