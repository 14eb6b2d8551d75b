import { Foundation1763700000000 } from '../migrations/1763700000000-foundation';
import { ClinicalSide1763800000000 } from '../migrations/1763800000000-clinical-side';
import { WebhookDelivery1763900000000 } from '../migrations/1763900000000-webhook-delivery';
import { Orders1764000000000 } from '../migrations/1764000000000-orders';
import { WebhookSuccess1764100000000 } from '../migrations/1764100000000-webhook-success';
import { ApiKeyPolicies1764200000000 } from '../migrations/1764200000000-api-key-policies';
import { MigrationChecksums1764400000000 } from '../migrations/1764400000000-migration-checksums';

/** All migrations in order. A landed migration is frozen; corrections are new migrations (docs/migrations.md). */
export const MIGRATIONS = [
  Foundation1763700000000,
  ClinicalSide1763800000000,
  WebhookDelivery1763900000000,
  Orders1764000000000,
  WebhookSuccess1764100000000,
  ApiKeyPolicies1764200000000,
  MigrationChecksums1764400000000,
];
