import { type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { asStandbyRead } from '@rpm/database';
import { Observable } from 'rxjs';
import { type Request } from '../request/request';

/** Makes the statements of a request that a standby may serve belong to its read. Nest calls it only if there is a standby. */
export class StandbyReadInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { standbyRead } = context.switchToHttp().getRequest<Request>();
    if (!standbyRead || standbyRead.primaryReason !== null) return next.handle();
    return new Observable((subscriber) => asStandbyRead(standbyRead, () => next.handle().subscribe(subscriber)));
  }
}
