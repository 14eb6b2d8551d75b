import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { Problem } from '@rpm/domain';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Public } from '../authentication/access.decorator';
import { type Response } from '../http/request';
import { PageText } from './page-text';

/** The parts of the reference that are served, with their media types. */
export const ASSETS = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const FOLDER = dirname(require.resolve('swagger-ui-dist/package.json'));

/** Read once: a file that is opened for every request would let one client use up all file descriptors. */
const PARTS = new Map(
  Object.entries(ASSETS).map(([name, type]) => [name, { type, content: new PageText(readFileSync(join(FOLDER, name))) }]),
);

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Remote Patient Monitoring API</title>
<link rel="icon" href="/docs/favicon-32x32.png">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

// No validator: that would send the document to somebody else's server. Keys are kept by the page only while it is open.
const START = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  persistAuthorization: false,
});
`;

/** The interactive reference, all of it from this origin: it works offline and tells nobody who reads it. */
@Controller('docs')
export class DocsController {
  @Get()
  @Public()
  @Header('Content-Type', 'text/html; charset=utf-8')
  page() {
    return new PageText(PAGE);
  }

  @Get('start.js')
  @Public()
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  start() {
    return new PageText(START);
  }

  @Get(':asset')
  @Public()
  asset(@Param('asset') asset: string, @Res({ passthrough: true }) response: Response): PageText {
    const part = PARTS.get(asset);
    if (!part) throw new Problem('path_not_found', 'The reference has no such part.');
    // The only answers without anybody's data in them.
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.setHeader('Content-Type', part.type);
    return part.content;
  }
}
