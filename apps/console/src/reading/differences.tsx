import { type Difference } from './reading-texts';

/** A list of changed properties with their labels and their values before and after the change. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <ul class="differences">
      {differences.map(({ label, before, after }) => (
        <li key={label}>
          {label}: <del>{before}</del> → <ins>{after}</ins>
        </li>
      ))}
    </ul>
  );
}
