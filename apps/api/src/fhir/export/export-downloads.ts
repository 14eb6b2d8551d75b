import { Injectable } from '@nestjs/common';
import { type ExportPage, FhirExports } from '@rpm/data-access';
import { NotFound, TemporaryProblem } from '@rpm/domain';
import { StreamedContent, type StreamedPart } from '../../download/streamed-content';
import { type Request } from '../../request/request';
import { callerOf } from '../http/fhir-caller';
import { NDJSON } from './export-file.guard';
import { ExportRequests } from './export-requests';

/** Maximum number of files that one organization may download at the same time from one process. Each download keeps a page of resources in memory. */
const MAX_DOWNLOADS = 8;
const RETRY_AFTER_SECONDS = 10;

/** Sends the files of exports. */
@Injectable()
export class ExportDownloads {
  /** Number of downloads that have begun and not ended, by organization. */
  private readonly running = new Map<number, number>();

  constructor(
    private readonly requests: ExportRequests,
    private readonly exports: FhirExports,
  ) {}

  /** @throws NotFound @throws Problem `scope_missing` @throws TemporaryProblem if the organization downloads too many files already */
  async begin(request: Request, id: string, number: string): Promise<StreamedContent> {
    const { organizationId } = callerOf(request);
    const job = await this.requests.find(request, id);
    if (!/^\d{1,4}$/.test(number)) throw new NotFound('file');
    const pages = this.exports.pages(organizationId, job, Number(number));
    return StreamedContent.begin({ 'Content-Type': NDJSON }, this.counted(organizationId, pages), { isCompressible: true });
  }

  private async *counted(organizationId: number, pages: AsyncGenerator<ExportPage>): AsyncGenerator<StreamedPart> {
    this.count(organizationId, 1);
    try {
      yield* pages;
    } finally {
      this.count(organizationId, -1);
    }
  }

  private count(organizationId: number, change: 1 | -1): void {
    const count = (this.running.get(organizationId) ?? 0) + change;
    if (count > MAX_DOWNLOADS) {
      const detail = `Your organization downloads ${MAX_DOWNLOADS} files already. Begin this one when another has ended.`;
      throw new TemporaryProblem('organization_busy', detail, RETRY_AFTER_SECONDS);
    }
    if (count === 0) this.running.delete(organizationId);
    else this.running.set(organizationId, count);
  }
}
