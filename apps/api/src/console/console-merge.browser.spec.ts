import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

describe('merges and discharges in the console', () => {
  let api: TestApi;
  let opened: ConsoleWindow;

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    opened = await ConsoleWindow.open(api.url);
    await opened.signIn(await api.factory.key());
  });
  afterAll(async () => {
    await opened.close();
    await api.stop();
  });
  beforeEach(async () => {
    await opened.page.emulateMedia({ colorScheme: 'light' });
    await opened.page.setViewportSize({ width: 1280, height: 900 });
  });
  afterEach(() => opened.expectNoFaults());

  const field = (label: string) => opened.page.getByLabel(label, { exact: true });
  const button = (name: string) => opened.page.getByRole('button', { name, exact: true });
  const dialog = () => opened.page.getByRole('dialog');
  const row = (name: string, text: string) =>
    opened.page.getByRole('region', { name, exact: true }).getByRole('row').filter({ hasText: text }).first();
  const text = (one: string) => opened.page.getByText(one, { exact: true }).waitFor();
  const heading = (name: string) => opened.page.getByRole('heading', { level: 1, name }).waitFor();
  const closed = () => dialog().waitFor({ state: 'detached' });

  /** Two records of one person. The second record has a device and a reading. */
  async function twoRecords() {
    const patient = await api.factory.patient({ lastName: 'Sampleton' });
    const twin = await api.factory.patient({ lastName: 'Sampelton' });
    const device = await api.factory.device({ currentPatientId: twin.id });
    const reading = await api.factory.reading({ deviceId: device.id });
    const holder = async () => {
      const { json } = await api.get(`/api/v3/blood-glucose-reading/${reading.id}`);
      return (json as { patient: { id: number } }).patient.id;
    };
    return { patient, twin, device, holder };
  }

  it('combine two records after a preview, redirect from the merged record to the remaining one, and separate the records again', async () => {
    const { page } = opened;
    const { patient, twin, device, holder } = await twoRecords();
    await opened.goto(`/patients/${patient.id}`);
    await button('Merge another record').click();
    await field('Patient').fill(String(patient.id));
    await button('Preview').click();
    await dialog().locator('[aria-invalid="true"]').waitFor();
    await text('This is the patient of this page. Enter the other one.');
    await field('Patient').fill('Sampelton');
    const suggested = `Testina Sampelton, born Jan 31, 1970, ${twin.externalIdentifier} (${twin.id})`;
    await page.locator(`option[value="${suggested}"]`).waitFor({ state: 'attached' });
    await field('Patient').fill(suggested);
    await button('Preview').click();
    await text('1 reading would change:');
    await text('Blood glucose: 1');
    await dialog().getByText(`born Jan 31, 1970, ${twin.externalIdentifier}`).first().waitFor();
    expect([await opened.accessibilityFaults(), await holder()]).toEqual([[], twin.id]);
    await button('Merge the records').click();
    await row('Merged records', `Testina Sampelton born Jan 31, 1970, ${twin.externalIdentifier}`)
      .getByText('Test key')
      .waitFor();
    await row('Devices', `Example Meter (${device.id})`).waitFor();
    await opened.settle();
    expect([await opened.accessibilityFaults(), await holder()]).toEqual([[], patient.id]);

    await page.goto(`${api.url}/console/patients/${twin.id}`);
    const remaining = page.getByRole('link', {
      name: `Go to the remaining record: Testina Sampleton, born Jan 31, 1970, ${patient.externalIdentifier}`,
    });
    await remaining.waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await remaining.click();
    await heading('Testina Sampleton');

    await button(`Separate: Testina Sampelton, born Jan 31, 1970, ${twin.externalIdentifier}`).click();
    await button('Preview').click();
    await text('1 reading would change:');
    await button('Separate the records').click();
    await closed();
    await row('Merged records', `Testina Sampelton born Jan 31, 1970, ${twin.externalIdentifier}`)
      .getByText('Test key')
      .nth(1)
      .waitFor();
    expect([
      await button(`Separate: Testina Sampelton, born Jan 31, 1970, ${twin.externalIdentifier}`).count(),
      await holder(),
    ]).toEqual([0, twin.id]);
  });

  it('work with the keyboard, in dark mode and in a narrow window', async () => {
    const { page } = opened;
    const { patient, twin, holder } = await twoRecords();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    await opened.goto(`/patients/${patient.id}`);
    await button('Merge another record').focus();
    await page.keyboard.press('Enter');
    await field('Patient').waitFor();
    await page.keyboard.type(String(twin.id));
    await page.keyboard.press('Enter');
    await text('1 reading would change:');
    expect([await opened.accessibilityFaults(), await opened.overflows()]).toEqual([[], false]);
    await page.keyboard.press('Enter');
    await row('Merged records', `Testina Sampelton born Jan 31, 1970, ${twin.externalIdentifier}`).waitFor();
    expect(await holder()).toBe(patient.id);
  });

  it('archive the record of a patient after showing the equipment that the patient still has, and restore it', async () => {
    const patient = await api.factory.patient();
    const device = await api.factory.device({ currentPatientId: patient.id });
    await opened.goto(`/patients/${patient.id}`);
    await button('Discharge').click();
    await dialog().getByText('1 device is still with the patient:').waitFor();
    await dialog()
      .getByRole('link', { name: `Example Meter (${device.id})` })
      .waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('Discharge the patient').click();
    await text('Archived');
    expect((await api.get(`/api/v3/patient/${patient.id}`)).json).toMatchObject({ archived: true });
    await button('Take back').click();
    await button('Take the patient back').click();
    await closed();
    await button('Discharge').click();
    expect((await api.get(`/api/v3/patient/${patient.id}`)).json).toMatchObject({ archived: false });
    await dialog().getByRole('link', { name: 'Request a return' }).click();
    await heading('New return');
    await opened.settle();
    expect(await field('Patient').inputValue()).toBe(
      `Testina Sampleton, born Jan 31, 1970, ${patient.externalIdentifier} (${patient.id})`,
    );
  });

  it('show that a patient has no equipment', async () => {
    const { page } = opened;
    const patient = await api.factory.patient();
    await page.setViewportSize({ width: 320, height: 640 });
    await opened.goto(`/patients/${patient.id}`);
    await button('Discharge').click();
    await dialog().getByText('No equipment is with the patient, or on its way.').waitFor();
    expect([await opened.accessibilityFaults(), await opened.overflows()]).toEqual([[], false]);
    await page.keyboard.press('Escape');
    await closed();
  });

  it('are hidden from people who may only read patients', async () => {
    const patient = await api.factory.patient();
    const another = await ConsoleWindow.open(api.url);
    try {
      await another.signIn(await api.factory.key(['patients:read']));
      await another.goto(`/patients/${patient.id}`);
      await another.page.getByText('No other record of this person was merged into this one.').waitFor();
      expect(await another.page.getByRole('button', { name: /Merge|Discharge/ }).count()).toBe(0);
    } finally {
      await another.close();
    }
  });
});
