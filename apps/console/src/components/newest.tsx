import { count } from './texts';

/** Says how many entries are shown and how many exist, with a link to all of them, if a resource contains only its newest entries. */
export function Newest({ shown, total, href }: { shown: number; total: number; href: string }) {
  if (shown >= total) return null;
  return (
    <p class="quiet">
      The newest {count(shown)} of {count(total)}. <a href={href}>Show all</a>
    </p>
  );
}
