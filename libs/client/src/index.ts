export * from './api.generated.ts';
export { type Client, type ClientResponse, createClient, type EventBatch, type EventsInput } from './client.ts';
export { fetchText, type TextRequest, type TextResponse } from './fetch-text.ts';
export {
  type Answer,
  type Changes,
  type ChangesInput,
  type ChangesName,
  type Input,
  type Item,
  type ListName,
  type OperationName,
} from './methods.ts';
export { isProblem, RpmProblem, UnexpectedResponse } from './problem.ts';
export { type ClientSettings, type RequestOptions, type ResponseOptions, type Retry } from './settings.ts';
