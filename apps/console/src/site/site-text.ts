import { type Site } from '@rpm/client';

/** Returns the name of a site, or its id if it has none. */
export const siteText = ({ id, name }: Pick<Site, 'id' | 'name'>): string => name ?? `Site ${id}`;
