import { OwnedByOrganization } from '../access/owned-by-organization';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an import did; patients and devices are those that had to be made for readings. */
export interface ImportCounts {
  stored: number;
  duplicates: number;
  rejected: number;
  patients: number;
  devices: number;
}

/** How far an import, be it of readings or of other records, has come; the row goes when the import ends. */
@Entity()
export class ReadingImport extends OwnedByOrganization implements ImportCounts {
  /** Which import this is: the same file read in the same way. */
  @PrimaryColumn('text')
  fingerprint: string;

  /** Records of the file that are dealt with. */
  @Column('bigint')
  records: number;

  /** Bytes of the file of rejected lines that belong to those records. */
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

  /** What a batch did, which the file's first records up to here and the rejected lines up to there are now part of. */
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
