import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type ParameterDefinitions, type SearchDefinition } from '@rpm/fhir';
import { type Request, type Response } from '../../request/request';
import { SearchPipe, type SearchOptions, type SentSearch } from './search.pipe';
import { sentParameters } from './sent-parameters';

const Sent = createParamDecorator(async (_: SearchOptions, context: ExecutionContext): Promise<SentSearch> => {
  const http = context.switchToHttp();
  const request = http.getRequest<Request>();
  return { request, sent: await sentParameters(request, http.getResponse<Response>()) };
});

/** Provides the {@link SearchExchange} of a request that searches by GET or by POST. */
export const Search = <P extends ParameterDefinitions>(definition: SearchDefinition<P>) =>
  // A search is read with the definitions of its own parameters, whose types the pipe does not know.
  Sent({ definition: definition as unknown as SearchDefinition }, SearchPipe);
