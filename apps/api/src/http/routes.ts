import { type AbstractHttpAdapter } from '@nestjs/core';

/** A route of the Express router. */
export interface Route {
  method: string;
  /** Path in Express's notation: `/api/v3/site/:siteId`. */
  path: string;
  matches(path: string): boolean;
}

interface Layer {
  match(path: string): boolean;
  route?: { path: string; methods: Record<string, boolean> };
}

/** Returns the routes that are registered in the Express router. */
export function routesOf(adapter: AbstractHttpAdapter): Route[] {
  const { router } = adapter.getInstance<{ router: { stack: Layer[] } }>();
  return router.stack.flatMap((layer) => {
    if (!layer.route) return [];
    const { path, methods } = layer.route;
    return Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path, matches: (url) => layer.match(url) }));
  });
}

/** Returns whether a route matches all paths that no other route matches. */
export const isCatchAll = (path: string) => path.includes('{*');
