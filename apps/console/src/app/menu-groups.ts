import { type ConsolePage } from './pages';

/** Groups of the menu, in their order. The overview stands above them. */
export type MenuGroup = 'Care' | 'Logistics' | 'Device data' | 'Integration' | 'Administration';

interface MenuPart {
  /** Null for the pages above the groups. */
  group: MenuGroup | null;
  pages: readonly ConsolePage[];
}

/** Divides the pages of a menu into groups, in the order of the pages. */
export function menuParts(pages: readonly ConsolePage[]): MenuPart[] {
  const parts: { group: MenuGroup | null; pages: ConsolePage[] }[] = [];
  for (const page of pages) {
    const group = page.group ?? null;
    const last = parts.at(-1);
    if (last?.group === group) last.pages.push(page);
    else parts.push({ group, pages: [page] });
  }
  return parts;
}
