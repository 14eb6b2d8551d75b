import { type Patient } from '@rpm/domain';
import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

const PATH = '/api/v3/blood-glucose-reading';

describe('corrections of readings in the console', () => {
  let api: TestApi;
  let opened: ConsoleWindow;
  let patient: Patient;

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    patient = await api.factory.patient();
    opened = await ConsoleWindow.open(api.url);
    await opened.signIn(await api.factory.key());
  });
  afterAll(async () => {
    await opened.close();
    await api.stop();
  });
  beforeEach(() => opened.page.setViewportSize({ width: 1280, height: 900 }));
  afterEach(() => opened.expectNoFaults());

  const field = (label: string) => opened.page.getByLabel(label, { exact: true });
  const button = (name: string) => opened.page.getByRole('button', { name, exact: true });
  const text = (one: string) => opened.page.getByText(one, { exact: true }).first().waitFor();
  const dialog = () => opened.page.getByRole('dialog');
  const closed = () => dialog().waitFor({ state: 'detached' });
  const historyRow = (version: number) =>
    opened.page
      .getByRole('region', { name: 'History' })
      .getByRole('row')
      .filter({ hasText: new RegExp(`^${version}`) })
      .first();
  const stored = async (id: number) =>
    (await api.get(`${PATH}/${id}?includeVoided=true&view=record`)).json as Record<string, unknown>;

  /** Creates a reading of a device that the patient has held for some hours. @returns its id */
  const readingOfDevice = async (): Promise<number> => {
    const site = await api.factory.site();
    const free = { currentPatientId: null, currentStatus: 'availableAtSite', siteId: site.id } as const;
    const { id: deviceId } = await api.factory.device(free);
    const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    await api.post(`/api/v3/device/${deviceId}/associate-patient`, { patient: { id: patient.id }, eventTimestamp: at(5) });
    const { json } = await api.post(PATH, { device: { id: deviceId }, readingTimestamp: at(2), glucose: 99 });
    return (json as { id: number }).id;
  };

  it('change a value after showing its old and new value, and name the actor in the history', async () => {
    const { id } = await api.factory.reading({ patientId: patient.id, glucose: 120, beforeMeal: false });
    await opened.goto(`/readings/glucose/${id}`);
    await text('The reading is as it was received.');
    await button('Correct').click();
    await button('Preview').click();
    await text('Nothing would change.');
    await field('Glucose (mg/dL)').fill('133');
    await field('Before meal').selectOption('true');
    await button('Preview').click();
    await text('120 mg/dL');
    await text('133 mg/dL');
    expect(await opened.accessibilityFaults()).toEqual([]);
    expect(await stored(id)).toMatchObject({ glucose: 120, version: 1 });
    await dialog().getByRole('button', { name: 'Correct', exact: true }).click();
    await closed();
    await historyRow(2).getByText('Test key').waitFor();
    await historyRow(2).getByText('Glucose: 120 mg/dL → 133 mg/dL').waitFor();
    expect(await stored(id)).toMatchObject({ glucose: 133, beforeMeal: true, version: 2 });
    expect(await opened.accessibilityFaults()).toEqual([]);
  });

  it('show the value that somebody else has stored meanwhile beside the own one, and correct it only after another preview', async () => {
    const { id } = await api.factory.reading({ patientId: patient.id, glucose: 120 });
    await opened.goto(`/readings/glucose/${id}`);
    await button('Correct').click();
    await field('Glucose (mg/dL)').fill('133');
    await button('Preview').click();
    await text('120 mg/dL');
    expect((await api.patch(`${PATH}/${id}`, { glucose: 140 })).status).toBe(200);
    const correct = dialog().getByRole('button', { name: 'Correct', exact: true });
    await correct.click();
    await text('Somebody else has changed this since you opened it.');
    expect(await stored(id)).toMatchObject({ glucose: 140 });
    await button('Preview').click();
    await dialog().locator('del').getByText('140 mg/dL').waitFor();
    await dialog().locator('ins').getByText('133 mg/dL').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await correct.click();
    await closed();
    expect(await stored(id)).toMatchObject({ glucose: 133, version: 3 });
  });

  it('are entered in the units of the organization, and show errors at their fields', async () => {
    const { id } = await api.factory.reading({ patientId: patient.id, glucose: 120 });
    await api.patch('/api/v3/organization', { glucoseUnit: 'mmoll' }, { key: await api.factory.key(['organization:write']) });
    await opened.goto(`/readings/glucose/${id}`);
    await button('Correct').click();
    expect(await field('Glucose (mmol/L)').inputValue()).toBe('6.7');
    await field('Glucose (mmol/L)').fill('99');
    await button('Preview').click();
    await text('99.0 mmol/L');
    await dialog().getByRole('button', { name: 'Correct', exact: true }).click();
    await dialog().locator('[aria-invalid="true"]').waitFor();
    await field('Glucose (mmol/L)').fill('5,5');
    await button('Preview').click();
    await text('5.5 mmol/L');
    await dialog().getByRole('button', { name: 'Correct', exact: true }).click();
    await closed();
    expect(await stored(id)).toMatchObject({ glucose: 99, sentAs: { value: 5.5, unit: 'mmoll' } });
    await api.patch('/api/v3/organization', { glucoseUnit: 'mgdl' }, { key: await api.factory.key(['organization:write']) });
  });

  it('mark a reading as entered in error and restore it, with the keyboard, in dark mode and in a narrow window', async () => {
    const { page } = opened;
    const { id } = await api.factory.reading({ patientId: patient.id, glucose: 120 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    await opened.goto(`/readings/glucose/${id}`);
    await button('Entered in error').focus();
    await page.keyboard.press('Enter');
    await button('Preview').press('Enter');
    await button('Mark as entered in error').press('Enter');
    await closed();
    await text('Entered in error.');
    await historyRow(2).getByText('Entered in error: No → Yes').waitFor();
    expect([await opened.accessibilityFaults(), await opened.overflows()]).toEqual([[], false]);
    expect(await stored(id)).toMatchObject({ enteredInError: true });
    await button('Restore').press('Enter');
    await button('Preview').press('Enter');
    await dialog().getByRole('button', { name: 'Restore', exact: true }).press('Enter');
    await closed();
    await historyRow(3).getByText('Entered in error: Yes → No').waitFor();
    expect(await stored(id)).toMatchObject({ enteredInError: false, version: 3 });
    await page.emulateMedia({ colorScheme: 'light' });
  });

  it('assign an unassigned reading to the patient who held its device, after counting the other readings that would be assigned', async () => {
    const device = await api.factory.device({ currentPatientId: null });
    const readingTimestamp = new Date('2026-02-03T08:00:00Z');
    const { id } = await api.factory.reading({ patientId: null, deviceId: device.id, readingTimestamp });
    await opened.goto('/unassigned');
    await text('Blood glucose (1)');
    expect(await opened.accessibilityFaults()).toEqual([]);
    await opened.page.getByRole('row').nth(1).getByRole('link').click();
    await button('Assign to a patient').click();
    await field('Patient').fill(String(patient.id));
    await button('Preview').click();
    await text('1 reading would change:');
    await dialog().getByRole('button', { name: 'Assign to the patient', exact: true }).click();
    await closed();
    await historyRow(2)
      .getByText(`Patient: nobody → ${patient.firstName} ${patient.lastName}, born Jan 31, 1970, ${patient.externalIdentifier}`)
      .waitFor();
    expect(await stored(id)).toMatchObject({ patient: { id: patient.id } });
    await opened.goto('/unassigned');
    await text('Every reading has a patient.');
  });

  it('assign one reading to another patient with a reason, and then to nobody', async () => {
    const other = await api.factory.patient({ firstName: 'Other' });
    const id = await readingOfDevice();
    const { device } = (await stored(id)) as { device: { id: number } };
    await opened.goto(`/readings/glucose/${id}`);
    await button('Assign to another patient').click();
    await field('Patient').fill(String(other.id));
    await field('Reason').fill('Her husband used the meter.');
    await button('Preview').click();
    await dialog().getByText('Other Sampleton').waitFor();
    await text('1 reading would change:');
    expect(await opened.accessibilityFaults()).toEqual([]);
    await dialog().getByRole('button', { name: 'Assign to the patient', exact: true }).click();
    await closed();
    await historyRow(2).getByText('Her husband used the meter.').waitFor();
    expect(await stored(id)).toMatchObject({ patient: { id: other.id } });
    await button('Assign to nobody').click();
    await button('Preview').click();
    await dialog().getByRole('button', { name: 'Assign to nobody', exact: true }).click();
    await closed();
    expect(await stored(id)).toMatchObject({ patient: null });
    expect((await api.get(`/api/v3/device/${device.id}`)).json).toMatchObject({ currentPatient: { id: patient.id } });
  });

  it.each([
    ['another patient', 'Assign to another patient', 'Assign to the patient'],
    ['nobody', 'Assign to nobody', 'Assign to nobody'],
  ])(
    'show to whom somebody else has assigned a reading meanwhile beside the own choice of %s, before and after the preview',
    async (choice, begin, finish) => {
      const [mine, theirs] = [
        await api.factory.patient({ firstName: 'Mine' }),
        await api.factory.patient({ firstName: 'Theirs' }),
      ];
      const id = await readingOfDevice();
      const send = dialog().getByRole('button', { name: finish, exact: true });
      const assign = async (one: number) =>
        expect((await api.post(`${PATH}/${id}/assign-patient`, { patient: { id: one } })).status).toBe(200);
      await opened.goto(`/readings/glucose/${id}`);
      await button(begin).click();
      if (choice !== 'nobody') await field('Patient').fill(String(mine.id));
      await field('Reason').fill('Wrong meter.');
      await assign(theirs.id);
      await button('Preview').click();
      await text('Somebody else has changed this since you opened it.');
      await button('Preview').click();
      await dialog().locator('del').getByText('Theirs Sampleton').waitFor();
      await assign(patient.id);
      await send.click();
      await text('Somebody else has changed this since you opened it.');
      await button('Preview').click();
      await dialog().locator('del').getByText(`${patient.firstName} ${patient.lastName}`).waitFor();
      await dialog()
        .locator('ins')
        .getByText(choice === 'nobody' ? 'nobody' : 'Mine Sampleton')
        .waitFor();
      expect(await field('Reason').inputValue()).toBe('Wrong meter.');
      expect(await opened.accessibilityFaults()).toEqual([]);
      await send.click();
      await closed();
      expect(await stored(id)).toMatchObject({ patient: choice === 'nobody' ? null : { id: mine.id } });
    },
  );

  it('are all in the table of a period, open from the chart, and have a page if they were entered in error', async () => {
    const { page } = opened;
    const { id: patientId } = await api.factory.patient();
    const start = Date.now() - 60 * 3_600_000;
    for (let n = 0; n < 52; n++) {
      await api.factory.reading({ patientId, glucose: 100 + n, readingTimestamp: new Date(start + n * 3_600_000) });
    }
    await opened.goto(`/patients/${patientId}?kind=glucose`);
    await page.getByText(/^Table of the readings/).click();
    const parts = page.getByRole('navigation', { name: 'Parts of the table' });
    await parts.getByText('1–50 of 52').waitFor();
    await parts.getByRole('button', { name: 'Next' }).click();
    await parts.getByText('51–52 of 52').waitFor();
    await page.getByRole('cell', { name: '100 mg/dL' }).waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await page.getByRole('slider').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.getByText('100 mg/dL').first().waitFor();
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    await button('Entered in error').click();
    await field('Reason').fill('Another patient.');
    await button('Preview').click();
    await dialog().getByRole('button', { name: 'Mark as entered in error', exact: true }).click();
    await closed();
    await historyRow(2).getByText('Another patient.').waitFor();
    await page.getByRole('link', { name: 'readings entered in error' }).click();
    await page.getByRole('cell', { name: '100 mg/dL' }).waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await button('Restore').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/console/readings/glucose/${id}`);
  });

  it('are linked from the table of a patient’s readings, and hidden from people who may only read', async () => {
    const { id } = await api.factory.reading({ patientId: patient.id, readingTimestamp: new Date(Date.now() - 3_600_000) });
    await opened.goto(`/patients/${patient.id}`);
    await opened.page.locator(`a[href="/console/readings/glucose/${id}"]`).first().waitFor({ state: 'attached' });
    const another = await ConsoleWindow.open(api.url);
    try {
      await another.signIn(await api.factory.key(['readings:read']), `/readings/glucose/${id}`);
      await another.goto(`/readings/glucose/${id}`);
      await another.page.getByText('The reading is as it was received.').waitFor();
      expect(await another.page.getByRole('button', { name: /Correct|error|Assign/ }).count()).toBe(0);
    } finally {
      await another.close();
    }
  });
});
