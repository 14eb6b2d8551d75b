import { problemStatus } from './problem-kind';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { loggableError } from '@rpm/database';
import { type Logger } from 'pino';
import { problemDocument, problemHeaders } from './problem-document';
import { problemOf } from './problem-of';
import { publicUrlOf } from '../http/public-url';
import { type Request, type Response } from '../http/request';

/** Converts every error to a problem document. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly logger: Logger,
    private readonly configuredUrl: string | undefined,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const [request, response] = [host.switchToHttp().getRequest<Request>(), host.switchToHttp().getResponse<Response>()];
    const problem = problemOf(error);
    if (problemStatus(problem) >= 500) this.report(error, problem.code, request.requestId);
    if (response.headersSent) {
      // The connection is reset and not closed, because HTTP/1.0 has no other sign that a response is incomplete.
      request.refusedWith = problemStatus(problem);
      request.socket.resetAndDestroy();
      return;
    }
    const document = problemDocument(problem, request.requestId, publicUrlOf(request, this.configuredUrl));
    response.status(problemStatus(problem)).set(problemHeaders(problem));
    response.end(JSON.stringify(document));
  }

  private report(error: unknown, code: string, requestId: string): void {
    this.logger.error({ requestId, code, ...loggableError(error) });
  }
}
