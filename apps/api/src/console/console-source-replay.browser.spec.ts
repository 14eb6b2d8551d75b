import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { type CreatedSource, createSource, processorOf, sendTo } from '../testing/source-fixture';
import { TestApi } from '../testing/test-api';

const SCOPES = ['*', 'ingest:read', 'ingest:write'];

/** A mapping whose weights have the unit. */
const mappingWith = (unit: 'kg' | 'lbs', type = 'weight') => ({
  version: 1,
  rules: [
    {
      name: 'weight',
      when: { path: 'type', in: [type] },
      device: { path: 'device', as: 'vendor' },
      time: { path: 'time', form: 'iso' },
      reading: 'weight',
      values: { weight: { path: 'value', unit } },
    },
  ],
  samples: [],
});

const weighed = (value: number, time: string) => ({ type: 'weight', device: 'scale-7', time, value });

describe('a replay of the messages of a source in the console', () => {
  let api: TestApi;
  let opened: ConsoleWindow;
  let source: CreatedSource;
  let deviceId: number;

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    const key = await api.factory.key(SCOPES);
    opened = await ConsoleWindow.open(api.url);
    await opened.signIn(key);
    const processor = await processorOf(api);
    source = await createSource(api, key, { name: 'Own scales' });
    deviceId = (await api.factory.device()).id;
    await api.post('/api/v3/ingest-alias', { sourceId: source.id, kind: 'device', value: 'scale-7', device: { id: deviceId } });
    await activate('kg');
    await sendTo(source, weighed(80, '2026-01-30T08:00:00Z'));
    await sendTo(source, weighed(81, '2026-01-31T08:00:00Z'));
    await processor.drain();
    // The vendor has meant pounds. What was read before stays until somebody replays it.
    await activate('lbs');
  });
  afterAll(async () => {
    await opened.close();
    await api.stop();
  });
  afterEach(() => opened.expectNoFaults());

  async function activate(unit: 'kg' | 'lbs', type?: string): Promise<void> {
    const path = `/api/v3/ingest-source/${source.id}/mapping`;
    const { version } = (await api.post(path, { document: mappingWith(unit, type) })).json as { version: number };
    await api.send(`${path}/${version}/preview`, { method: 'POST' });
    const { status } = await api.send(`${path}/${version}/activate`, { method: 'POST' });
    if (status !== 200) throw new Error(`Version ${version} was not activated: ${status}`);
  }
  const button = (name: string) => opened.page.getByRole('button', { name, exact: true });
  const region = (name: string) => opened.page.getByRole('region', { name, exact: true });
  const weights = async () => {
    const { json } = await api.get(`/api/v3/weight-reading?deviceId=${deviceId}`);
    return (json as { content: { weight: number }[] }).content.map(({ weight }) => weight).toSorted((one, other) => one - other);
  };

  it('shows what would change before it changes anything, then its progress and its result', async () => {
    const { page } = opened;
    expect(await weights()).toEqual([176.37, 178.57]);
    await opened.goto(`/sources/${source.id}`);
    await page.getByRole('link', { name: 'Replay messages' }).click();
    await page.getByRole('heading', { name: `Replay messages of source ${source.id}` }).waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);

    await page.getByLabel('Received before').fill('2020-01-01T00:00');
    await button('Preview').click();
    await page.getByText('No stored message matches.').waitFor();
    await page.getByLabel('Received before').fill('');
    await page.getByLabel('Which messages').selectOption('With a part with this reason: No device has this identifier');
    await button('Preview').click();
    await page.getByText('No stored message matches.').waitFor();

    await page.getByLabel('Which messages').selectOption('All');
    await button('Preview').click();
    await page.getByText('2 messages would be processed again. 2 readings would be new or different.').waitFor();
    expect(
      await region('Parts by outcome')
        .getByRole('row', { name: /Corrected/ })
        .innerText(),
    ).toMatch(/\t2\t/);
    await region('Readings').getByText('Weight: 176.37 → 80', { exact: true }).waitFor();
    expect(await weights()).toEqual([176.37, 178.57]);
    expect(await opened.accessibilityFaults()).toEqual([]);

    // Another selection needs a preview of its own.
    await page.getByLabel('Mark readings as entered in error').check();
    await button('Preview').click();
    await button('Replay the messages').waitFor();

    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/ingest-replay', async (route) => {
      await held;
      await route.continue();
    });
    await button('Replay the messages').click();
    await page.getByText('2 messages are being processed again …').waitFor();
    expect(await page.getByRole('progressbar').count()).toBe(1);
    release();
    await page.getByText('2 messages were processed again. 2 readings are new or different.').waitFor();
    await page.unroute('**/ingest-replay');
    expect(await weights()).toEqual([80, 81]);
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Preview');
    expect(await opened.accessibilityFaults()).toEqual([]);

    await button('Preview').click();
    await page.getByText('2 messages would be processed again. No reading would change.').waitFor();
  });

  it('asks for a new preview after a replay, also of a selection that had one before', async () => {
    const { page } = opened;
    await opened.goto(`/sources/${source.id}/replay`);
    const withdraws = page.getByLabel('Mark readings as entered in error');
    await button('Preview').click();
    await button('Replay the messages').click();
    await page.getByText('2 messages were processed again. No reading has changed.').waitFor();
    await withdraws.check();
    await withdraws.uncheck();
    expect(await page.getByText('would be processed again').count()).toBe(0);
    expect(await button('Preview').isVisible()).toBe(true);
  });

  it('reports a wrong period at its field, which has the focus then', async () => {
    const { page } = opened;
    await opened.goto(`/sources/${source.id}/replay`);
    const end = page.getByLabel('Received before');
    await page.getByLabel('Received from').fill('2026-01-02T00:00');
    await end.fill('2026-01-01T00:00');
    await button('Preview').click();
    await page.getByRole('alert').filter({ hasText: 'after the beginning' }).waitFor();
    expect(await end.and(page.locator('[aria-invalid="true"]:focus')).count()).toBe(1);
    expect(await end.getAttribute('aria-describedby')).toMatch(/-hint .+-faults$/);
    expect(await opened.accessibilityFaults()).toEqual([]);
  });

  it('leaves a reading as it is that a person has changed, and says so', async () => {
    const { page } = opened;
    const { json } = await api.get(`/api/v3/weight-reading?deviceId=${deviceId}`);
    const [reading] = (json as { content: { id: number; weight: number }[] }).content;
    const corrected = await api.patch(`/api/v3/weight-reading/${reading?.id}`, { weight: 99 });
    expect(corrected.status).toBe(200);
    await opened.goto(`/sources/${source.id}/replay`);
    await button('Preview').click();
    await page.getByText('1 reading stays as it is, because somebody else has changed it.').waitFor();
    await region('Readings')
      .getByRole('row', { name: /Left as it was/ })
      .waitFor();
  });

  it('counts readings apart that it would mark as entered in error, and its button warns', async () => {
    const { page } = opened;
    await activate('lbs', 'body weight');
    await opened.goto(`/sources/${source.id}/replay`);
    await page.getByLabel('Mark readings as entered in error').check();
    await button('Preview').click();
    await page.getByText('2 messages would be processed again. 1 reading would be marked as entered in error.').waitFor();
    await page.getByText('1 reading stays as it is, because somebody else has changed it.').waitFor();
    expect(await button('Replay the messages').getAttribute('class')).toBe('danger');
    expect(
      await region('Readings')
        .getByRole('row', { name: /Entered in error/ })
        .count(),
    ).toBe(1);
    await button('Replay the messages').click();
    await page.getByText('2 messages were processed again. 1 reading is marked as entered in error.').waitFor();
    expect(await weights()).toEqual([99]);
    await activate('lbs');
  });

  it('is linked from the page of the mapping, because an activated version does not change what is stored', async () => {
    const { page } = opened;
    await opened.goto(`/sources/${source.id}/mapping`);
    await page.getByText('Readings that were stored before stay as they were read.').waitFor();
    await page.getByRole('link', { name: 'Replay messages' }).click();
    await page.getByRole('heading', { name: `Replay messages of source ${source.id}` }).waitFor();
  });

  it('is offered only to people who may also see and change readings', async () => {
    const another = await ConsoleWindow.open(api.url);
    try {
      await another.signIn(await api.factory.key(['ingest:read', 'ingest:write']));
      await another.goto(`/sources/${source.id}`);
      await another.page.getByRole('link', { name: 'Mapping' }).click();
      await another.page.getByRole('heading', { name: 'Versions' }).waitFor();
      expect(await another.page.getByRole('link', { name: 'Replay messages' }).count()).toBe(0);
      await another.goto(`/sources/${source.id}`);
      await another.page.getByRole('link', { name: 'Mapping' }).waitFor();
      expect(await another.page.getByRole('link', { name: 'Replay messages' }).count()).toBe(0);
      await another.goto(`/sources/${source.id}/replay`);
      await another.page.getByText('(readings:read)').waitFor();
      another.expectNoFaults();
    } finally {
      await another.close();
    }
  });
});
