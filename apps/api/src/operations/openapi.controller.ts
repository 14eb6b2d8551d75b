import { Controller, Get, Header } from '@nestjs/common';
import { Public } from '../authentication/access.decorator';
import { openApiDocument } from '../openapi/document';
import { PageText } from './page-text';

/** The document is serialized once, because it has 2 MiB. */
const DOCUMENT = new PageText(JSON.stringify(openApiDocument));

@Controller('openapi.json')
export class OpenApiController {
  @Get()
  @Public()
  @Header('Content-Type', 'application/json; charset=utf-8')
  document(): PageText {
    return DOCUMENT;
  }
}
