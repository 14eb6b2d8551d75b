import { Injectable } from '@nestjs/common';
import { type ExportedGroup, FhirExports, type ExportJob, type ExportSelection } from '@rpm/data-access';
import { NotFound } from '@rpm/domain';
import { parseGroupId } from '@rpm/fhir';
import { ExportAnswer } from '../../http-answer/export-answer';
import { FHIR_PATH } from '../../request/fhir-path';
import { type Request } from '../../request/request';
import { callerOf } from '../http/fhir-caller';
import { type ExportParameter, assertTypesReadable, readExportParameters } from './export-parameters';
import { manifestOf } from './manifest';

/** Time in seconds after which a client asks again for an export whose contents are not determined yet. */
const RETRY_AFTER_SECONDS = 5;

/** Answers the requests that begin, follow and end exports. */
@Injectable()
export class ExportRequests {
  constructor(private readonly exports: FhirExports) {}

  /** Begins an export of all patients. */
  system(request: Request, sent: readonly ExportParameter[]): Promise<ExportAnswer> {
    return this.begin(request, sent, { group: null, hasPatients: false });
  }

  /** Begins an export of all patients, or of those that a parameter names. */
  patients(request: Request, sent: readonly ExportParameter[]): Promise<ExportAnswer> {
    return this.begin(request, sent, { group: null, hasPatients: true });
  }

  /** Begins an export of the patients of a Group. @throws NotFound */
  group(request: Request, sent: readonly ExportParameter[], id: string): Promise<ExportAnswer> {
    return this.begin(request, sent, { group: groupOf(id), hasPatients: true });
  }

  /** Answers with the manifest of an export, or that its contents are not determined yet. @throws NotFound @throws Problem `scope_missing` */
  async status(request: Request, id: string): Promise<ExportAnswer> {
    const job = await this.find(request, id);
    if (!job.contents) {
      const progress = 'Waiting for the end of a transaction that began before the export';
      return ExportAnswer.accepted({ 'X-Progress': progress, 'Retry-After': String(RETRY_AFTER_SECONDS) });
    }
    const manifest = manifestOf(job, job.contents, callerOf(request).baseUrl);
    return ExportAnswer.complete(manifest, { Expires: job.expireTimestamp.toUTCString() });
  }

  /** Ends an export. @throws NotFound @throws Problem `scope_missing` */
  async end(request: Request, id: string): Promise<ExportAnswer> {
    const job = await this.find(request, id);
    await this.exports.delete(callerOf(request).organizationId, job.id);
    return ExportAnswer.accepted();
  }

  /** Finds an export whose types the caller may read. @throws NotFound @throws Problem `scope_missing` */
  async find(request: Request, id: string): Promise<ExportJob> {
    const { organizationId, scopes } = callerOf(request);
    const job = await this.exports.find(organizationId, idOf(id));
    assertTypesReadable(job.selection.types, scopes);
    return job;
  }

  private async begin(
    request: Request,
    sent: readonly ExportParameter[],
    { group, hasPatients }: { group: ExportedGroup | null; hasPatients: boolean },
  ): Promise<ExportAnswer> {
    const caller = callerOf(request);
    const { organizationId, baseUrl } = caller;
    const selection: ExportSelection = { group, ...readExportParameters(sent, { ...caller, hasPatients }) };
    const url = `${baseUrl}${request.originalUrl.slice(FHIR_PATH.length)}`;
    const { id } = await this.exports.begin(organizationId, url, selection);
    return ExportAnswer.accepted({ 'Content-Location': `${baseUrl}/export/${id}` });
  }
}

/** @throws NotFound */
function groupOf(id: string): ExportedGroup {
  const siteId = parseGroupId(id);
  if (siteId === undefined) throw new NotFound('Group');
  return siteId === null ? 'enrolled' : { siteId };
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** @throws NotFound if no export can have the id */
function idOf(text: string): string {
  if (!UUID.test(text)) throw new NotFound('export');
  return text;
}
