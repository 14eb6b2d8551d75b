import { type AdapterName, AUTHENTICATION_KINDS, type IngestAdapterView } from '@rpm/domain';
import { type Adapter } from './adapter';
import { BODYTRACE } from './bodytrace/bodytrace.adapter';
import { HEALTH_AUTO_EXPORT } from './health-auto-export/health-auto-export.adapter';
import { HEALTH_CONNECT_WEBHOOK } from './health-connect-webhook/health-connect-webhook.adapter';
import { JUNCTION } from './junction/junction.adapter';
import { NIGHTSCOUT } from './nightscout/nightscout.adapter';
import { TELLI } from './telli/telli.adapter';
import { TENOVI } from './tenovi/tenovi.adapter';
import { TERRA } from './terra/terra.adapter';
import { VALIDIC } from './validic/validic.adapter';

/** The built-in adapters. */
export const ADAPTERS: readonly Adapter[] = [
  BODYTRACE,
  HEALTH_AUTO_EXPORT,
  HEALTH_CONNECT_WEBHOOK,
  JUNCTION,
  NIGHTSCOUT,
  TELLI,
  TENOVI,
  TERRA,
  VALIDIC,
];

/** Returns the built-in adapter with a name; null for `mapping`, which is described by data. */
export function adapterOf(name: AdapterName): Adapter | null {
  return ADAPTERS.find((adapter) => adapter.name === name) ?? null;
}

/** Returns the public description of every adapter, `mapping` included, sorted by name. */
export function listAdapters(): IngestAdapterView[] {
  const builtIn = ADAPTERS.map(
    ({ name, vendor, version, authentication, makesSecret, needsPatient, setup, facts }): IngestAdapterView => ({
      ...{ name, vendor, version, authenticationKinds: [...authentication] },
      ...{ vendorMakesSecret: makesSecret, needsPatient, setupSteps: [...setup] },
      facts: facts.map((fact) => ({ ...fact })),
    }),
  );
  return [...builtIn, MAPPING].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Sources with a mapping of their own can have every kind of authentication. */
const MAPPING: IngestAdapterView = {
  name: 'mapping',
  vendor: 'Another vendor, described by a mapping',
  version: 0,
  authenticationKinds: [...AUTHENTICATION_KINDS],
  vendorMakesSecret: false,
  needsPatient: false,
  setupSteps: [
    'Give the address and the credentials to the vendor. Everything that it sends is stored, but a mapping reads only JSON.',
    'Let the vendor send a message. It waits in quarantine, because nothing describes it yet.',
    'Write a mapping on the page “Mapping”, which shows while you type what it reads from a message, or with “rpm-admin ingest mapping”. Once it is active, the waiting messages are processed.',
  ],
  facts: [],
};
