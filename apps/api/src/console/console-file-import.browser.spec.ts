import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { FileImportFixture } from '../testing/file-import-fixture';
import { TestApi } from '../testing/test-api';

/** A file of Clarity whose times have no zone, as the app saves it. It names nobody. */
const CLARITY = [
  'Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Device Info,Source Device ID,Glucose Value (mg/dL),Insulin Value (u),Carb Value (grams),Duration (hh:mm:ss),Glucose Rate of Change (mg/dL/min),Transmitter Time (Long Integer),Transmitter ID',
  '1,,Device,,,Test CGM App,iOS G7,,,,,,,',
  '2,2026-01-31T08:00:04,EGV,,,,iOS G7,101,,,,,1000,TX1',
  '3,2026-01-31T08:05:04,EGV,,,,iOS G7,104,,,,,1300,TX1',
  '',
].join('\n');

describe('imports of files in the console', () => {
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
  afterEach(() => opened.expectNoFaults());

  const button = (name: string) => opened.page.getByRole('button', { name, exact: true });
  const readings = async (patientId: number) =>
    ((await api.get(`/api/v3/blood-glucose-reading?patientId=${patientId}`)).json as { content: { glucose: number }[] }).content;

  it('show a preview, ask only what the file leaves open, store the readings, and are undone', async () => {
    const { page } = opened;
    const patient = await api.factory.patient();
    await opened.goto('/imports/new');
    expect(await opened.accessibilityFaults()).toEqual([]);
    await page.getByLabel('File').setInputFiles({ name: 'export.csv', mimeType: 'text/csv', buffer: Buffer.from(CLARITY) });
    await button('Preview').click();
    await page.getByRole('heading', { name: /^Preview of import/ }).waitFor();
    await page.getByText('Dexcom Clarity').first().waitFor();
    expect(page.url()).not.toContain('export.csv');
    expect(await opened.accessibilityFaults()).toEqual([]);
    await page.getByLabel('Patient', { exact: true }).fill(String(patient.id));
    await page.getByLabel('Time zone of the times in the file').fill('America/New_York');
    expect(await page.getByLabel('Unit of the values').count()).toBe(0);
    await button('Preview again').click();
    await button('Store 2 readings').waitFor();
    expect(await readings(patient.id)).toEqual([]);
    expect(await opened.accessibilityFaults()).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await opened.overflows()).toBe(false);
    await page.setViewportSize({ width: 1280, height: 900 });
    await button('Store 2 readings').click();
    await button('Undo the import').waitFor();
    expect((await readings(patient.id)).map(({ glucose }) => glucose).toSorted()).toEqual([101, 104]);

    const undo = page.getByRole('dialog').getByRole('button', { name: 'Undo the import' });
    await page.route('**/undo?dryRun=true', (route) => route.fulfill({ status: 503, json: {} }));
    await button('Undo the import').click();
    await page.getByText('The serial numbers of devices that the import has created are released.').waitFor();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    expect(await undo.isDisabled()).toBe(true);
    await button('Back').click();
    await page.unroute('**/undo?dryRun=true');
    await button('Undo the import').click();
    await page.getByText('2 readings of this import will be marked as entered in error').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await undo.click();
    await page.getByText('Undone').first().waitFor();
    expect(await readings(patient.id)).toEqual([]);

    await opened.goto('/imports/new');
    await page.getByLabel('File').setInputFiles({ name: 'empty.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) });
    await page.getByText('The file is empty.').waitFor();
    const wrong = { name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from('Day;Up;Low\n2025-12-31 08:00;128;82\n') };
    await page.getByLabel('File').setInputFiles(wrong);
    await button('Preview').click();
    await page.getByLabel('Format of the file').selectOption('Table with your own columns');
    await page.getByText('Columns of the table').first().waitFor();
    await button('Discard the file').click();
    await page.getByRole('heading', { name: 'Import a file' }).waitFor();
    expect(opened.takeQuestions()).toHaveLength(1);

    await opened.goto('/imports');
    await page.getByRole('cell', { name: 'Dexcom Clarity' }).waitFor();
    expect(await page.getByRole('button', { name: /^Undo import/ }).count()).toBe(0);
    expect(await opened.accessibilityFaults()).toEqual([]);
  });

  it('stay on the page that the person has chosen meanwhile, and cannot be discarded while readings are stored', async () => {
    const { page } = opened;
    const patient = await api.factory.patient();
    const files = new FileImportFixture(api, await api.factory.key());
    const id = await files.sendFile(Buffer.from(CLARITY.replaceAll('TX1', 'TX2')));
    await opened.goto(`/imports/${id}/preview`);
    await page.getByLabel('Patient', { exact: true }).fill(String(patient.id));
    await page.getByLabel('Time zone of the times in the file').fill('America/New_York');
    await button('Preview again').click();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/start', async (route) => {
      await held;
      await route.continue();
    });
    await button('Store 2 readings').click();
    expect(await button('Discard the file').isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Devices', exact: true }).click();
    await page.getByRole('heading', { name: 'Devices' }).waitFor();
    const answered = page.waitForResponse('**/start');
    release();
    await answered;
    await opened.settle();
    expect(await readings(patient.id)).toHaveLength(2);
    expect(new URL(page.url()).pathname).toBe('/console/devices');
    expect(opened.takeQuestions()).toHaveLength(1);
  });

  it('are not discarded if their readings were stored in another tab meanwhile', async () => {
    const { page } = opened;
    const patient = await api.factory.patient();
    const files = new FileImportFixture(api, await api.factory.key());
    const id = await files.sendFile(Buffer.from(CLARITY.replaceAll('TX1', 'TX3')));
    await opened.goto(`/imports/${id}`);
    await button('Discard the import').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('None of its readings was stored.').waitFor();
    await files.post(`/${id}/answers`, { patient: { id: patient.id }, timeZone: 'America/New_York' });
    await files.until('stored', `/${id}/start`);
    await dialog.getByRole('button', { name: 'Discard the import' }).click();
    await dialog.getByText('2 readings of this import will be marked as entered in error').waitFor();
    await button('Back').click();
    expect(await readings(patient.id)).toHaveLength(2);
  });

  it('continue after the service or the window that stored the readings has ended', async () => {
    const { page } = opened;
    const patient = await api.factory.patient();
    const files = new FileImportFixture(api, await api.factory.key());
    const id = await files.sendFile(Buffer.from(CLARITY.replaceAll('TX1', 'TX4')));
    await files.post(`/${id}/answers`, { patient: { id: patient.id }, timeZone: 'America/New_York' });
    // The first request begins and stores nothing, as if the service had ended meanwhile.
    const release = await refuseReadings(api);
    await files.post(`/${id}/start`).finally(release);
    expect((await files.get(id)).json).toMatchObject({ state: 'storing', counts: { stored: 0 } });
    await opened.goto(`/imports/${id}`);
    await page.getByText('If none does any more, continue here.').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    expect(await readings(patient.id)).toEqual([]);
    await button('Continue').click();
    await button('Undo the import').waitFor();
    await button('Continue').waitFor({ state: 'detached' });
    expect(await readings(patient.id)).toHaveLength(2);
    // The button that had the focus is gone.
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
  });

  it('ask whether a file with other letters comes from a Windows program, and then read it', async () => {
    const { page } = opened;
    const patient = await api.factory.patient();
    const german = Buffer.from(CLARITY.replaceAll('TX1', 'TX5').replace('Test CGM App', 'App für Zucker'), 'latin1');
    await opened.goto('/imports/new');
    await page.getByLabel('File').setInputFiles({ name: 'export.csv', mimeType: 'text/csv', buffer: german });
    await button('Preview').click();
    await button('Read it as a file of a Windows program').waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('Read it as a file of a Windows program').click();
    await page.getByText('Dexcom Clarity').first().waitFor();
    await page.getByLabel('Patient', { exact: true }).fill(String(patient.id));
    await page.getByLabel('Time zone of the times in the file').fill('America/New_York');
    await button('Preview again').click();
    await button('Store 2 readings').click();
    await button('Undo the import').waitFor();
    expect(await readings(patient.id)).toHaveLength(2);
  });
});

/** Makes the database refuse readings of glucose. @returns a function that ends this */
async function refuseReadings(api: TestApi): Promise<() => Promise<unknown>> {
  const { dataSource } = api.database;
  await dataSource.query('alter table blood_glucose_reading add constraint refused check (false) not valid');
  return () => dataSource.query('alter table blood_glucose_reading drop constraint refused');
}
