import { Controller, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ConsolePasskeys, type RelyingParty, relyingPartyOf, type StoredPasskey } from '@rpm/data-access';
import { JsonText } from '@rpm/database';
import { type CallerView, nobody, PasskeyOptionsInput, PasskeyRegistrationInput, PasskeySignInInput } from '@rpm/domain';
import { Public } from '../authentication/access.decorator';
import { RateLimits } from '../authentication/rate-limits';
import { sessionEntryOf } from '../trail/audited-request';
import { type Request, type Response } from '../request/request';
import { JsonBody } from '../json/json-body.decorator';
import { localUrlOf } from '../problem/problem-document';
import { BrowserSessions } from './browser-sessions';
import { CONSOLE_SETTINGS, type ConsoleSettings } from '../authentication/console-settings';
import { OwnPageGuard } from './own-page.guard';
import { registrationOptions, signInOptions, verifyRegistration, verifySignIn } from './passkey';
import { PasskeyChallenges } from './passkey-challenges';

/** Registers the passkeys of invited people, and signs people in with them. */
@Controller('console/passkey')
@UseGuards(OwnPageGuard)
export class PasskeyController {
  constructor(
    private readonly passkeys: ConsolePasskeys,
    private readonly challenges: PasskeyChallenges,
    private readonly browsers: BrowserSessions,
    private readonly limits: RateLimits,
    @Inject(CONSOLE_SETTINGS) private readonly settings: ConsoleSettings,
  ) {}

  /** Returns the WebAuthn options with which the browser creates a passkey. The invitation stays valid until the passkey is registered. */
  @Post('registration-options')
  @Public()
  @HttpCode(200)
  async registrationOptions(
    @Req() request: Request,
    @JsonBody({ size: 'small' }) { invitation }: PasskeyOptionsInput,
  ): Promise<JsonText> {
    const party = this.party(request);
    const person = await this.limits.countUnknown(request.ip, () => this.passkeys.findInvited(invitation, request.ip));
    return JsonText.of(await registrationOptions(party, this.challenges.create({ invitation }), person), nobody);
  }

  /** Registers a passkey and signs the person in. */
  @Post('registration')
  @Public()
  @HttpCode(201)
  async register(
    @Req() request: Request,
    @JsonBody({ size: 'small' }) input: PasskeyRegistrationInput,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JsonText<CallerView>> {
    const party = this.party(request);
    const entryOf = sessionEntryOf(request, 'signIn');
    const signedIn = await this.limits.countUnknown(request.ip, async () =>
      this.passkeys.register(input.invitation, await verifyRegistration(party, this.challenges, input), entryOf, request.ip),
    );
    return this.browsers.begin(request, response, signedIn);
  }

  /** Returns the WebAuthn options with which the browser signs a person in. */
  @Post('sign-in-options')
  @Public()
  @HttpCode(200)
  async signInOptions(@Req() request: Request): Promise<JsonText> {
    return JsonText.of(await signInOptions(this.party(request), this.challenges.create({ signIn: true })), nobody);
  }

  /** Signs a person in with the signature of a passkey. */
  @Post('sign-in')
  @Public()
  @HttpCode(201)
  async signIn(
    @Req() request: Request,
    @JsonBody({ size: 'small' }) input: PasskeySignInInput,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JsonText<CallerView>> {
    const party = this.party(request);
    const credentialId = Buffer.from(input.credentialId, 'base64url');
    const entryOf = sessionEntryOf(request, 'signIn');
    const verify = (passkey: StoredPasskey) => verifySignIn(party, this.challenges, input, passkey);
    const signedIn = await this.limits.countUnknown(request.ip, () =>
      this.passkeys.signIn(credentialId, verify, entryOf, request.ip),
    );
    return this.browsers.begin(request, response, signedIn);
  }

  private party({ socket }: Request): RelyingParty {
    return relyingPartyOf(this.settings.publicUrl, localUrlOf(socket));
  }
}
