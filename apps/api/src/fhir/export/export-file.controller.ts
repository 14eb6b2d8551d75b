import { Controller, Get, Param, Req, UseGuards } from '@nestjs/common';
import { RequireKey } from '../../authentication/access.decorator';
import { type StreamedContent } from '../../download/streamed-content';
import { FHIR_PATH } from '../../request/fhir-path';
import { type Request } from '../../request/request';
import { ExportDownloads } from './export-downloads';
import { ExportFileGuard } from './export-file.guard';

/** Sends the files of exports, which are no resources of FHIR. */
@Controller(`${FHIR_PATH}/export`)
@UseGuards(ExportFileGuard)
export class ExportFileController {
  constructor(private readonly downloads: ExportDownloads) {}

  @Get(':exportId/file/:number')
  @RequireKey()
  download(@Req() request: Request, @Param('exportId') id: string, @Param('number') number: string): Promise<StreamedContent> {
    return this.downloads.begin(request, id, number);
  }
}
