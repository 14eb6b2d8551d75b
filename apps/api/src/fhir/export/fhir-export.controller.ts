import { Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { RequireKey } from '../../authentication/access.decorator';
import { type ExportAnswer } from '../../http-answer/export-answer';
import { type Request } from '../../request/request';
import { FhirController } from '../http/fhir-controller.decorator';
import { type ExportParameter } from './export-parameters';
import { ExportRequests } from './export-requests';
import { SentExportParameters } from './sent-export-parameters';

/** Begins exports (Bulk Data). Which scopes a key needs depends on the types that it exports. */
@FhirController('')
export class FhirExportController {
  constructor(private readonly requests: ExportRequests) {}

  @Get('$export')
  @HttpCode(202)
  @RequireKey()
  exportAll(@Req() request: Request, @SentExportParameters() sent: ExportParameter[]): Promise<ExportAnswer> {
    return this.requests.system(request, sent);
  }

  @Post('$export')
  @HttpCode(202)
  @RequireKey()
  exportAllByForm(@Req() request: Request, @SentExportParameters() sent: ExportParameter[]): Promise<ExportAnswer> {
    return this.requests.system(request, sent);
  }

  @Get('Patient/$export')
  @HttpCode(202)
  @RequireKey()
  exportPatients(@Req() request: Request, @SentExportParameters() sent: ExportParameter[]): Promise<ExportAnswer> {
    return this.requests.patients(request, sent);
  }

  @Post('Patient/$export')
  @HttpCode(202)
  @RequireKey()
  exportPatientsByForm(@Req() request: Request, @SentExportParameters() sent: ExportParameter[]): Promise<ExportAnswer> {
    return this.requests.patients(request, sent);
  }

  @Get('Group/:groupId/$export')
  @HttpCode(202)
  @RequireKey()
  exportGroup(
    @Req() request: Request,
    @SentExportParameters() sent: ExportParameter[],
    @Param('groupId') id: string,
  ): Promise<ExportAnswer> {
    return this.requests.group(request, sent, id);
  }

  @Post('Group/:groupId/$export')
  @HttpCode(202)
  @RequireKey()
  exportGroupByForm(
    @Req() request: Request,
    @SentExportParameters() sent: ExportParameter[],
    @Param('groupId') id: string,
  ): Promise<ExportAnswer> {
    return this.requests.group(request, sent, id);
  }

  @Get('export/:exportId')
  @RequireKey()
  status(@Req() request: Request, @Param('exportId') id: string): Promise<ExportAnswer> {
    return this.requests.status(request, id);
  }

  @Delete('export/:exportId')
  @HttpCode(202)
  @RequireKey()
  end(@Req() request: Request, @Param('exportId') id: string): Promise<ExportAnswer> {
    return this.requests.end(request, id);
  }
}
