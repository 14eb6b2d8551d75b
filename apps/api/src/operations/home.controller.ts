import { Controller, Get, HttpCode, Inject, Res } from '@nestjs/common';
import { Public } from '../authentication/access.decorator';
import { CONSOLE_SETTINGS, type ConsoleSettings } from '../authentication/console-settings';
import { type Response } from '../request/request';

/** Redirects a person who opens the root address of the service to the console or, if the console is off, to the API reference. */
@Controller()
export class HomeController {
  constructor(@Inject(CONSOLE_SETTINGS) private readonly settings: ConsoleSettings) {}

  @Get()
  @Public()
  @HttpCode(302)
  home(@Res({ passthrough: true }) response: Response): void {
    response.setHeader('Location', this.settings.isOn ? '/console/' : '/docs');
  }
}
