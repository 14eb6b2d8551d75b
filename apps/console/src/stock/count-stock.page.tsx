import { type Stock } from '@rpm/client';
import { hrefOf } from '../service/address';
import { navigate, useAddress } from '../service/router';
import { rpm, useAction, useLoaded } from '../service/rpm';
import { useDraft } from '../service/use-draft';
import { Form } from '../dialog/form';
import { TextField } from '../dialog/text-field';
import { FormLink } from '../components/form-link';
import { Page } from '../components/page';
import { Show } from '../components/states';
import { count, counted, Fact, Facts } from '../components/texts';
import { siteText } from '../site/site-text';

/** Describes the place of a stock in words. */
export const placeOf = ({ site }: Pick<Stock, 'site'>) => (site === null ? 'Warehouse' : siteText(site));

/** A form for somebody who has counted the units of an item in one place. It sends the difference to the recorded number. */
export function CountStockPage({ itemId }: { itemId: number }) {
  const { query } = useAddress();
  const siteId = query.has('siteId') ? Number(query.get('siteId')) : null;
  const loaded = useLoaded(
    async (signal) => {
      const { content } = await rpm.listStock({ itemId, size: 250, ...(siteId !== null && { siteId }) }, { signal });
      return { stock: content.find(({ site }) => (site?.id ?? null) === siteId) };
    },
    [itemId, siteId],
  );
  const href = hrefOf(`/catalogue/items/${itemId}`);
  return (
    <Page title="Count the stock" parent={{ text: `Item ${itemId}`, href }}>
      <Show loaded={loaded}>
        {({ stock }) =>
          stock ? (
            <CountForm stock={stock} href={href} />
          ) : (
            <p>
              No units of this item are recorded here.{' '}
              <FormLink path="/stock/adjust" query={{ itemId }} scope="fulfilment" text="Add units" />
            </p>
          )
        }
      </Show>
    </Page>
  );
}

function CountForm({ stock, href }: { stock: Stock; href: string }) {
  const { item, site, available, promised } = stock;
  const draft = useDraft('count', () => '');
  const text = draft.value;
  const recorded = available + promised;
  const isNumber = /^\d+$/.test(text);
  const change = isNumber ? Number(text) - recorded : 0;
  const action = useAction(async () => {
    if (change !== 0) {
      const place = site && { site: { id: site.id } };
      await rpm.adjustStock({ body: { item: { id: item.id }, ...place, change, reason: 'Counted.' } });
    }
    draft.discard();
    navigate(href, { replace: true });
  });
  return (
    <Form {...{ draft, action }} text="Save the count" pointers={['/change']} cancel={href}>
      <Facts>
        <Fact name="Item">{item.name}</Fact>
        <Fact name="Place">{placeOf(stock)}</Fact>
        <Fact name="Recorded">
          {counted(recorded, 'unit', 'units')}, of which {count(promised)} reserved for orders
        </Fact>
      </Facts>
      <TextField
        label="Counted units"
        hint="All units at this place, including those reserved for orders that have not been shipped."
        value={text}
        set={draft.set}
        error={action.error}
        pointer="/change"
        isRequired
        isNumber
      />
      <p role="status">{isNumber && differenceText(change)}</p>
    </Form>
  );
}

function differenceText(change: number): string {
  if (change === 0) return 'The count equals the record.';
  return `${counted(Math.abs(change), 'unit', 'units')} ${change > 0 ? 'more' : 'fewer'} than recorded.`;
}
