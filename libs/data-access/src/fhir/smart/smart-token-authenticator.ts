import { SmartToken } from '@rpm/domain';
import { type ApiKeyUses } from '../../access/api-key-uses';
import { type Principal, TokenAuthenticator } from '../../access/token-authenticator';
import { type SmartTokenState, type TokenLookUps } from '../../access/token-look-ups';

/** Authenticates access tokens of SMART clients. A token ends with its client: PostgreSQL notifies all processes. */
export class SmartTokenAuthenticator extends TokenAuthenticator<SmartTokenState> {
  constructor(
    private readonly tokenLookUps: TokenLookUps,
    uses?: Pick<ApiKeyUses, 'note'>,
    rememberMs?: number,
  ) {
    super(uses, rememberMs);
  }

  protected override parse(text: string): SmartToken | null {
    return SmartToken.parse(text);
  }

  protected override lookUp(hash: Buffer, address?: string): Promise<SmartTokenState | null> {
    return this.tokenLookUps.find('smart_token', hash, address);
  }

  /** The actor of changes is the client, whose row is that of an API key. */
  protected override principalOf({
    api_key_id: keyId,
    organization_id: organizationId,
    name,
    scopes,
  }: SmartTokenState): Principal {
    return { keyId, organizationId, scopes, actor: { kind: 'key', id: keyId, name } };
  }
}
