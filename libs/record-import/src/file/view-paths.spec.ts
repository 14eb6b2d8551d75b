import { DEVICE_VIEW, SITE_VIEW } from '@rpm/domain';
import { viewPathsOf } from './view-paths';

describe('viewPathsOf', () => {
  it('returns a path for every property in the order of the view, and flattens nested objects', () => {
    const addressPaths = ['lineOne', 'lineTwo', 'lineThree', 'city', 'state', 'zipCode', 'country', 'note'];
    expect(viewPathsOf(SITE_VIEW)).toEqual(['id', 'name', 'active', ...addressPaths.map((name) => `address.${name}`)]);
  });

  it('includes a property as soon as it is added to a view', () => {
    const { active } = SITE_VIEW.properties;
    const extended = { ...SITE_VIEW, properties: { ...SITE_VIEW.properties, isNew: active } };
    expect(viewPathsOf(extended)).toEqual([...viewPathsOf(SITE_VIEW), 'isNew']);
  });

  it('can select properties of nested objects, omit properties, and move properties to the front', () => {
    const paths = viewPathsOf(SITE_VIEW, { first: ['address'], only: { address: ['city', 'note'] }, without: ['active'] });
    expect(paths).toEqual(['address.city', 'address.note', 'id', 'name']);
    const itemPaths = viewPathsOf(DEVICE_VIEW, { only: { item: ['manufacturer'] } }).filter((path) => path.startsWith('item.'));
    expect(itemPaths).toEqual(['item.manufacturer.id', 'item.manufacturer.name']);
  });
});
