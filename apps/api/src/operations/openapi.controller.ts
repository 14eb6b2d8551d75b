import { Controller, Get } from '@nestjs/common';
import { Public } from '../authentication/access.decorator';
import { openApiDocument } from '../openapi/document';

@Controller('openapi.json')
export class OpenApiController {
  @Get()
  @Public()
  document(): object {
    return openApiDocument;
  }
}
