import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type InputClass, type ReadMode } from '@rpm/domain';
import { type Request, type Response } from '../http/request';
import { isWithoutBody, readJsonBody } from './read-json-body';

/** Options of a body for reading and validating it. */
export interface BodyOptions {
  mode?: ReadMode;
  /** Input class, if it is only known when the service starts and the parameter's type cannot name it. */
  type?: InputClass;
  size?: BodySize;
  /** Whether a request without a body is treated like `{}`. */
  optional?: boolean;
}

/** Size class of a body: a batch contains up to a thousand readings. */
export type BodySize = 'single' | 'batch';

const Body = createParamDecorator((options: BodyOptions | undefined, context: ExecutionContext) => {
  const http = context.switchToHttp();
  const request = http.getRequest<Request>();
  return options?.optional && isWithoutBody(request) ? {} : readJsonBody(request, http.getResponse<Response>(), options);
});

/**
 * Provides the JSON object in the request's body, validated by the input pipe. The body is read only after authentication, so that nobody without an
 * API key can make the service read a body.
 */
export const JsonBody = (options: BodyOptions = {}) => Body(options);

/** Provides a JSON merge patch (RFC 7396): null clears a property, and an absent property stays as it is. */
export const MergePatch = (options: BodyOptions = {}) => Body({ ...options, mode: 'patch' });

/** Provides an optional body: a request without a body is treated like `{}`. */
export const OptionalJsonBody = (options: BodyOptions = {}) => Body({ ...options, optional: true });
