import { type Request, type Response } from '../request/request';

export function forbidStoring(_request: Request, response: Response): void {
  response.setHeader('Cache-Control', 'no-store');
}
