import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../dialog/dialog';
import { PAGES } from './pages';
import { hrefOf } from '../service/address';
import { navigate } from '../service/router';
import { useSession } from '../service/session';

/** Paths of pages by the letter of their keyboard shortcut, which is typed after `g`. */
const KEYS: Readonly<Record<string, string>> = {
  h: '/',
  p: '/patients',
  a: '/adherence',
  v: '/devices',
  o: '/orders',
  r: '/returns',
  t: '/stock',
  w: '/webhooks',
  d: '/deliveries',
  s: '/sites',
  c: '/catalogue',
  k: '/api-keys',
  e: '/people',
  n: '/organization',
  u: '/unassigned',
};

/** Key in the browser's local storage that remembers that a person has turned the shortcuts off. */
const SWITCH = 'console:shortcuts';

/**
 * Shortcuts of single keys: `/` for the filters, `g` and a letter for a page, `?` for a list of the shortcuts. People who speak to their computer would
 * trigger them by accident, so they can be turned off (WCAG 2.1.4). Shortcuts do nothing while somebody types or a dialog is open.
 */
export function Shortcuts() {
  const { can } = useSession();
  const [isOn, setIsOn] = useState(() => localStorage.getItem(SWITCH) !== 'off');
  const [isOpen, setIsOpen] = useState(false);
  const isAfterG = useRef(false);
  const pages = Object.entries(KEYS).flatMap(([key, path]) => {
    const page = PAGES.find(({ pattern, scope }) => pattern === path && (scope === null || can(scope)));
    return page?.menu === undefined ? [] : [{ key, path, title: page.menu }];
  });
  useEffect(() => {
    if (!isOn) return;
    const follow = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy()) return;
      const { key } = event;
      const isSecond = isAfterG.current;
      isAfterG.current = key === 'g' && !isSecond;
      const page = isSecond ? pages.find((one) => one.key === key) : undefined;
      if (page) navigate(hrefOf(page.path));
      else if (key === '/') focusFilters();
      else if (key === '?') setIsOpen(true);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  });
  const set = (next: boolean) => {
    setIsOn(next);
    localStorage.setItem(SWITCH, next ? 'on' : 'off');
  };
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Shortcuts
      </button>
      {isOpen && (
        <Dialog title="Keyboard shortcuts" onClose={() => setIsOpen(false)}>
          <label class="check">
            <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => set(currentTarget.checked)} /> Use shortcuts
          </label>
          <dl class="shortcuts">
            <Shortcut keys={['/']} title="Filters of the list" />
            {pages.map(({ key, title }) => (
              <Shortcut key={key} keys={['g', key]} title={title} />
            ))}
            <Shortcut keys={['j', 'k']} title="Next or previous row of the table that has the focus" />
            <Shortcut keys={['?']} title="This list" />
          </dl>
          <p class="actions">
            <button type="button" onClick={() => setIsOpen(false)}>
              Close
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}

function Shortcut({ keys, title }: { keys: readonly string[]; title: string }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{title}</dd>
    </div>
  );
}

/** Returns whether somebody types or a dialog is open. */
function isBusy(): boolean {
  const { activeElement } = document;
  return document.querySelector('dialog[open]') !== null || activeElement?.matches('input, select, textarea') === true;
}

/** Opens the filters of the page, and moves the focus to the first one. */
function focusFilters(): void {
  const filters = document.querySelector<HTMLDetailsElement>('main details.filters');
  if (!filters) return;
  filters.open = true;
  filters.querySelector<HTMLElement>('input, select')?.focus();
}
