import { Controller, Get, Header } from '@nestjs/common';
import { Public } from '../authentication/access.decorator';
import { openApiDocument } from './document';
import { CompressedContent } from '../http-answer/compressed-content';

/** The OpenAPI document is serialized once, because it is almost 700 KiB long. */
const DOCUMENT = new CompressedContent(Buffer.from(JSON.stringify(openApiDocument)));

@Controller('openapi.json')
export class OpenApiController {
  @Get()
  @Public()
  @Header('Content-Type', 'application/json; charset=utf-8')
  document(): CompressedContent {
    return DOCUMENT;
  }
}
