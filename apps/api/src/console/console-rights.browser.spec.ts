import { ADMINISTRATIVE_SCOPES, GRANT_TEXTS, ROLES } from '@rpm/domain';
import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

const ADMINISTRATOR = ['*', 'console:write', 'keys:write', 'ingest:read', 'ingest:write'];
const NURSE = ROLES.find(({ name }) => name === 'nurse')?.grants ?? [];

describe('the scopes that people give each other in the console', () => {
  let api: TestApi;
  let opened: ConsoleWindow;

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    opened = await ConsoleWindow.open(api.url);
  });
  afterEach(async () => {
    await opened.close();
    opened.expectNoFaults();
  });

  const button = (name: string) => opened.page.getByRole('button', { name, exact: true });
  /** The check box of a scope, whose label is what the scope allows and its name. */
  const box = (scope: keyof typeof GRANT_TEXTS) =>
    opened.page.getByRole('checkbox', { name: `${GRANT_TEXTS[scope]} ${scope}`, exact: true });
  const checked = async () =>
    (await opened.page.locator('.scopes label:has(input:checked) code').allInnerTexts()).map((text) => text.trim());
  const scopesOf = async (name: string) => {
    const key = await api.factory.key(ADMINISTRATOR);
    const { content } = (await api.get('/api/v3/console-person', { key })).json as {
      content: { name: string; scopes: string[] }[];
    };
    return content.find((person) => person.name === name)?.scopes;
  };
  const invite = async (name: string, scopes: readonly string[]) => {
    const key = await api.factory.key([...scopes, ...ADMINISTRATOR]);
    const { json } = await api.post('/api/v3/console-person', { name, scopes }, { key });
    return (json as { person: { id: number } }).person.id;
  };

  it('include every scope that * contains, and a role that is changed by one scope is stored as its scopes', async () => {
    const { page } = opened;
    await opened.signIn(await api.factory.key(ADMINISTRATOR), '/people');
    await button('Invite a person').click();
    expect(await page.getByLabel('Role').locator('option').allInnerTexts()).toEqual([
      '',
      'Nurse',
      'Clerk',
      'Billing',
      'Developer',
      'Administrator',
    ]);
    const notHeld: readonly string[] = ADMINISTRATIVE_SCOPES.filter((scope) => !ADMINISTRATOR.includes(scope));
    expect(await page.locator('.scopes code').allInnerTexts()).toEqual(
      Object.keys(GRANT_TEXTS).filter((scope) => !notHeld.includes(scope)),
    );
    await page.getByLabel('Name').fill('Nora Nurse');
    await page.getByLabel('Role').selectOption('Nurse');
    expect((await checked()).sort()).toEqual([...NURSE].sort());
    await box('orders:write').focus();
    await page.keyboard.press('Space');
    expect(await page.getByLabel('Role').locator('option:checked').innerText()).toBe('Permissions of your choice');
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('Create the invitation').click();
    await button('I have copied it').click();
    await page.getByRole('row', { name: /Nora Nurse.*nurse, plus orders:write/ }).waitFor();
    expect((await scopesOf('Nora Nurse'))?.sort()).toEqual([...NURSE, 'orders:write'].sort());

    await page.getByRole('link', { name: 'Nora Nurse' }).click();
    await page.getByRole('definition').getByText('nurse, plus orders:write').waitFor();
    await page.getByText('What these permissions allow').click();
    await page.getByRole('listitem').getByText(GRANT_TEXTS['patients:write']).waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
  });

  it('are those of the person when a dialog opens that changes them', async () => {
    const { page } = opened;
    const id = await invite('Narrow Nan', ['patients:read', 'sites:write']);
    await opened.signIn(await api.factory.key(ADMINISTRATOR), `/people/${id}`);
    await button('Change permissions').click();
    expect(await checked()).toEqual(['patients:read', 'sites:write']);
    await page.getByLabel('Role').selectOption('Billing');
    await box('sites:read').check();
    await button('Save the permissions').click();
    await page.getByRole('definition').getByText('billing, plus sites:read').waitFor();
    expect((await scopesOf('Narrow Nan'))?.sort()).toEqual(['patients:read', 'readings:read', 'sites:read']);
    await button('Change permissions').click();
    await box('read').check();
    expect(await box('patients:read').isDisabled()).toBe(true);
    await button('Save the permissions').click();
    await page.getByRole('definition').filter({ hasText: /^read/ }).waitFor();
    expect(await scopesOf('Narrow Nan')).toEqual(['read']);
  });

  it('are only those of the giver, who cannot change a person with more scopes', async () => {
    const { page } = opened;
    const id = await invite('Ann Admin', ['*']);
    await opened.signIn(
      await api.factory.key(['readings:read', 'patients:read', 'console:write', 'keys:write']),
      `/people/${id}`,
    );
    await page.getByText('You do not have all permissions of this person (*).').waitFor();
    expect([await button('Change permissions').isDisabled(), await button('Invite again').isDisabled()]).toEqual([true, true]);
    expect(await opened.accessibilityFaults()).toEqual([]);
    await opened.goto('/api-keys');
    await button('New key').click();
    await page.getByLabel('Name').fill('Reports');
    expect(await page.getByLabel('Role').locator('option').allInnerTexts()).toEqual(['', 'Billing']);
    await page.getByLabel('Role').selectOption('Billing');
    expect((await checked()).sort()).toEqual(['patients:read', 'readings:read']);
    await button('Create the key').click();
    await button('I have copied it').click();
    await page.getByRole('row', { name: /Reports.*billing/ }).waitFor();
  });
});
