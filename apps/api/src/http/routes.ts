import { type AbstractHttpAdapter } from '@nestjs/core';

/** A route as Express knows it. */
export interface Route {
  method: string;
  /** Express's notation: `/api/v3/site/:siteId`. */
  path: string;
  matches(path: string): boolean;
}

interface Layer {
  match(path: string): boolean;
  route?: { path: string; methods: Record<string, boolean> };
}

/** The routes that are really served, read from the router itself. */
export function routesOf(adapter: AbstractHttpAdapter): Route[] {
  const { router } = adapter.getInstance<{ router: { stack: Layer[] } }>();
  return router.stack.flatMap((layer) => {
    if (!layer.route) return [];
    const { path, methods } = layer.route;
    return Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path, matches: (url) => layer.match(url) }));
  });
}
