export { Foundation1763700000000 } from './1763700000000-foundation';
export { ClinicalSide1763800000000 } from './1763800000000-clinical-side';
export { WebhookDelivery1763900000000 } from './1763900000000-webhook-delivery';
export { Orders1764000000000 } from './1764000000000-orders';
export { WebhookSuccess1764100000000 } from './1764100000000-webhook-success';
export { ApiKeyPolicies1764200000000 } from './1764200000000-api-key-policies';
export { MigrationChecksums1764400000000 } from './1764400000000-migration-checksums';
export { ReadingCounts1764500000010 } from './1764500000010-reading-counts';
