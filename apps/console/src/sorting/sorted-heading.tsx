/** The order of a list, and a function that changes it. */
export interface Order {
  /** Name of the order in the API. */
  sort: string;
  isDescending: boolean;
  change: (sort: string, isDescending: boolean) => void;
}

type Values = Readonly<Record<string, string | undefined>>;

/** Reads the order of a list from the values in its address. @param usual order of the list at first */
export function orderOf(values: Values, usual: string, change: (changes: Readonly<Record<string, string>>) => void): Order {
  return {
    sort: values['sort'] ?? usual,
    isDescending: values['sortDescending'] === 'true',
    change: (sort, isDescending) => change({ sort: sort === usual ? '' : sort, sortDescending: isDescending ? 'true' : '' }),
  };
}

/** Returns the state of the heading of a column for screen readers; undefined for a column by which the list cannot be sorted. */
export function ariaSort(sort: string | undefined, order: Order | undefined): 'ascending' | 'descending' | 'none' | undefined {
  if (sort === undefined || !order) return undefined;
  if (sort !== order.sort) return 'none';
  return order.isDescending ? 'descending' : 'ascending';
}

const ARROWS = { ascending: '▲', descending: '▼', none: '' };

interface HeadingProperties {
  title: string;
  sort: string | undefined;
  order: Order | undefined;
}

/** The heading of a column: a button if the list can be sorted by the column, which reverses the order if it is sorted by it already. */
export function SortedHeading({ title, sort, order }: HeadingProperties) {
  const state = ariaSort(sort, order);
  if (sort === undefined || !order || state === undefined) return <>{title}</>;
  return (
    <button type="button" onClick={() => order.change(sort, state === 'ascending')}>
      {title} <span aria-hidden="true">{ARROWS[state]}</span>
    </button>
  );
}
