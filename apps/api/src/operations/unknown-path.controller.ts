import { HttpProblem } from '../problem/problem-kind';
import { All, Controller, Module, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Public } from '../authentication/access.decorator';
import { type Request, type Response } from '../request/request';
import { FHIR_PATH, isFhirPath } from '../request/fhir-path';
import { operationWithIds, pathMeantBy } from '../http/meant-path';
import { isCatchAll, type Route, routesOf } from '../http/routes';

/** Handles all requests that no other controller handles: OPTIONS, methods that a path does not support, and unknown paths. */
@Controller()
class UnknownPathController {
  constructor(private readonly host: HttpAdapterHost) {}

  @All('{*path}')
  @Public()
  answer(@Req() request: Request, @Res({ passthrough: true }) response: Response): void {
    const { method, path } = request;
    const routes = routesOf(this.host.httpAdapter).filter((route) => !isCatchAll(route.path));
    // `OPTIONS *` asks which methods the whole server supports.
    const allowed = methodsOf(routes, (route) => (method === 'OPTIONS' && path === '/*') || route.matches(path));
    const withIds = isFhirPath(path) ? null : operationWithIds(method, path, routes);
    if (allowed.length === 0) {
      if (isFhirPath(path))
        throw new HttpProblem(
          'path_not_found',
          `This FHIR server has no such path. ${FHIR_PATH}/metadata lists what it supports.`,
        );
      const hint = hintAt(pathMeantBy(path, routes) ?? withIds);
      throw new HttpProblem('path_not_found', `There is no such path.${hint} See /openapi.json.`);
    }
    response.setHeader('Allow', allowed.join(', '));
    if (method !== 'OPTIONS') {
      throw new HttpProblem('method_not_allowed', `This path has the methods ${allowed.join(', ')}.${hintAt(withIds)}`);
    }
    response.statusCode = 204;
  }
}

const hintAt = (meant: string | null) => (meant === null ? '' : ` Did you mean ${meant}?`);

function methodsOf(routes: readonly Route[], isMeant: (route: Route) => boolean): string[] {
  // A path may match several routes, whose methods are all allowed: `/docs/start.js` also matches `/docs/:asset`.
  const methods = new Set(routes.filter(isMeant).map(({ method }) => method));
  return methods.size === 0 ? [] : [...methods, ...(methods.has('GET') ? ['HEAD'] : []), 'OPTIONS'].sort();
}

/** This module must be imported last, because routes are tried in the order of the modules. */
@Module({ controllers: [UnknownPathController] })
export class UnknownPathModule {}
