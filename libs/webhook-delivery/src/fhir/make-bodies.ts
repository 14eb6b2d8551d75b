import { EventResources, findFhirIdentity } from '@rpm/data-access';
import { type Database } from '@rpm/database';
import { eventBundle, type FhirIdentity, type Resource } from '@rpm/fhir';
import { type ClaimedDelivery } from '../queue/claimed-delivery';
import { sampleResources } from './sample-resources';
import { isTest, type StoredEvent, subjectOf } from './sent-event';
import { storeSentBodies } from './store-sent-bodies.sql';

/** The name of the mapping that makes the bodies, which their logs contain. It changes with every change of what the same event becomes. */
export const FHIR_MAPPING = 'fhir-r4-2';

type OnError = (error: unknown) => void;

/**
 * Makes the bodies of claimed deliveries to webhooks with FHIR, and stores them: of those that were not sent yet, and of those that are sent again because somebody
 * asked for it. A retry has the same body as the first request. @returns the deliveries that can be sent; the others cannot be made at the moment
 */
export async function makeFhirBodies(
  database: Database,
  deliveries: readonly ClaimedDelivery[],
  onError: OnError,
): Promise<ClaimedDelivery[]> {
  const withFhir = deliveries.filter(({ format, enabled }) => format === 'fhir' && enabled);
  if (withFhir.length === 0) return [...deliveries];
  const events = new Map(withFhir.map((delivery) => [delivery, JSON.parse(delivery.body) as StoredEvent]));
  for (const [delivery, { type, sequence }] of events) {
    delivery.event = { type, sequence };
    if (delivery.sent !== null) delivery.body = delivery.sent;
  }
  const unmade = withFhir.filter(({ sent, step }) => sent === null || step === 0);
  const failed = new Set<ClaimedDelivery>(unmade);
  for (const organizationId of new Set(unmade.map((delivery) => delivery.organizationId))) {
    const ofOrganization = new Map(
      [...events].filter(([delivery]) => failed.has(delivery) && delivery.organizationId === organizationId),
    );
    await makeOfOrganization(database, organizationId, ofOrganization, onError)
      .then((made) => made.forEach((delivery) => failed.delete(delivery)))
      .catch(onError);
  }
  return deliveries.filter((delivery) => !failed.has(delivery));
}

/** @returns the deliveries whose bodies were made. An event that cannot be mapped does not delay the others. */
async function makeOfOrganization(
  database: Database,
  organizationId: number,
  events: ReadonlyMap<ClaimedDelivery, StoredEvent>,
  onError: OnError,
): Promise<ClaimedDelivery[]> {
  const runner = database.alone({ organizationId });
  const identity = await findFhirIdentity(runner);
  const real = [...events.values()].filter((event) => !isTest(event));
  const resources = await EventResources.load(runner, identity, real.map(subjectOf));
  const made = [...events].filter(([delivery, event]) => {
    try {
      delivery.body = bodyOf(identity, event, isTest(event) ? sampleResources(identity, event) : resources.of(subjectOf(event)));
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  });
  const deliveries = made.map(([delivery]) => delivery);
  await storeSentBodies(database, FHIR_MAPPING, deliveries);
  return deliveries;
}

const bodyOf = (identity: FhirIdentity, event: StoredEvent, resources: readonly Resource[]) =>
  JSON.stringify(eventBundle(identity, event, resources));
