import { count } from './texts';

/** Says how many of all entries are shown if a resource contains only the newest ones, and links to all of them. */
export function Newest({ shown, total, href }: { shown: number; total: number; href: string }) {
  if (shown >= total) return null;
  return (
    <p class="quiet">
      The newest {count(shown)} of {count(total)}. <a href={href}>Show all</a>
    </p>
  );
}
