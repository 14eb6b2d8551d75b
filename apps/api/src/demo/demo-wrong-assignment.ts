import { askDemo, type DemoApi } from './demo-api';

const DAY_MS = 86_400_000;
/** Weights in pounds of the patient who has used the scale. They differ from the weights of the patient to whom the scale is assigned. */
const WEIGHTS = [262.4, 261.8, 262.1, 261.5, 261.9, 261.2, 260.8, 261.1, 260.4, 260.6];
const IDENTIFIER = { type: 'serial', value: 'DEMO-WRONG-PATIENT' };

interface Listed<T> {
  content: T[];
}

/**
 * Adds a mistake that can be corrected in the console: a body scale is assigned to the first patient, but the second patient has used it for ten
 * days.
 * @param until end of the demo's readings
 */
export async function addWrongAssignment(api: DemoApi, until: Date): Promise<void> {
  const scales = await ask<Listed<{ id: number }>>(api, 'GET', '/item?name=Body%20Scale');
  const patients = await ask<Listed<{ id: number; site: { id: number } | null }>>(api, 'GET', '/patient?size=1&sort=id');
  const known = await ask<Listed<object>>(api, 'GET', `/device?deviceIdentifier=${IDENTIFIER.value}`);
  const [[item], [patient]] = [scales.content, patients.content];
  // An interrupted start may have added the mistake already.
  if (!item || !patient || known.content.length > 0) return;
  const device = await ask<{ id: number }>(api, 'POST', '/device', {
    item: { id: item.id },
    deviceIdentifiers: [IDENTIFIER],
    site: patient.site && { id: patient.site.id },
  });
  const daysBefore = (days: number) => new Date(until.getTime() - days * DAY_MS).toISOString();
  await ask(api, 'POST', `/device/${device.id}/associate-patient`, {
    patient: { id: patient.id },
    eventTimestamp: daysBefore(WEIGHTS.length),
  });
  const readings = WEIGHTS.map((weight, place) => ({
    device: { id: device.id },
    readingTimestamp: daysBefore(WEIGHTS.length - place - 0.5),
    weight,
  }));
  await ask(api, 'POST', '/weight-reading/batch', { readings });
}

async function ask<T>(api: DemoApi, method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const response = await askDemo(api, method, path, body);
  if (!response.ok) throw new Error(`The wrong assignment of the demo was rejected with the status ${response.status}.`);
  return JSON.parse(response.text) as T;
}
