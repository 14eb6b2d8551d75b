import { HttpProblem } from '../problem/problem-kind';
import { All, Controller, Module, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Public } from '../authentication/access.decorator';
import { type Request, type Response } from './request';
import { type Route, routesOf } from './routes';

/** Handles all requests that no other controller handles: OPTIONS, methods that a path does not support, and unknown paths. */
@Controller()
class UnknownPathController {
  constructor(private readonly host: HttpAdapterHost) {}

  @All('*path')
  @Public()
  answer(@Req() request: Request, @Res({ passthrough: true }) response: Response): void {
    const { method, path } = request;
    // `OPTIONS *` asks which methods the whole server supports.
    const allowed = this.methodsOf((route) => (method === 'OPTIONS' && path === '/*') || route.matches(path));
    if (allowed.length === 0) throw new HttpProblem('path_not_found', 'There is no such path. See /openapi.json.');
    response.setHeader('Allow', allowed.join(', '));
    if (method !== 'OPTIONS') {
      throw new HttpProblem('method_not_allowed', `This path has the methods ${allowed.join(', ')}.`);
    }
    response.statusCode = 204;
  }

  private methodsOf(isMeant: (route: Route) => boolean): string[] {
    const routes = routesOf(this.host.httpAdapter).filter((route) => !route.path.includes('*') && isMeant(route));
    // A path may match several routes: `/docs/start.js` also matches `/docs/:asset`.
    const methods = new Set(routes.map(({ method }) => method));
    return methods.size === 0 ? [] : [...methods, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].sort();
  }
}

/** This module must be imported last, because routes are tried in the order of the modules. */
@Module({ controllers: [UnknownPathController] })
export class UnknownPathModule {}
