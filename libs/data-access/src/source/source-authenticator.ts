import { type AdapterName, type AuthenticationKind, type AuthenticationOptions, SourceToken } from '@rpm/domain';
import { type Database } from '@rpm/database';
import { type SecretBox } from '@rpm/encryption';
import { TokenAuthenticator } from '../access/token-authenticator';
import { type SourceTokenState, type TokenLookUps } from '../access/token-look-ups';
import { findSourceSecrets } from './source-secrets';

/** The properties of a source that receiving its messages needs. */
export interface ReceivingSource {
  organizationId: number;
  id: number;
  adapter: AdapterName;
  authentication: AuthenticationKind;
  options: AuthenticationOptions;
  /** The valid secrets, the present one first. */
  secrets: readonly string[];
  networks: readonly string[];
  rateLimit: number | null;
}

interface SourceState extends SourceTokenState {
  secrets: readonly string[];
}

/**
 * Finds the source of a token. Its secrets are remembered with the token. PostgreSQL notifies all processes when a source or one of its secrets
 * changes, on the channel of API keys.
 */
export class SourceAuthenticator extends TokenAuthenticator<SourceState, ReceivingSource> {
  constructor(
    private readonly tokenLookUps: TokenLookUps,
    private readonly database: Database,
    private readonly box: SecretBox,
    rememberMs?: number,
  ) {
    super(undefined, rememberMs);
  }

  protected override parse(text: string): SourceToken | null {
    return SourceToken.parse(text);
  }

  protected override async lookUp(hash: Buffer, address?: string): Promise<SourceState | null> {
    const state = await this.tokenLookUps.find('ingest_source', hash, address);
    if (!state) return null;
    const secrets = await findSourceSecrets(this.database, this.box, state.organization_id, state.id);
    return { ...state, secrets };
  }

  protected override principalOf(state: SourceState): ReceivingSource {
    const { organization_id: organizationId, id, adapter, authentication, secrets, networks } = state;
    const { authentication_options: options, rate_limit: rateLimit } = state;
    return { organizationId, id, adapter, authentication, options, secrets, networks, rateLimit };
  }
}
