import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { isFromOwnPage } from '../authentication/request-authentication';
import { type Request } from '../request/request';
import { HttpProblem } from '../problem/problem-kind';

/** Rejects requests that no page of this service sends, before their bodies are read: another site must not sign anybody in or out. */
@Injectable()
export class OwnPageGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (isFromOwnPage(context.switchToHttp().getRequest<Request>())) return true;
    throw new HttpProblem('foreign_page', 'Only the console of this service may sign people in and out.');
  }
}
