import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type InputClass, type ReadMode, splitReadOnly, type View } from '@rpm/domain';
import { type Request, type Response } from '../request/request';
import { readJsonBody } from './read-json-body';

/** Options for reading and validating a request body. */
export interface BodyOptions {
  mode?: ReadMode;
  /**
   * Input class of the body; by default, the declared type of the parameter. It must be given for a class that is created when the service starts,
   * because such a class cannot be a declared type, and for a body that may contain read-only properties.
   */
  type?: InputClass;
  /** The view of the resource that the request changes: its read-only properties are accepted, if they are unchanged. */
  view?: View;
  size?: BodySize;
  /** Whether the body is a resource of FHIR, which has a media type of its own. */
  format?: 'fhir';
  /** Whether a request without a body is treated like `{}`. */
  optional?: boolean;
}

/**
 * Size class of a request body, which determines its limits. A batch contains up to a thousand readings, and a bundle as many Observations. A small body is read
 * before its sender is known.
 */
export type BodySize = 'small' | 'single' | 'batch' | 'bundle';

const Body = createParamDecorator(async (options: BodyOptions = {}, context: ExecutionContext) => {
  const http = context.switchToHttp();
  const request = http.getRequest<Request>();
  const body = await readJsonBody(request, http.getResponse<Response>(), options);
  if (!options.type || !options.view) return body;
  const split = splitReadOnly(options.type, options.view, body);
  if (Object.keys(split.readOnly.values).length > 0) request.readOnly = split.readOnly;
  return split.body;
});

/**
 * Provides the JSON object in the request body, validated by the input pipe. The body is read only after authentication, so that a client without an
 * API key cannot make the service read it.
 */
export const JsonBody = (options: BodyOptions = {}) => Body(options);

/** Provides a JSON merge patch (RFC 7396): null clears a property, and an absent property stays as it is. */
export const MergePatch = (options: BodyOptions = {}) => Body({ ...options, mode: 'patch' });

/** Provides an optional body: a request without a body is treated like `{}`. */
export const OptionalJsonBody = (options: BodyOptions = {}) => Body({ ...options, optional: true });
