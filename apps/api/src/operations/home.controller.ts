import { Controller, Get, Header, HttpCode } from '@nestjs/common';
import { Public } from '../authentication/access.decorator';

/** Sends a person who opens the address of the service to its API reference. */
@Controller()
export class HomeController {
  @Get()
  @Public()
  @HttpCode(302)
  @Header('Location', '/docs')
  home(): void {
    return;
  }
}
