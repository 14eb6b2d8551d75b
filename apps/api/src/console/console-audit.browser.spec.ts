import { makeCheckpoint, sealBlocks } from '@rpm/audit';
import { type AuditRow, type Database } from '@rpm/database';
import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

const SCOPES = ['audit:read', 'patients:read'];

describe('the audit trail in the console', () => {
  let api: TestApi;
  let service: Database;
  let opened: ConsoleWindow;

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    service = await api.database.connectAsService();
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    opened = await ConsoleWindow.open(api.url);
  });
  afterEach(async () => {
    await opened.close();
    opened.expectNoFaults();
  });

  const record = (entry: Partial<AuditRow>) =>
    service.auditTrail.record({
      organizationId: api.factory.organizationId,
      ...{ actorKind: 'key', actorId: 999_999, sessionId: null, assertedActor: 'user-31', action: 'read', resource: 'sample' },
      ...{
        resourceId: null,
        requestId: null,
        clientRequestHash: null,
        address: '203.0.113.7',
        patients: [],
        rows: 1,
        status: 200,
      },
      ...entry,
    });
  const button = (name: string) => opened.page.getByRole('button', { name, exact: true });

  it('is reached from the page of a patient, and shows who has seen the patient', async () => {
    const { page } = opened;
    const { id } = await api.factory.patient();
    await record({ patients: [id] });
    await record({ patients: [id], status: 403, actorKind: 'cli', actorId: null });
    await opened.signIn(await api.factory.key(SCOPES), `/patients/${id}`);
    await page.getByRole('link', { name: 'Access', exact: true }).click();
    const table = page.getByRole('region', { name: 'Access' });
    await table.getByRole('cell', { name: 'API key 999999' }).waitFor();
    const [newest, older] = await table.getByRole('row', { name: 'sample' }).allInnerTexts();
    expect(newest).toMatch(/rpm-admin\s+user-31\s+Read\s+sample\s+▲ Refused \(403\)\s+203\.0\.113\.7/);
    expect(older).toMatch(/API key 999999\s+user-31\s+Read\s+sample\s+Done/);
    await page.getByText(/Recorded since/).waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
  });

  it('is filtered, and continued with older rows', async () => {
    const { page } = opened;
    for (let times = 0; times < 51; times++) await record({ resource: 'many' });
    await opened.signIn(await api.factory.key(SCOPES), '/audit?resource=many');
    const rows = page.getByRole('region', { name: 'Audit trail' }).getByRole('row', { name: 'many' });
    await rows.nth(49).waitFor();
    await button('Older').click();
    await page.waitForURL(/after=\d+/);
    await rows.nth(0).waitFor();
    expect(await rows.count()).toBe(1);
    await page.getByLabel('Action', { exact: true }).selectOption('export');
    await page.getByText('Nothing matches these filters.').waitFor();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ resource: 'many', action: 'export' });
    expect(await opened.accessibilityFaults()).toEqual([]);
  });

  it('shows how far it is sealed and signed, and marks deliveries that were found in a log', async () => {
    const { page } = opened;
    await sealBlocks(service);
    await makeCheckpoint(service, { keys: [], isForced: true });
    await record({ action: 'disclose', actorKind: 'service', actorId: null, webhookId: 3, host: 'receiver.example.org' });
    await opened.signIn(await api.factory.key(SCOPES), '/audit');
    const facts = page.locator('section', { has: page.getByRole('heading', { name: 'Protection against changes' }) });
    await facts.getByText(/block 1$/).waitFor();
    await facts.getByText(/number 1, ▲ not signed/).waitFor();
    await facts.getByText(/^since /).waitFor();
    await facts.getByText('never').waitFor();
    await page.getByRole('row', { name: /Webhook 3.*From a webhook log.*receiver\.example\.org/ }).waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
  });

  it('is shown to nobody without audit:read', async () => {
    const { page } = opened;
    const { id } = await api.factory.patient();
    await opened.signIn(await api.factory.key(['*']), `/patients/${id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Patients', exact: true }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Access', exact: true }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Audit trail' }).count()).toBe(0);
    await opened.goto('/audit');
    await page.getByText('audit:read').waitFor();
  });
});
