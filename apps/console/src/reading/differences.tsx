import { type Difference } from './reading-texts';

/** What changes, as a list of labels with the value before and after it. */
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
