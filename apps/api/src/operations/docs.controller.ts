import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { Problem } from '@rpm/domain';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Public } from '../authentication/access.decorator';
import { type Response } from '../http/request';
import { StaticContent } from './static-content';

/** Files of the API reference, with their media types. */
export const ASSETS = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

const FOLDER = dirname(require.resolve('swagger-ui-dist/package.json'));

/** The files are read once, because a client that makes the service open files for every request could use up all file descriptors. */
const PARTS = new Map(
  Object.entries(ASSETS).map(([name, type]) => [name, { type, content: new StaticContent(readFileSync(join(FOLDER, name))) }]),
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

// The validator is off, because it would send the document to another server. The page keeps API keys only while it is open.
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

/** Serves the interactive API reference. All files come from this origin, so that it works offline and no third party learns who reads it. */
@Controller('docs')
export class DocsController {
  @Get()
  @Public()
  @Header('Content-Type', 'text/html; charset=utf-8')
  page() {
    return new StaticContent(PAGE);
  }

  @Get('start.js')
  @Public()
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  start() {
    return new StaticContent(START);
  }

  @Get(':asset')
  @Public()
  asset(@Param('asset') asset: string, @Res({ passthrough: true }) response: Response): StaticContent {
    const part = PARTS.get(asset);
    if (!part) throw new Problem('path_not_found', 'The reference has no such part.');
    // These are the only responses without data of customers, so they may be cached.
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.setHeader('Content-Type', part.type);
    return part.content;
  }
}
