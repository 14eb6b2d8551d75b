import { type Order, type PackedItemInput, type PackedKitInput } from '@rpm/client';
import { hrefOf } from '../service/address';
import { navigate } from '../service/router';
import { rpm, useAction, useLoaded } from '../service/rpm';
import { useSession } from '../service/session';
import { useDraft } from '../service/use-draft';
import { Field } from '../dialog/field';
import { Form } from '../dialog/form';
import { EVENT_TIME_POINTER, EventTimeField, eventTimeOf } from '../correction/event-time-field';
import { Page } from '../components/page';
import { Show } from '../components/states';
import { contentOf } from './orders.page';
import { Recipient } from './recipient';

const SUGGESTED_DEVICES = 12;
/** JSON pointer for parts that have no entry in the request body. No error of the service has this pointer. */
const NO_ENTRY = '/none';

/** Part of an order that is packed together: an item outside of kits, or one kit. */
interface Part {
  title: string;
  hint: string;
  /** Items whose free devices can be chosen. */
  itemIds: readonly number[];
  product: { item: { id: number } } | { kit: { id: number } };
}

/** A page that asks which devices are in the parcel of an order. */
export function PackPage({ id }: { id: number }) {
  const loaded = useLoaded((signal) => loadParts(id, signal), id);
  const href = hrefOf(`/orders/${id}`);
  return (
    <Page title={`Pack order ${id}`} parent={{ text: `Order ${id}`, href }}>
      <Show loaded={loaded}>{({ order, parts }) => <PackForm order={order} parts={parts} href={href} />}</Show>
    </Page>
  );
}

/** Loads an order and its parts. Parts whose units are only counted need no devices. */
async function loadParts(orderId: number, signal: AbortSignal): Promise<{ order: Order; parts: Part[] }> {
  const order = await rpm.getOrder({ orderId }, { signal });
  const items = order.orderItems.map(({ item, count }): Part => ({
    title: item.name,
    hint: `Serial numbers or other identifiers of ${count} units, one per line. Leave empty if the units are only counted.`,
    itemIds: [item.id],
    product: { item: { id: item.id } },
  }));
  const kits = await Promise.all(
    order.orderKits.map(async ({ kit, count }) => {
      const itemIds = await itemIdsOfKit(kit.id, signal);
      return Array.from({ length: count }, (_none, index): Part => ({
        title: count === 1 ? kit.name : `${kit.name}, ${index + 1} of ${count}`,
        hint: 'Serial numbers or other identifiers of the devices in this kit, one per line. Leave empty if its units are only counted.',
        itemIds,
        product: { kit: { id: kit.id } },
      }));
    }),
  );
  return { order, parts: [...items, ...kits.flat()] };
}

/** Returns the items of a kit; none for a person who may not read the catalogue, who then types the identifiers. */
async function itemIdsOfKit(kitId: number, signal: AbortSignal): Promise<number[]> {
  try {
    return (await rpm.getKit({ kitId }, { signal })).kitItems.map(({ item }) => item.id);
  } catch {
    return [];
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Returns the body that packs the entered devices, and the pointer to the entry of each part; parts without devices have no entry. */
function packingOf(parts: readonly Part[], texts: readonly string[]) {
  const body = { orderItems: [] as PackedItemInput[], orderKits: [] as PackedKitInput[] };
  const pointers = parts.map(({ product }, index) => {
    const deviceIdentifiers = linesOf(texts[index] ?? '');
    if (deviceIdentifiers.length === 0) return NO_ENTRY;
    if ('item' in product) return `/orderItems/${body.orderItems.push({ ...product, deviceIdentifiers }) - 1}`;
    return `/orderKits/${body.orderKits.push({ ...product, deviceIdentifiers }) - 1}`;
  });
  return { body, pointers };
}

function PackForm({ order, parts, href }: { order: Order; parts: readonly Part[]; href: string }) {
  const draft = useDraft('pack', () => ({ texts: parts.map(() => ''), eventTimestamp: '' }));
  const { texts, eventTimestamp } = draft.value;
  const { can } = useSession();
  const { body, pointers } = packingOf(parts, texts);
  const action = useAction(async () => {
    await rpm.packOrder({ orderId: order.id, body: { ...body, ...eventTimeOf(eventTimestamp) } });
    draft.discard();
    navigate(href, { replace: true });
  });
  const { error } = action;
  const setOne = (index: number, text: string) =>
    draft.set({ eventTimestamp, texts: parts.map((_part, at) => (at === index ? text : (texts[at] ?? ''))) });
  return (
    <Form {...{ draft, action }} text="Pack" pointers={[...pointers, EVENT_TIME_POINTER]} cancel={href}>
      <p>
        For <Recipient shipment={order} />: {contentOf(order)}
      </p>
      {parts.map(({ title, hint, itemIds }, index) => (
        <div key={index}>
          <Field label={title} hint={hint} error={error} pointer={pointers[index] ?? NO_ENTRY}>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                value={texts[index] ?? ''}
                onInput={(event) => setOne(index, event.currentTarget.value)}
              />
            )}
          </Field>
          {can('devices:read') && (
            <FreeDevices
              itemIds={itemIds}
              chosen={texts.flatMap(linesOf)}
              choose={(identifier) => setOne(index, [...linesOf(texts[index] ?? ''), identifier].join('\n'))}
            />
          )}
        </div>
      ))}
      <EventTimeField value={eventTimestamp} set={(instant) => draft.set({ texts, eventTimestamp: instant })} error={error} />
    </Form>
  );
}

interface FreeDevicesProperties {
  itemIds: readonly number[];
  /** Identifiers that the person has entered already. */
  chosen: readonly string[];
  choose: (identifier: string) => void;
}

/** Devices of the central stock that can be packed, each a button that adds its identifier. */
function FreeDevices({ itemIds, chosen, choose }: FreeDevicesProperties) {
  const loaded = useLoaded(async (signal) => {
    const searches = itemIds.flatMap((itemId) =>
      (['allocated', 'available'] as const).map((currentStatus) =>
        rpm.listDevices({ itemId, currentStatus, size: SUGGESTED_DEVICES }, { signal }),
      ),
    );
    return (await Promise.all(searches)).flatMap(({ content }) => content);
  }, itemIds);
  const identifiers = (loaded.data ?? []).flatMap(({ deviceIdentifiers }) => deviceIdentifiers[0]?.value ?? []);
  const free = identifiers.filter((value) => !chosen.includes(value)).slice(0, SUGGESTED_DEVICES);
  if (free.length === 0) return null;
  return (
    <p class="actions" role="group" aria-label="Devices in stock">
      {free.map((value) => (
        <button key={value} type="button" onClick={() => choose(value)}>
          Add {value}
        </button>
      ))}
    </p>
  );
}
