import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { Public } from '../authentication/access.decorator';
import { type Request, type Response } from '../request/request';
import { type CompressedContent } from '../http-answer/compressed-content';
import { htmlPage, type StaticContent } from '../http-answer/static-content';
import { HttpProblem } from '../problem/problem-kind';
import { ConsoleFiles } from './console-files';

const NOT_BUILT = htmlPage('The console is not built', [
  '<p>Run `npx nx build console` in the clone, then restart the service. `npm start` does both.</p>',
]);

/** Serves the pages of the console. They contain nobody's data: they request it from the API, so everybody may load them. */
@Controller('console')
export class ConsoleController {
  constructor(private readonly files: ConsoleFiles) {}

  @Get()
  @Public()
  start(@Res({ passthrough: true }) response: Response): CompressedContent | StaticContent {
    return this.shell(response);
  }

  @Get('assets/:file')
  @Public()
  asset(@Param('file') name: string, @Res({ passthrough: true }) response: Response): CompressedContent {
    const file = this.files.find(name);
    if (!file) throw noSuchFile();
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('Content-Type', file.type);
    return file.content;
  }

  /**
   * Every other address of the console returns the HTML page, whose script shows the right content, unless the address looks like the name of a file.
   */
  @Get('*path')
  @Public()
  page(@Req() request: Request, @Res({ passthrough: true }) response: Response): CompressedContent | StaticContent {
    const [last = ''] = request.path.split('/').slice(-1);
    if (last.includes('.')) throw noSuchFile();
    return this.shell(response);
  }

  /** The HTML page contains the names of the newest files, so browsers must not use a cached copy without asking. */
  private shell(response: Response): CompressedContent | StaticContent {
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    return this.files.shell ?? NOT_BUILT;
  }
}

function noSuchFile(): HttpProblem {
  return new HttpProblem('path_not_found', 'The console has no such file.');
}
