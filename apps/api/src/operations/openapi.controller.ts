import { Controller, Get, Header } from '@nestjs/common';
import { Public } from '../authentication/access.decorator';
import { openApiDocument } from '../openapi/document';
import { StaticContent } from './static-content';

/** The document is serialized once, because it has 2 MiB. */
const DOCUMENT = new StaticContent(JSON.stringify(openApiDocument));

@Controller('openapi.json')
export class OpenApiController {
  @Get()
  @Public()
  @Header('Content-Type', 'application/json; charset=utf-8')
  document(): StaticContent {
    return DOCUMENT;
  }
}
