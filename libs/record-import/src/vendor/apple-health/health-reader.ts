import { SaxesParser } from 'saxes';
import { UnreadableFile } from '../../text/unreadable-file';
import { type PersonInFile } from '../person-in-file';
import { type VendorRow } from '../vendor-row';
import { type HealthRecord, rowOfCorrelation, rowOfRecord } from './health-record';

/**
 * Largest record with everything in it, in characters, and likewise the largest beginning of a file. Records have a few hundred characters. Nothing of a record is
 * kept after its end, so this is also the limit of what is in memory, however large the file is.
 */
const MAX_RECORD_CHARACTERS = 1024 * 1024;
/** Maximum depth of elements. Those of Apple Health are five deep. */
const MAX_DEPTH = 32;
/** Number of characters after which the limits are checked. */
const PIECE = 64 * 1024;

const ADVICE = 'Export it again in Apple Health.';

type Writable = HealthRecord & { metadata: Record<string, string> };

/** Collects the records of a file while its text arrives. */
export class HealthReader {
  readonly person: PersonInFile = {};
  private readonly parser = new SaxesParser({ xmlns: false });
  private rows: VendorRow[] = [];
  private count = 0;
  private record: Writable | null = null;
  private correlation: Writable | null = null;
  private correlated: HealthRecord[] = [];
  private depth = 0;
  /** Position in the file at which nothing was in memory. */
  private start = 0;

  constructor() {
    this.parser.on('error', (cause) => {
      throw new UnreadableFile(`The file is cut off, or not valid XML. ${ADVICE}`, { cause });
    });
    this.parser.on('doctype', (definitions) => {
      // The parser replaces only the five entities of XML itself. Files that define others, which may stand for huge texts, do not come from Apple Health.
      if (definitions.includes('<!ENTITY')) throw new UnreadableFile(`The file defines entities of XML. ${ADVICE}`);
    });
    this.parser.on('opentag', ({ name, attributes }) => this.open(name, attributes));
    this.parser.on('closetag', ({ name }) => this.close(name));
  }

  /** @returns the rows that end in a piece of the text @throws UnreadableFile */
  push(text: string): VendorRow[] {
    for (let at = 0; at < text.length; at += PIECE) {
      this.parser.write(text.slice(at, at + PIECE));
      this.assertBounded();
    }
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  /** Ends the text. @throws UnreadableFile if an element is not closed */
  end(): void {
    this.parser.close();
  }

  private assertBounded(): void {
    if (this.parser.position - this.start > MAX_RECORD_CHARACTERS)
      throw new UnreadableFile(`The file has a record of more than a million characters. ${ADVICE}`);
  }

  private open(name: string, attributes: Record<string, string>): void {
    if (++this.depth > MAX_DEPTH)
      throw new UnreadableFile(`The file has elements that are more than ${MAX_DEPTH} deep. ${ADVICE}`);
    if (name === 'Record') this.record = { attributes, metadata: {} };
    else if (name === 'Correlation') this.correlation = { attributes, metadata: {} };
    else if (name === 'Me') {
      const birthDate = attributes['HKCharacteristicTypeIdentifierDateOfBirth'] ?? '';
      if (/^\d{4}-\d{2}-\d{2}$/.test(birthDate)) this.person.dateOfBirth = birthDate;
    } else if (name === 'MetadataEntry') {
      const owner = this.record ?? this.correlation;
      const { key, value } = attributes;
      if (owner && key !== undefined && value !== undefined) owner.metadata[key] = value;
    }
  }

  private close(name: string): void {
    if (name === 'Record' && this.record) {
      if (this.correlation) this.correlated.push(this.record);
      else this.rows.push(rowOfRecord(this.record, ++this.count));
      this.record = null;
    } else if (name === 'Correlation' && this.correlation) {
      this.rows.push(rowOfCorrelation(this.correlation, this.correlated, ++this.count));
      this.correlation = null;
      this.correlated = [];
    }
    this.depth--;
    if (this.record || this.correlation) return;
    this.assertBounded();
    this.start = this.parser.position;
  }
}
