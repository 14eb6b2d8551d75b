import { exactTimeText, timeText } from '@rpm/charting';
import { type ComponentChildren } from 'preact';
import { useSession } from '../service/session';
import { type Tone, toneOf } from './statuses';

/** Shows an instant in the time zone of the session, with its seconds and the zone in a tooltip. */
export function Time({ at, timeZone }: { at: string | null; timeZone?: string }) {
  const session = useSession();
  if (at === null) return <span class="quiet">–</span>;
  const zone = timeZone ?? session.timeZone;
  const date = new Date(at);
  return (
    <time dateTime={at} title={exactTimeText(date, zone)}>
      {timeText(date, zone)}
    </time>
  );
}

/** Shows a URL, in which lines may break anywhere. */
export const Url = ({ text }: { text: string }) => (
  <span class="url" title={text}>
    {text}
  </span>
);

const WORDS: Readonly<Record<string, string>> = {
  imei: 'IMEI',
  iccid: 'ICCID',
  macAddress: 'MAC address',
  atRisk: 'Likely under 16 days',
};

/** Turns a value of the API such as `onHold` or `address_incomplete` into words: `On hold`, `Address incomplete`. */
export function wordsOf(value: string): string {
  const known = WORDS[value];
  if (known !== undefined) return known;
  const words = value
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_all, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const MARKS: Readonly<Record<Tone, string>> = { good: '●', bad: '▲', busy: '◐', plain: '○' };

/** Shows a status in words, with a mark whose form, not only its colour, says whether it is good, bad or under way. */
export function Status({ value, text = wordsOf(value) }: { value: string; text?: string }) {
  const tone = toneOf(value);
  return (
    <span class={`status ${tone}`}>
      <span aria-hidden="true">{MARKS[tone]}</span> {text}
    </span>
  );
}

/** Shows the status of a source or device, and since when it is silent. */
export function StatusAndSilence({ value, silentSince }: { value: string; silentSince: string | null }) {
  return (
    <>
      <Status value={value} />
      {silentSince !== null && (
        <>
          <br />
          <span class="status bad">▲ Silent since</span> <Time at={silentSince} />
        </>
      )}
    </>
  );
}

const COUNT = new Intl.NumberFormat('en-US');

/** Writes a number with separators. */
export const count = (value: number) => COUNT.format(value);

/** Writes a number with its noun: `1 delivery`, `2,300 deliveries`. */
export const counted = (value: number, one: string, many: string) => `${count(value)} ${value === 1 ? one : many}`;

/** Names and values, for example the properties of a resource. Values that are missing are shown as a dash. */
export function Facts({ children }: { children: ComponentChildren }) {
  return <dl class="facts">{children}</dl>;
}

/** Returns whether Preact renders anything for a value. The number 0 is rendered. */
export const isShown = (value: ComponentChildren) =>
  !(value === null || value === undefined || value === '' || typeof value === 'boolean');

export function Fact({ name, children }: { name: string; children?: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{isShown(children) ? children : <span class="quiet">–</span>}</dd>
    </div>
  );
}

/** A part of a page with its own heading. */
export function Section({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ComponentChildren;
  children: ComponentChildren;
}) {
  return (
    <section>
      <div class="heading">
        <h2>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
