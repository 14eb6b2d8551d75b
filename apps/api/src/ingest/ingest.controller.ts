import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { adapterOf } from '@rpm/sources';
import { Public } from '../authentication/access.decorator';
import { StaticContent } from '../http-answer/static-content';
import { type Request, type Response } from '../request/request';
import { partsOfIngestPath } from './ingest-path';
import { MessageReceiver } from './message-receiver';

/** Uploaders append paths of their own to the URL of a source. */
const PATHS = [':token', ':token/*rest'];

/** Receives the messages of sources. The token in the path is a secret, so neither an answer nor a log contains the path. */
@Controller('ingest')
export class IngestController {
  constructor(private readonly receiver: MessageReceiver) {}

  @Post(PATHS)
  @HttpCode(200)
  @Public()
  async receive(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<StaticContent> {
    const { token, rest } = partsOfIngestPath(request);
    const { id, source, body } = await this.receiver.receive(request, token, rest);
    return adapterOf(source.adapter)?.answerTo === 'body' ? json(response, body) : json(response, JSON.stringify({ id }));
  }

  /** Answers vendors and apps that check a URL before they send messages to it. HEAD requests come here, too. */
  @Get(PATHS)
  @Public()
  async check(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<StaticContent> {
    const { token, rest } = partsOfIngestPath(request);
    const { adapter } = await this.receiver.source(token, request.ip);
    const answers = adapterOf(adapter)?.answers ?? {};
    return json(response, JSON.stringify(Object.hasOwn(answers, rest) ? answers[rest] : {}));
  }
}

function json(response: Response, content: string | Buffer): StaticContent {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  return new StaticContent(content);
}
