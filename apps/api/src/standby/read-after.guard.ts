import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Database, parseReadPosition, type ReadPosition, StandbyRead } from '@rpm/database';
import { HttpProblem } from '../problem/problem-kind';
import { type Request } from '../request/request';
import { SERVED_BY_STANDBY } from './served-by-standby.decorator';

/** Reads the header `Read-After` of requests that a standby may serve. A request without it is served by the primary, so that no client gets old data unasked. */
@Injectable()
export class ReadAfterGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
  ) {}

  /** @throws HttpProblem `read_after_invalid`, whether there is a standby or not */
  canActivate(context: ExecutionContext): boolean {
    if (this.reflector.get<true | undefined>(SERVED_BY_STANDBY, context.getHandler()) !== true) return true;
    const request = context.switchToHttp().getRequest<Request>();
    const text = request.headers['read-after'];
    const position = text === undefined ? undefined : positionOf(String(text));
    if (!this.database.standbys) return true;
    request.standbyRead = position === undefined ? StandbyRead.notAsked() : new StandbyRead(position);
    return true;
  }
}

function positionOf(text: string): ReadPosition | null {
  const position = parseReadPosition(text);
  if (position !== undefined) return position;
  throw new HttpProblem(
    'read_after_invalid',
    'Send the value of the header Read-After of an earlier response, or 0, exactly once.',
  );
}
