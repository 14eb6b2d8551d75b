import { HttpProblem } from '../problem/problem-kind';
import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Public } from '../authentication/access.decorator';
import { type Response } from '../request/request';
import { REFERENCE_POLICY } from '../http/security-headers';
import { CompressedContent } from '../http-answer/compressed-content';
import { GUIDES, readGuides } from './guides';
import { PAGE_STYLE, StaticContent } from '../http-answer/static-content';

/** Files of the API reference, with their media types. */
export const ASSETS = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
  'page.css': 'text/css; charset=utf-8',
};

const FOLDER = dirname(require.resolve('swagger-ui-dist/package.json'));

/**
 * Contents of the files of the API reference. Each file is read only once, because opening a file for every request would let one client use up all
 * file descriptors.
 */
const PARTS = new Map(
  Object.entries(ASSETS).map(([name, type]) => [
    name,
    { type, content: new CompressedContent(name === 'page.css' ? Buffer.from(PAGE_STYLE) : readFileSync(join(FOLDER, name))) },
  ]),
);

const GUIDE_TEXTS = new Map([...readGuides()].map(([name, text]) => [name, new CompressedContent(text)]));

const LINKS = Object.entries(GUIDES).map(([name, title]) => `<a href="/docs/guides/${name}">${title}</a>`);

/** Styles of the navigation bar. The rest of the page uses the colors of Swagger UI, which supports dark mode itself. */
const STYLE = `
body { margin: 0 }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; padding: 0.75rem 1.25rem; font: 0.9375rem/1.4 sans-serif; border-bottom: 1px solid #8884 }
nav a { color: #0a58a8 }
@media (prefers-color-scheme: dark) { nav { color: #e4e6e6 } nav a { color: #7fb8f0 } }
`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Remote Patient Monitoring API</title>
<link rel="icon" href="/docs/favicon-32x32.png">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<style>${STYLE}</style>
</head>
<body>
<nav aria-label="Guides"><span>Guides:</span> ${LINKS.join(' ')}</nav>
<div id="reference"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

// Swagger UI's online validator is disabled, because it would send the OpenAPI document to a third party.
// API keys are not kept after the page is closed.
const START = `const dark = matchMedia('(prefers-color-scheme: dark)');
const followColorScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followColorScheme);
followColorScheme();

// Swagger UI would read the document as YAML and normalize all of it for each part that it shows, which takes seconds. The document is JSON, its
// references are internal, and no component contains itself.
const fastReading = () => ({
  statePlugins: {
    spec: {
      wrapActions: {
        parseToJson: (_, { specActions }) => (text) => specActions.updateJsonSpec(JSON.parse(text)),
        requestResolvedSubtree: (_, { specActions, specSelectors }) => (path) => {
          const document = specSelectors.specJson();
          const resolve = (node) => {
            if (Array.isArray(node)) return node.map(resolve);
            if (node === null || typeof node !== 'object') return node;
            if (typeof node.$ref === 'string') return resolve(find(node.$ref.slice(2).split('/').map(unescape)));
            return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, resolve(value)]));
          };
          const unescape = (step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
          const find = (steps) => document.getIn(steps)?.toJS?.() ?? document.getIn(steps);
          if (!specSelectors.specResolvedSubtree(path)) specActions.updateResolvedSubtree(path, resolve(find([...path])));
        },
      },
    },
  },
});

SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  plugins: [fastReading],
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  persistAuthorization: false,
});
`;

/**
 * Serves the interactive API reference. The page loads all of its files from this service, so that it works offline and no other server learns who
 * reads it.
 */
@Controller('docs')
export class DocsController {
  @Get()
  @Public()
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', REFERENCE_POLICY)
  page() {
    return new StaticContent(PAGE);
  }

  @Get('start.js')
  @Public()
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  start() {
    return new StaticContent(START);
  }

  @Get('guides/:guide')
  @Public()
  guide(@Param('guide') guide: string, @Res({ passthrough: true }) response: Response): CompressedContent {
    const text = GUIDE_TEXTS.get(guide);
    if (!text) throw new HttpProblem('path_not_found', 'There is no such guide.');
    // Guides are sent as plain text, because browsers download Markdown instead of displaying it.
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    return text;
  }

  @Get(':asset')
  @Public()
  asset(@Param('asset') asset: string, @Res({ passthrough: true }) response: Response): CompressedContent {
    const part = PARTS.get(asset);
    if (!part) throw new HttpProblem('path_not_found', 'The reference has no such part.');
    // Only files of the API reference may be cached; all other responses may contain customers' data.
    response.setHeader('Cache-Control', 'public, max-age=3600');
    response.setHeader('Content-Type', part.type);
    return part.content;
  }
}
