import { type Device, type Patient } from '@rpm/domain';
import { CONSOLE_MANIFEST, ConsoleWindow, describeWithBrowser as describe } from '../testing/console-page';
import { TestApi } from '../testing/test-api';

const INVALID = '[aria-invalid="true"]';

describe('corrections of custody and clocks in the console', () => {
  let api: TestApi;
  let opened: ConsoleWindow;
  let testina: Patient;
  let testo: Patient;

  beforeAll(async () => {
    api = await TestApi.start({}, CONSOLE_MANIFEST);
    testina = await api.factory.patient();
    testo = await api.factory.patient({ firstName: 'Testo' });
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
  const dialog = () => opened.page.getByRole('dialog');
  const row = (name: string, text: string) =>
    opened.page.getByRole('region', { name }).getByRole('row').filter({ hasText: text }).first();
  const text = (one: string) => opened.page.getByText(one, { exact: true }).waitFor();
  const recognized = ({ firstName, lastName, externalIdentifier }: Patient) =>
    `${firstName} ${lastName}, born Jan 31, 1970, ${externalIdentifier}`;
  const closed = () => dialog().waitFor({ state: 'detached' });
  const readings = async ({ id }: Device) => {
    const { json } = await api.get(`/api/v3/blood-glucose-reading?deviceId=${id}`);
    return (json as { content: { readingTimestamp: string; patient: { id: number } | null }[] }).content;
  };
  /** Ids of the patients to whom the readings of a device belong. */
  const holders = async (device: Device) => (await readings(device)).map(({ patient }) => patient?.id ?? null);
  /** Times of the readings of a device, such as `08:00`. */
  const times = async (device: Device) =>
    (await readings(device)).map(({ readingTimestamp }) => readingTimestamp.slice(11, 16)).toSorted();

  it('assign a period to another patient after showing the number of readings that would move, and name the actor', async () => {
    const device = await api.factory.device({ currentPatientId: testina.id });
    for (const day of [3, 4]) {
      await api.factory.reading({ deviceId: device.id, readingTimestamp: new Date(`2026-02-0${day}T08:00:00Z`) });
    }
    await opened.goto(`/devices/${device.id}`);
    await button(`Change: assignment to ${recognized(testina)}`).click();
    await field('Patient').fill('Nobody');
    await button('Preview').click();
    await dialog().locator(INVALID).waitFor();
    expect(await field('Patient').getAttribute('aria-invalid')).toBe('true');
    await field('Patient').fill('Testo');
    const suggested = `${recognized(testo)} (${testo.id})`;
    await opened.page.locator(`option[value="${suggested}"]`).waitFor({ state: 'attached' });
    await field('Patient').fill(suggested);
    await button('Preview').click();
    await text('2 readings would change:');
    await text('Blood glucose: 2');
    await dialog().getByText(`born Jan 31, 1970, ${testo.externalIdentifier}`).first().waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
    expect(await holders(device)).toEqual([testina.id, testina.id]);
    await button('Change the assignment').click();
    await closed();
    await row('Assignments', 'Sampleton, Testo').getByText('Test key').waitFor();
    await row('Events', 'Custody corrected').getByText('Test key').waitFor();
    expect(await holders(device)).toEqual([testo.id, testo.id]);
  });

  it('require a new preview after the input has changed', async () => {
    const device = await api.factory.device({ currentPatientId: testina.id });
    await opened.goto(`/devices/${device.id}`);
    await button(`Change: assignment to ${recognized(testina)}`).click();
    await field('Patient').fill(String(testo.id));
    await button('Preview').click();
    await text('No reading would change.');
    await field('Patient').fill(String(testina.id));
    await button('Preview').waitFor();
    await button('Back').click();
    await closed();
    expect(opened.takeQuestions()).toHaveLength(1);
  });

  it('add a forgotten period in local time, show errors at their fields, and name the period that it overlaps', async () => {
    const device = await api.factory.device({ currentPatientId: null });
    // In New York, this is one minute after midnight.
    await api.factory.reading({ deviceId: device.id, readingTimestamp: new Date('2026-02-03T05:01:00Z') });
    await opened.goto(`/devices/${device.id}`);
    await button('Add a past assignment').click();
    await field('Patient').fill(String(testo.id));
    await field('From').fill('2026-02-03T00:00');
    await field('Until').fill('2026-02-02T00:00');
    expect(await dialog().getByText('Time in America/New_York.').count()).toBe(2);
    await button('Preview').click();
    await dialog().locator(INVALID).waitFor();
    expect(await field('Until').getAttribute('aria-invalid')).toBe('true');
    await field('Until').fill('2026-02-04T00:00');
    await button('Preview').click();
    await text('1 reading would change:');
    await button('Add the assignment').click();
    await closed();
    await row('Assignments', 'Sampleton, Testo').getByText('Feb 3, 2026, 00:00').waitFor();
    expect(await holders(device)).toEqual([testo.id]);
    await button('Add a past assignment').click();
    await field('Patient').fill(String(testina.id));
    await field('From').fill('2026-02-03T12:00');
    await field('Until').fill('2026-02-05T00:00');
    await button('Preview').click();
    const overlap = dialog().getByRole('alert').filter({ hasText: 'The history of the device says that' });
    await overlap.getByRole('link', { name: 'Testo Sampleton' }).waitFor();
    expect(await opened.accessibilityFaults()).toEqual([]);
  });

  it('remove a wrong period, after which no patient holds the device', async () => {
    const device = await api.factory.device({ currentPatientId: testina.id });
    await api.factory.reading({ deviceId: device.id });
    await opened.goto(`/devices/${device.id}`);
    await button(`Remove: assignment to ${recognized(testina)}`).click();
    await button('Preview').click();
    await text('1 reading would change:');
    await button('Remove the assignment').click();
    await text('This device was never assigned to a patient.');
    await opened.page.getByRole('definition').getByText('Available', { exact: false }).waitFor();
    expect(await holders(device)).toEqual([null]);
  });

  it('end a period, and start another one in the past', async () => {
    const { id: siteId } = await api.factory.site();
    const device = await api.factory.device({ currentPatientId: testina.id, siteId });
    await api.factory.reading({ deviceId: device.id, readingTimestamp: new Date('2026-02-03T08:00:00Z') });
    await opened.goto(`/devices/${device.id}`);
    await button(`End: assignment to ${recognized(testina)}`).click();
    await field('When it happened').fill('2026-02-01T12:00');
    await button('Preview').click();
    await text('1 reading would change:');
    await button('End the assignment').click();
    await closed();
    await button('Assign to a patient').click();
    await field('Patient').fill(String(testo.id));
    await field('When it happened').fill('2026-02-02T12:00');
    await button('Preview').click();
    await text('1 reading would change:');
    await button('Assign the device').click();
    await closed();
    await row('Assignments', 'Sampleton, Testo').getByText('Feb 2, 2026, 12:00').waitFor();
    expect(await holders(device)).toEqual([testo.id]);
  });

  it('work with the keyboard, in dark mode and in a narrow window', async () => {
    const { page } = opened;
    const device = await api.factory.device({ currentPatientId: testina.id });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    await opened.goto(`/devices/${device.id}`);
    await button(`Change: assignment to ${recognized(testina)}`).focus();
    await page.keyboard.press('Enter');
    await field('Patient').waitFor();
    expect(await page.evaluate('document.activeElement.labels[0].textContent')).toBe('Patient');
    await page.keyboard.press('Control+A');
    await page.keyboard.type(String(testo.id));
    await page.keyboard.press('Enter');
    await text('No reading would change.');
    expect([await opened.accessibilityFaults(), await opened.overflows()]).toEqual([[], false]);
    await page.keyboard.press('Enter');
    await closed();
    await row('Assignments', 'Sampleton, Testo').waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
  });

  it('shift the readings of a slow clock, skip colliding readings if the person permits this, and shift the readings back', async () => {
    const device = await api.factory.device({ currentPatientId: testina.id });
    for (const time of ['08:00', '08:20', '09:00']) {
      await api.factory.reading({ deviceId: device.id, readingTimestamp: new Date(`2026-02-03T${time}:00Z`) });
    }
    await opened.goto(`/devices/${device.id}`);
    await button('Correct a wrong clock').click();
    await field('From').fill('2026-02-03T02:30');
    await field('Until').fill('2026-02-03T02:00');
    await button('Preview').click();
    await dialog().locator(INVALID).waitFor();
    expect(await field('Until').getAttribute('aria-invalid')).toBe('true');
    await field('Until').fill('2026-02-03T03:30');
    await field('Hours').fill('0');
    await button('Preview').click();
    await text('Enter an offset other than 0.');
    await field('Hours').fill('1');
    await button('Preview').click();
    await text('2 readings would change:');
    await text('For example, Feb 3, 2026, 02:30 would become Feb 3, 2026, 03:30.');
    expect(await opened.accessibilityFaults()).toEqual([]);
    await button('Shift the readings').click();
    expect(await dialog().locator('input:invalid').count()).toBe(1);
    expect(await times(device)).toEqual(['08:00', '08:20', '09:00']);
    await field('Leave 1 reading as it is: the device has another one at its new time.').check();
    await button('Shift the readings').click();
    await closed();
    await row('Clock', '1 h 0 min later').getByText('Test key').waitFor();
    await row('Events', 'Readings restamped').getByText('Test key').waitFor();
    expect(await times(device)).toEqual(['08:00', '09:00', '09:20']);
    await button('Undo: 1 h 0 min later').click();
    await button('Preview').click();
    await text('1 reading would change:');
    await button('Shift the readings back').click();
    await closed();
    await row('Clock', 'Undone').getByText('1 h 0 min later').waitFor();
    await row('Clock', '1 h 0 min earlier').getByText('Undoes an earlier correction').waitFor();
    expect(await times(device)).toEqual(['08:00', '08:20', '09:00']);
    expect(await opened.accessibilityFaults()).toEqual([]);
  });

  it('shift readings of a fast clock to another patient only if the person confirms it', async () => {
    const { page } = opened;
    const device = await api.factory.device({ currentPatientId: null });
    await api.factory.reading({ deviceId: device.id, readingTimestamp: new Date('2026-02-03T08:00:00Z') });
    const held = (patient: Patient, startTimestamp: string, endTimestamp: string) =>
      api.post(`/api/v3/device/${device.id}/assignment`, { patient: { id: patient.id }, startTimestamp, endTimestamp });
    await held(testina, '2026-02-03T07:30:00Z', '2026-02-04T00:00:00Z');
    await held(testo, '2026-02-01T00:00:00Z', '2026-02-03T07:30:00Z');
    await page.setViewportSize({ width: 320, height: 640 });
    await opened.goto(`/devices/${device.id}`);
    await button('Correct a wrong clock').click();
    await field('Slow or fast').selectOption('fast');
    await field('From').fill('2026-02-03T00:00');
    await field('Until').fill('2026-02-04T00:00');
    await field('Days').fill('1');
    await field('Hours').fill('0');
    await button('Preview').click();
    const right = page.getByLabel(/^This is right: 1 reading would move to the patient/);
    await right.check();
    expect([await opened.accessibilityFaults(), await opened.overflows()]).toEqual([[], false]);
    expect(await holders(device)).toEqual([testina.id]);
    await button('Shift the readings').click();
    await closed();
    await row('Clock', '1 d 0 h 0 min earlier').waitFor();
    expect(await holders(device)).toEqual([testo.id]);
  });

  it('are hidden from people who may only read devices', async () => {
    const device = await api.factory.device({ currentPatientId: testina.id });
    const another = await ConsoleWindow.open(api.url);
    try {
      await another.signIn(await api.factory.key(['devices:read']), `/devices/${device.id}`);
      await another.goto(`/devices/${device.id}`);
      await another.page.getByRole('region', { name: 'Assignments' }).waitFor();
      expect(await another.page.getByRole('button', { name: /period|clock/ }).count()).toBe(0);
    } finally {
      await another.close();
    }
  });
});
