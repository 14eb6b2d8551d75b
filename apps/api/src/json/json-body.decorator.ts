import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type InputClass, type ReadMode } from '@rpm/domain';
import { type Request, type Response } from '../http/request';
import { isWithoutBody, readJsonBody } from './read-json-body';

/** What a handler says of its body, for the input pipe and for reading it. */
export interface BodyOptions {
  mode?: ReadMode;
  /** Where the type of the parameter does not say it, because it is decided when the service starts. */
  type?: InputClass;
  size?: BodySize;
  /** Whether a request without a body is read as `{}`. */
  optional?: boolean;
}

/** How large a body may be: a batch holds a thousand readings. */
export type BodySize = 'single' | 'batch';

const Body = createParamDecorator((options: BodyOptions | undefined, context: ExecutionContext) => {
  const http = context.switchToHttp();
  const request = http.getRequest<Request>();
  return options?.optional && isWithoutBody(request) ? {} : readJsonBody(request, http.getResponse<Response>(), options);
});

/**
 * The JSON object of the request's body, typed and validated by the input pipe. It is read only now, after the guard, so that
 * nobody without a key can make the service read a body.
 */
export const JsonBody = (options: BodyOptions = {}) => Body(options);

/** The same as a merge-patch (RFC 7396): null clears, absent leaves as it is. */
export const MergePatch = (options: BodyOptions = {}) => Body({ ...options, mode: 'patch' });

/** The same for an operation that can do without: no body says as much as `{}`. */
export const OptionalJsonBody = (options: BodyOptions = {}) => Body({ ...options, optional: true });
