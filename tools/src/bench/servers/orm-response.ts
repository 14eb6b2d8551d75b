import { type BloodGlucoseReading, type Device, type Item, type Patient } from './orm-entities';

/** Converts an entity to the response format of the specification by hand, as most services of this kind do. */
export function readingResponse(reading: BloodGlucoseReading) {
  const { id, readingTimestamp, afterMeal, beforeMeal, device, deviceTimeZoneOffset, glucose } = reading;
  const { item, manual, patient, patientTimeZoneOffset } = reading;
  return {
    id,
    readingTimestamp,
    afterMeal,
    beforeMeal,
    device: device && deviceResponse(device),
    deviceTimeZoneOffset,
    glucose,
    glucoseUnit: 'mgdl',
    item: item && itemResponse(item),
    manual,
    patient: patientResponse(patient),
    patientTimeZoneOffset,
  };
}

function deviceResponse({ id, currentPatient, currentStatus, deviceEvents, deviceIdentifiers, disabledReadings, item }: Device) {
  return {
    id,
    currentPatient: currentPatient && patientResponse(currentPatient),
    currentStatus,
    deviceEvents: deviceEvents
      .sort((a, b) => {
        const later = a.eventTimestamp.getTime() - b.eventTimestamp.getTime();
        return later === 0 ? a.id - b.id : later;
      })
      .map(({ type, eventTimestamp }) => ({ type, eventTimestamp })),
    deviceIdentifiers: deviceIdentifiers
      .sort((a, b) => (a.type + a.value < b.type + b.value ? -1 : 1))
      .map(({ type, value }) => ({ type, value })),
    disabledReadings,
    item: itemResponse(item),
  };
}

function itemResponse({ id, name, model, sku, manufacturer }: Item) {
  return { id, name, model, sku, manufacturer: { id: manufacturer.id, name: manufacturer.name } };
}

function patientResponse(patient: Patient) {
  const { id, firstName, lastName, dateOfBirth, email, phoneNumber, externalIdentifier, sex, address } = patient;
  return { id, firstName, lastName, dateOfBirth, email, phoneNumber, externalIdentifier, sex, address };
}
