import { ExpressAdapter } from '@nestjs/platform-express';
import { JsonText } from '@rpm/database';
import { Changes, Page } from '@rpm/domain';
import express from 'express';
import { type Logger } from 'pino';
import { type AnswerRecorder } from '../trail/answer-recorder';
import { type Configuration } from '../configuration/configuration';
import { ExportAnswer } from '../http-answer/export-answer';
import { FhirAnswer } from '../http-answer/fhir-answer';
import { CompressedContent } from '../http-answer/compressed-content';
import { StaticContent } from '../http-answer/static-content';
import { answerHeaders, isKnownTo } from '../http-answer/answer-headers';
import { parseQuery } from '../http-input/parse-query';
import { type ExpressApp } from '../http-connection/express-classes';
import { createHttpServer } from '../http-connection/http-server';
import { StreamedContent } from '../download/streamed-content';
import { changesLink, pageLinks } from '../http-answer/page-links';
import { type Response } from '../request/request';
import { type AnswerPosition } from '../standby/answer-position';

/** Configures Express for this service. No other code serializes the results of controllers as JSON. */
export class HttpAdapter extends ExpressAdapter {
  constructor(
    private readonly configuration: Configuration,
    private readonly accessLogger: Logger,
    private readonly recorder: AnswerRecorder,
    private readonly position: AnswerPosition,
  ) {
    super(express());
    this.disable('x-powered-by');
    this.disable('etag');
    // The maximum size of the request head limits the query.
    this.set('query parser', parseQuery);
    if (configuration.TRUST_PROXY !== undefined) this.set('trust proxy', configuration.TRUST_PROXY);
  }

  override initHttpServer(): void {
    this.httpServer = createHttpServer(this.getInstance<ExpressApp>(), this.configuration, this.accessLogger);
  }

  override reply(response: Response, body: unknown, status?: number): void | Promise<void> {
    if (status !== undefined) response.statusCode = status;
    const positioned = this.position.set(response);
    if (body instanceof StreamedContent) {
      const send = () => body.send(response, this.recorder);
      return positioned ? positioned.then(send) : send();
    }
    const recorded = this.recorder.answer(response, body);
    if (!recorded && !positioned) {
      this.send(response, body);
      return;
    }
    return Promise.all([recorded, positioned]).then(() => this.send(response, body));
  }

  private send(response: Response, body: unknown): void {
    if (body === undefined) {
      response.end();
      return;
    }
    if (body instanceof CompressedContent || body instanceof FhirAnswer || body instanceof ExportAnswer) {
      body.send(response);
      return;
    }
    if (body instanceof StaticContent) {
      response.setHeader('Content-Length', body.bytes.length);
      response.end(body.bytes);
      return;
    }
    if (body instanceof Page) response.setHeader('Link', pageLinks(response.req.originalUrl, body));
    if (body instanceof Changes) response.setHeader('Link', changesLink(response.req.originalUrl, body));
    if (body instanceof JsonText && this.isAnsweredByHeaders(response, body)) return;
    const text = body instanceof JsonText ? body.text : jsonOf(body);
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(text));
    response.end(text);
  }

  /** Sets the headers for a single resource. Ends the response with 304 if the client already has this version, and with 204 if there is no body. */
  private isAnsweredByHeaders(response: Response, json: JsonText): boolean {
    const answered = answerHeaders(json);
    for (const [name, value] of Object.entries(answered)) response.setHeader(name, value);
    const isKnown = isKnownTo(response.req, answered);
    if (json.text !== '' && !isKnown) return false;
    response.statusCode = isKnown ? 304 : 204;
    response.end();
    return true;
  }
}

/** Converts the result of a controller to JSON. The entries of a list may already be serialized. */
function jsonOf(body: unknown): string {
  if (!(body instanceof Page || body instanceof Changes)) return JSON.stringify(body);
  const content = body.content.map((entry) => (entry instanceof JsonText ? entry.text : JSON.stringify(entry)));
  return JSON.stringify({ ...body.toJSON(), content: [] }).replace('[]', () => `[${content.join()}]`);
}
