import { type Principal } from '@rpm/data-access';
import { type Problem } from '@rpm/domain';
import { type Request, type Response } from 'express';

declare module 'express-serve-static-core' {
  interface Request {
    /** Names the request in its answer and in its log line. */
    requestId: string;
    /** Why the request is refused before it is routed; null if it is not. */
    refusal: Problem | null;
    /** Set by the guard; absent on public routes. */
    principal?: Principal;
    /** The status of an answer that went out past the response, because the request broke off. */
    refusedWith?: number;
  }
}

export type { Request, Response };
