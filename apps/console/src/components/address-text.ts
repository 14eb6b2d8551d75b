interface Address {
  lineOne?: string | null;
  lineTwo?: string | null;
  lineThree?: string | null;
  city?: string | null;
  state?: string | null;
  zipCode?: string | null;
  country?: string | null;
}

/** Writes an address in one line. */
export const addressText = ({ lineOne, lineTwo, lineThree, city, state, zipCode, country }: Address) =>
  [lineOne, lineTwo, lineThree, city, state, zipCode, country].filter(Boolean).join(', ');
