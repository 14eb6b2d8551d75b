export * from './api.generated';
export { type Client, type ClientResponse, createClient, type EventBatch, type EventsInput } from './client';
export { fetchText, type TextRequest, type TextResponse } from './fetch-text';
export {
  type Answer,
  type Changes,
  type ChangesInput,
  type ChangesName,
  type Input,
  type Item,
  type ListName,
  type OperationName,
} from './methods';
export { isProblem, RpmProblem, UnexpectedResponse } from './problem';
export { type ClientSettings, type RequestOptions, type ResponseOptions } from './settings';
