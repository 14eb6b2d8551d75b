import { ApiKeyToken } from '@rpm/domain';
import { type ApiKeyState } from './api-key.repository';
import { type ApiKeyUses } from './api-key-uses';
import { type Principal, TokenAuthenticator } from './token-authenticator';
import { type TokenLookUps } from './token-look-ups';

/** Authenticates API keys. */
export class ApiKeyAuthenticator extends TokenAuthenticator<ApiKeyState> {
  constructor(
    private readonly tokenLookUps: TokenLookUps,
    uses?: Pick<ApiKeyUses, 'note'>,
    rememberMs?: number,
  ) {
    super(uses, rememberMs);
  }

  protected override parse(text: string): ApiKeyToken | null {
    return ApiKeyToken.parse(text);
  }

  protected override lookUp(hash: Buffer, address?: string): Promise<ApiKeyState | null> {
    return this.tokenLookUps.find('api_key', hash, address);
  }

  protected override principalOf({ id, organization_id, scopes, name }: ApiKeyState): Principal {
    return { keyId: id, organizationId: organization_id, scopes, actor: { kind: 'key', id, name } };
  }
}
