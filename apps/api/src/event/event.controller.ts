import { Controller, Get, Query, Res } from '@nestjs/common';
import { type JsonText } from '@rpm/database';
import { type WebhookCaller } from '@rpm/data-access';
import { EventFeedQuery, type EventFeedView } from '@rpm/domain';
import { EventFeedRepository, PublicationWatch } from '@rpm/webhook-delivery';
import { Caller, RequireScope } from '../authentication/access.decorator';
import { type Response } from '../http/request';

@Controller('api/v3/event')
export class EventController {
  constructor(
    private readonly feed: EventFeedRepository,
    private readonly publications: PublicationWatch,
  ) {}

  /** If there is no event, waits for one without holding a database connection, and looks again. The waiting ends when the client disconnects. */
  @Get()
  @RequireScope('webhooks:read')
  async read(
    @Caller() caller: WebhookCaller,
    @Query() query: EventFeedQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JsonText<EventFeedView>> {
    const disconnected = new AbortController();
    response.once('close', () => disconnected.abort());
    const deadline = performance.now() + (query.wait ?? 0) * 1000;
    let { json, position, isAtEnd } = await this.feed.read(caller, query);
    if (query.afterSequence !== undefined) return json;
    for (let left = deadline - performance.now(); isAtEnd && left > 0; left = deadline - performance.now()) {
      if (!(await this.publications.wait(caller.organizationId, position, left, disconnected.signal))) break;
      ({ json, position, isAtEnd } = await this.feed.read(caller, Object.assign(query, { after: String(position) })));
    }
    return json;
  }
}
