import { localUrlOf } from '../problem/problem-document';
import { type Request } from '../request/request';

export function publicUrlOf(request: Request, configured: string | undefined): string {
  return configured?.replace(/\/$/, '') ?? localUrlOf(request.socket);
}
