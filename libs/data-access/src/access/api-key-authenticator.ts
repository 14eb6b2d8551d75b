import { ApiKeyToken } from '@rpm/domain';
import { type ApiKeyRepository, type ApiKeyState } from './api-key.repository';
import { type ApiKeyUses } from './api-key-uses';
import { type Principal, TokenAuthenticator } from './token-authenticator';

/** Authenticates API keys. */
export class ApiKeyAuthenticator extends TokenAuthenticator<ApiKeyState> {
  constructor(
    private readonly apiKeys: ApiKeyRepository,
    uses?: Pick<ApiKeyUses, 'note'>,
    rememberMs?: number,
  ) {
    super(uses, rememberMs);
  }

  protected override parse(text: string): ApiKeyToken | null {
    return ApiKeyToken.parse(text);
  }

  protected override lookUp(hash: Buffer): Promise<ApiKeyState | null> {
    return this.apiKeys.lookUp(hash);
  }

  protected override principalOf({ id, organization_id, scopes, name }: ApiKeyState): Principal {
    return { keyId: id, organizationId: organization_id, scopes, actor: { kind: 'key', id, name } };
  }
}
