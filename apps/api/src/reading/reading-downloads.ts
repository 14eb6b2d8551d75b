import { Injectable } from '@nestjs/common';
import { ReadingRepository } from '@rpm/data-access';
import { embeddedPatients, type ReadingFilter, readingKind, type ReadingKindName, TemporaryProblem } from '@rpm/domain';
import { CsvRows, readingPaths } from '@rpm/record-import';
import { StreamedContent, type StreamedPart } from '../download/streamed-content';

/**
 * Maximum number of CSV files that one organization may download at the same time from one process. Each download keeps a page of readings in memory.
 */
const MAX_DOWNLOADS = 4;
const RETRY_AFTER_SECONDS = 10;

/** Sends readings as CSV files with the columns of `rpm-admin reading export`. */
@Injectable()
export class ReadingDownloads {
  /** Number of downloads that have begun and not ended, by organization. */
  private readonly running = new Map<number, number>();

  constructor(private readonly readings: ReadingRepository) {}

  /** Begins to read a file. @throws TemporaryProblem if the organization downloads too many files already */
  begin(kind: ReadingKindName, organizationId: number, filter: ReadingFilter): Promise<StreamedContent> {
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${readingKind(kind).path}-readings.csv"`,
    };
    return StreamedContent.begin(headers, this.rows(kind, organizationId, filter));
  }

  private async *rows(kind: ReadingKindName, organizationId: number, filter: ReadingFilter): AsyncGenerator<StreamedPart> {
    this.count(organizationId, 1);
    try {
      const rows = new CsvRows(readingPaths(kind));
      // The header is sent together with the first page, so that an error of the first page is answered with a problem document.
      let head = rows.header;
      for await (const page of this.readings.pages(kind, organizationId, filter)) {
        const text = head + rows.of(page.map((json) => JSON.parse(json) as object));
        yield { text, patients: embeddedPatients(page.join()), rows: page.length };
        head = '';
      }
      if (head !== '') yield { text: head, patients: [], rows: 0 };
    } finally {
      this.count(organizationId, -1);
    }
  }

  private count(organizationId: number, change: 1 | -1): void {
    const count = (this.running.get(organizationId) ?? 0) + change;
    if (count > MAX_DOWNLOADS) {
      const detail = `Your organization downloads ${MAX_DOWNLOADS} CSV files already. Begin this one when another has ended.`;
      throw new TemporaryProblem('organization_busy', detail, RETRY_AFTER_SECONDS);
    }
    if (count === 0) this.running.delete(organizationId);
    else this.running.set(organizationId, count);
  }
}
