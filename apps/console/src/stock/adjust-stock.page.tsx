import { type StockAdjustmentInput } from '@rpm/client';
import { hrefOf } from '../service/address';
import { useAddress } from '../service/router';
import { rpm } from '../service/rpm';
import { Page } from '../components/page';
import { FORMS } from '../form/forms.generated';
import { CreateForm } from '../form/resource-form';

/** A form that adds or removes units of an item that are only counted. */
export function AdjustStockPage() {
  const { query } = useAddress();
  const itemId = query.get('itemId');
  const adjust = async (body: Record<string, unknown>) => {
    const { item } = await rpm.adjustStock({ body: body as unknown as StockAdjustmentInput });
    return hrefOf('/stock', { itemId: item.id });
  };
  return (
    <Page title="Adjust the stock" parent={{ text: 'Stock', href: hrefOf('/stock') }}>
      <CreateForm
        fields={FORMS.StockAdjustmentInput}
        start={itemId === null ? {} : { item: { id: itemId } }}
        create={adjust}
        text="Adjust the stock"
        cancelHref={hrefOf('/stock')}
      />
    </Page>
  );
}
