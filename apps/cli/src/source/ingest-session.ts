import {
  findReader,
  IngestAliasRepository,
  IngestMessageRepository,
  IngestQuarantineRepository,
  IngestReplayRepository,
  MessageTrial,
} from '@rpm/sources';
import { openSecretBox, readWebhookConfiguration } from '../delivery/webhook-session';
import { type OrganizationOption } from '../operator/organization-option';
import { type Output } from '../terminal/output';
import { inOrganization, type OrganizationSession } from '../trail/in-organization';
import { type Outcome } from '../trail/outcome';

/** The objects that commands for messages of sources need. */
export interface IngestSession extends OrganizationSession {
  messages: IngestMessageRepository;
  quarantine: IngestQuarantineRepository;
  aliases: IngestAliasRepository;
  replays: IngestReplayRepository;
  trial: MessageTrial;
}

/** Runs a command on the messages of the sources of one organization. @throws ConfigurationError, Refusal if the organization does not exist */
export async function withMessages(
  output: Output,
  options: OrganizationOption,
  work: (session: IngestSession) => Promise<Outcome>,
): Promise<void> {
  const configuration = readWebhookConfiguration();
  await inOrganization(output, options, async (session) => {
    const { database } = session;
    const box = await openSecretBox(database, configuration);
    return work({
      ...session,
      messages: new IngestMessageRepository(database, box),
      quarantine: new IngestQuarantineRepository(database, box, findReader),
      aliases: new IngestAliasRepository(database),
      replays: new IngestReplayRepository(database, box, findReader),
      trial: new MessageTrial(database, box, findReader),
    });
  });
}
