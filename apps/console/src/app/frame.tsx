import { type ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Forbidden } from '../components/states';
import { Page } from '../components/page';
import { PAGES } from './pages';
import { matchPath } from './match-path';
import { menuParts } from './menu-groups';
import { hrefOf } from '../service/address';
import { mayLeave } from '../service/drafts';
import { useAddress } from '../service/router';
import { useAction } from '../service/rpm';
import { signOut, useSession } from '../service/session';
import { Shortcuts } from './shortcuts';

/** Menu and page. The menu shows only the pages for which the person has the scope. */
export function Frame({ onSignedOut }: { onSignedOut: () => void }) {
  const { caller, can } = useSession();
  const { path } = useAddress();
  const out = useAction(async () => {
    await signOut();
    onSignedOut();
  });
  const entries = PAGES.filter(({ menu, scope }) => menu !== undefined && (scope === null || can(scope)));
  const isCurrent = (pattern: string) => (pattern === '/' ? path === '/' : path === pattern || path.startsWith(`${pattern}/`));
  return (
    <div class="frame">
      <a class="skip" href="#main">
        Skip to the page
      </a>
      <Menu path={path} name={caller.organization.name}>
        <nav aria-label="Pages of the console">
          {menuParts(entries).map(({ group, pages }) => (
            <div key={group}>
              {group !== null && <p class="menu-group">{group}</p>}
              <ul aria-label={group ?? undefined}>
                {pages.map(({ pattern, menu }) => (
                  <li key={pattern}>
                    <a href={hrefOf(pattern)} aria-current={isCurrent(pattern) ? 'page' : undefined}>
                      {menu}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div class="person">
          <p class="quiet">Signed in: {breakable(personOf(caller))}</p>
          <p class="actions">
            <button type="button" disabled={out.isRunning} onClick={() => mayLeave() && out.run()}>
              Sign out
            </button>
            <Shortcuts />
          </p>
        </div>
      </Menu>
      <CurrentPage key={path} path={path} />
    </div>
  );
}

/** The menu. Where the window is narrow, a button opens it, and the next page closes it. */
function Menu({ path, name, children }: { path: string; name: string; children: ComponentChildren }) {
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === path;
  return (
    <header class="menu">
      <div class="organization">{name}</div>
      <button type="button" class="menu-button" aria-expanded={isOpen} onClick={() => setOpenedAt(isOpen ? null : path)}>
        Menu
      </button>
      <div class={isOpen ? 'entries open' : 'entries'}>{children}</div>
    </header>
  );
}

/** Lets a line break before the domain of an e-mail address. */
const breakable = (text: string) =>
  text.split(/(?=@)/).flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]));

const personOf = (caller: { apiKey: { name: string }; actor?: string | null }) => caller.actor ?? `key “${caller.apiKey.name}”`;

function CurrentPage({ path }: { path: string }) {
  const { can } = useSession();
  for (const { pattern, scope, show } of PAGES) {
    const values = matchPath(pattern, path);
    if (values === null) continue;
    if (scope === null || can(scope)) return show(values);
    return (
      <Page title="No access">
        <Forbidden scope={scope} />
      </Page>
    );
  }
  return (
    <Page title="No such page">
      <p>
        The console has no page at this address. <a href={hrefOf('/')}>Back to the overview</a>
      </p>
    </Page>
  );
}
