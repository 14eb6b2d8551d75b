import { PROBLEM_KINDS } from '../problem/problem-kind';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { NotFound } from '@rpm/domain';
import { Public } from '../authentication/access.decorator';
import { htmlPage } from '../http-answer/static-content';

/** Serves the pages to which the `type` of a problem document links. */
@Controller('errors')
export class ErrorPageController {
  @Get(':code')
  @Public()
  @Header('Content-Type', 'text/html; charset=utf-8')
  page(@Param('code') code: string) {
    const kind = Object.entries(PROBLEM_KINDS).find(([known]) => known === code)?.[1];
    if (!kind) throw new NotFound('kind of problem');
    return htmlPage(kind.title, [`<p>Status ${kind.status}, code <code>${code}</code></p>`, `<p>${kind.help}</p>`]);
  }
}
