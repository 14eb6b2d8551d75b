import { OwnedByOrganization } from '../ownership/owned-by-organization';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Counts of the records that an import stored, skipped as duplicates or rejected, and of the patients and devices that it had to create for readings.
 */
export interface ImportCounts {
  stored: number;
  duplicates: number;
  rejected: number;
  patients: number;
  devices: number;
}

/** The progress of an import, from which it is resumed after an interruption. The row is deleted when the import ends. */
@Entity()
export class ReadingImport extends OwnedByOrganization implements ImportCounts {
  /** A hash of the imported file and the options. An import with the same hash resumes the interrupted one. */
  @PrimaryColumn('text')
  fingerprint: string;

  /** The number of records of the file that have been processed. */
  @Column('bigint')
  records: number;

  /** The size in bytes that the reject file, which lists the rejected lines, had after the last processed record. */
  @Column('bigint')
  rejectBytes: number;

  @Column('bigint')
  stored: number;

  @Column('bigint')
  duplicates: number;

  @Column('bigint')
  rejected: number;

  @Column('bigint')
  patients: number;

  @Column('bigint')
  devices: number;

  static begin(organizationId: number, fingerprint: string): ReadingImport {
    const nothing = { records: 0, rejectBytes: 0, stored: 0, duplicates: 0, rejected: 0, patients: 0, devices: 0 };
    return Object.assign(new ReadingImport(), { organizationId, fingerprint, ...nothing });
  }

  /**
   * Adds the counts of one batch to the totals.
   * @param records the number of records in the batch
   * @param rejectBytes the size of the reject file in bytes after the batch
   */
  add(outcome: ImportCounts, records: number, rejectBytes: number): void {
    this.records += records;
    this.rejectBytes = rejectBytes;
    this.stored += outcome.stored;
    this.duplicates += outcome.duplicates;
    this.rejected += outcome.rejected;
    this.patients += outcome.patients;
    this.devices += outcome.devices;
  }

  get counts(): ImportCounts {
    const { stored, duplicates, rejected, patients, devices } = this;
    return { stored, duplicates, rejected, patients, devices };
  }
}
