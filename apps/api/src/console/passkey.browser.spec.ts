import { pollUntil } from '@rpm/embedded-postgres/testing';
import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

describe('people who sign in to the console', () => {
  let api: TestApi;
  let url: string;
  let opened: ConsoleWindow;

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    // Passkeys belong to a domain name, which 127.0.0.1 is not.
    url = `http://localhost:${new URL(api.url).port}`;
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    opened = await ConsoleWindow.open(url);
    await opened.addAuthenticator();
  });
  afterEach(async () => {
    await opened.close();
    opened.expectNoFaults();
  });

  const button = (name: string, window = opened) => window.page.getByRole('button', { name, exact: true });
  const key = () => api.factory.key(['*', 'console:write', 'keys:write']);

  /** Waits until the service has been notified that the session of the browser has ended. */
  const untilSessionEnds = () =>
    pollUntil(() => opened.page.evaluate<number>(`fetch('/api/v3/me').then(({ status }) => status)`), 401);

  /** Invites a person on the page “People” of another browser. @returns the link */
  const inviteOnPage = async (administrator: ConsoleWindow, name: string): Promise<string> => {
    const { page } = administrator;
    await administrator.signIn(await key(), '/people');
    await button('Invite a person', administrator).click();
    await button('Create the invitation', administrator).click();
    await page.locator('input[aria-invalid="true"]').waitFor();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Role').selectOption('Administrator');
    expect(await administrator.accessibilityFaults()).toEqual([]);
    await button('Create the invitation', administrator).click();
    const link = await page.getByText(/#invitation=rpi_/).innerText();
    await button('I have copied it', administrator).click();
    await page.getByRole('row', { name: new RegExp(`${name}.*Invited.*administrator`) }).waitFor();
    return link;
  };

  it('register a passkey with an invitation, sign out, sign in with the passkey, and are signed out when they are disabled', async () => {
    const { page } = opened;
    const administrator = await ConsoleWindow.open(url);
    const link = await inviteOnPage(administrator, 'Jane Doe');
    expect(new URL(link).origin).toBe(url);

    await page.goto(link);
    await page.getByRole('heading', { name: 'You are invited to the console' }).waitFor();
    expect(page.url()).toBe(`${url}/console/`);
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('Create a passkey').click();
    await page.getByText('Signed in: Jane Doe').waitFor();
    await button('Sign out').click();
    await page.getByText('You are signed out.').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('Sign in with a passkey').click();
    await page.getByText('Signed in: Jane Doe').waitFor();

    await administrator.page.getByRole('link', { name: 'Jane Doe' }).click();
    await administrator.page.getByRole('heading', { name: 'Jane Doe' }).waitFor();
    await administrator.page.getByRole('table').nth(1).waitFor();
    expect(administrator.page.url()).not.toContain('Jane');
    expect(await administrator.accessibilityFaults()).toEqual([]);
    await button('Disable', administrator).click();
    expect(await administrator.accessibilityFaults()).toEqual([]);
    await button('Disable the person', administrator).click();
    await administrator.page.getByText('The person is not signed in.').waitFor();
    await untilSessionEnds();
    await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
    await page.getByText('Your session has ended.').waitFor();
    await button('Sign in with a passkey').click();
    await page.getByText('This person is disabled. Ask an administrator.').waitFor();

    await button('Enable', administrator).click();
    await button('Disable', administrator).waitFor();
    await button('Sign in with a passkey').click();
    await page.getByText('Signed in: Jane Doe').waitFor();
    await administrator.close();
  });

  it('explain the error of a used invitation, and of a sign-in without a passkey', async () => {
    const { page } = opened;
    const body = { name: 'Max Roe', scopes: ['read'] };
    const { json } = await api.post('/api/v3/console-person', body, { key: await key() });
    const { hash } = new URL((json as { url: string }).url);
    await page.goto(`${url}/console/${hash}`);
    await button('Create a passkey').click();
    await page.getByText('Signed in: Max Roe').waitFor();
    await button('Sign out').click();
    await page.goto('about:blank');
    await page.goto(`${url}/console/${hash}`);
    await button('Create a passkey').click();
    await page.getByRole('alert').getByText('This invitation was used before or has expired.').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
  });

  it('have their scopes changed, and one session ended, on the page of an administrator', async () => {
    const { page } = opened;
    const administrator = await ConsoleWindow.open(url);
    await page.goto(await inviteOnPage(administrator, 'Ann Poe'));
    await button('Create a passkey').click();
    await page.getByText('Signed in: Ann Poe').waitFor();
    await administrator.page.getByRole('link', { name: 'Ann Poe' }).click();
    await administrator.page.getByRole('button', { name: /^End session \d+$/ }).click();
    await administrator.page.getByText('The person is not signed in.').waitFor();
    await administrator.page.getByRole('button', { name: /^Remove passkey \d+$/ }).click();
    await administrator.page.getByText('This is the last passkey of the person.').waitFor();
    await button('Change permissions', administrator).click();
    expect(await administrator.page.getByLabel('Role').locator('option:checked').innerText()).toBe('Administrator');
    await administrator.page.getByLabel('console:write').uncheck();
    await button('Save the permissions', administrator).click();
    await administrator.page.getByRole('definition').getByText('administrator without console:write').waitFor();
    await administrator.close();
    await untilSessionEnds();
    await page.reload();
    await button('Sign in with a passkey').click();
    await page.getByText('Signed in: Ann Poe').waitFor();
    expect(await page.getByRole('link', { name: 'People' }).count()).toBe(0);
  });
});
