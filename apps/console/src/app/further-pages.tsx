import { ApiKeysPage } from '../api-key/api-keys.page';
import { AccessPage, AuditPage } from '../audit/audit.page';
import { ImportPage } from '../file-import/import.page';
import { ImportPreviewPage } from '../file-import/import-preview.page';
import { ImportsPage } from '../file-import/imports.page';
import { NewImportPage } from '../file-import/new-import.page';
import { MappingPage } from '../mapping/mapping.page';
import { PeoplePage } from '../people/people.page';
import { PersonPage } from '../people/person.page';
import { QuarantinePage } from '../quarantine/quarantine.page';
import { EditSourcePage } from '../source/edit-source.page';
import { NewSourcePage } from '../source/new-source.page';
import { SourcePage } from '../source/source.page';
import { SourcesPage } from '../source/sources.page';
import { MessagePage } from '../source-message/message.page';
import { MessagesPage } from '../source-message/messages.page';
import { SourceReplayPage } from '../source-replay/source-replay.page';
import { NewWebhookPage } from '../webhook/new-webhook.page';
import { ReplayPage } from '../webhook/replay.page';
import { WebhookPage } from '../webhook/webhook.page';
import { WebhooksPage } from '../webhook/webhooks.page';
import { DeliveriesPage } from '../webhook-log/deliveries.page';
import { DeliveryPage } from '../webhook-log/delivery.page';

interface WithId {
  id: number;
}

/** The pages that are a script of their own, see `FurtherPage`. */
export const FURTHER_PAGES = {
  access: ({ id }: WithId) => <AccessPage patientId={id} />,
  apiKeys: ApiKeysPage,
  audit: AuditPage,
  deliveries: DeliveriesPage,
  delivery: DeliveryPage,
  editSource: EditSourcePage,
  fileImport: ImportPage,
  importPreview: ImportPreviewPage,
  imports: ImportsPage,
  mapping: MappingPage,
  message: MessagePage,
  messages: MessagesPage,
  newImport: NewImportPage,
  newSource: NewSourcePage,
  newWebhook: NewWebhookPage,
  people: PeoplePage,
  person: PersonPage,
  quarantine: QuarantinePage,
  replay: ({ id }: WithId) => <ReplayPage webhookId={id} />,
  source: SourcePage,
  sourceReplay: SourceReplayPage,
  sources: SourcesPage,
  webhook: WebhookPage,
  webhooks: WebhooksPage,
} satisfies Readonly<Record<string, (properties: WithId) => unknown>>;
