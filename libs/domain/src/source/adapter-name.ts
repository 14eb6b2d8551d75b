/**
 * The adapters of sources: each converts the messages of one vendor or app to readings. `mapping` has no code of its own: the source describes its messages
 * by a mapping.
 */
export const ADAPTER_NAMES = [
  'bodytrace',
  'healthAutoExport',
  'healthConnectWebhook',
  'junction',
  'mapping',
  'nightscout',
  'telli',
  'tenovi',
  'terra',
  'validic',
] as const;

export type AdapterName = (typeof ADAPTER_NAMES)[number];
