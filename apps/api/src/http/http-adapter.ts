import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import { JsonText } from '@rpm/data-access';
import { Page } from '@rpm/domain';
import express from 'express';
import { createServer } from 'node:http';
import { parse } from 'node:querystring';
import { type Logger } from 'pino';
import { type Configuration } from '../configuration';
import { PageText } from '../operations/page-text';
import { answerClientError } from './client-error';
import { entityTag, isListed } from './entity-tag';
import { pageLinks } from './page-links';
import { type Response } from './request';

/**
 * How long a caller may take, in milliseconds: to send headers, to send a whole request, to read an answer, to think between two
 * requests. Nest passes no options to `http.createServer`, so they are set here.
 */
const SERVER_OPTIONS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2_500,
};
const SOCKET_TIMEOUT = 30_000;

/** Express as this service runs it, and the one place where what a controller returns becomes JSON. */
export class HttpAdapter extends ExpressAdapter {
  constructor(
    private readonly configuration: Configuration,
    private readonly accessLogger: Logger,
  ) {
    super(express());
    this.disable('x-powered-by');
    this.disable('etag');
    // Without a limit on their number: what comes after it would be dropped in silence. The size of headers bounds them.
    this.set('query parser', (text: string) => parse(text, '&', '=', { maxKeys: 0 }));
    if (configuration.TRUST_PROXY !== undefined) this.set('trust proxy', configuration.TRUST_PROXY);
  }

  override initHttpServer(): void {
    this.httpServer = createServer(SERVER_OPTIONS, this.getInstance());
    this.httpServer.setTimeout(SOCKET_TIMEOUT);
    this.httpServer.on('clientError', answerClientError(this.accessLogger, this.configuration.PUBLIC_URL));
  }

  override reply(response: Response, body: unknown, status?: number): void {
    if (status !== undefined) response.statusCode = status;
    if (body === undefined) {
      response.end();
      return;
    }
    if (body instanceof PageText || body instanceof StreamableFile) {
      super.reply(response, body instanceof PageText ? body.text : body);
      return;
    }
    if (body instanceof Page) response.setHeader('Link', pageLinks(response.req.originalUrl, body));
    const text = body instanceof JsonText ? body.text : JSON.stringify(body);
    if (body instanceof JsonText && this.isNotModified(response, text)) return;
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(text));
    response.end(text);
  }

  /** Gives a single resource its ETag, and answers 304 to a caller who has it. */
  private isNotModified(response: Response, text: string): boolean {
    const etag = entityTag(text);
    response.setHeader('ETag', etag);
    if (!isListed(etag, response.req.headers['if-none-match'])) return false;
    response.statusCode = 304;
    response.end();
    return true;
  }
}
