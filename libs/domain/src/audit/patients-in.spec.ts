import {
  embeddedPatients,
  nobody,
  outermostPatient,
  type PatientsIn,
  patientsGiven,
  patientsInContent,
  patientsOfEvents,
  patientsOfQuotedEvents,
} from './patients-in';

/** Values that somebody may have written into a name or a note, and that look like JSON with a patient. */
const HOSTILE_TEXTS = [
  '"patientId":66',
  '"patient":{"id":66}',
  '{"id":66}',
  String.raw`\"patientId\":66`,
  String.raw`\\"patient\\" : {\\"id\\" : 66`,
  'x","patientId":66,"y":"',
  '"type":"patient.created","payload":{"id":66}',
];

const eventOf = (type: string, payload: object) => ({ id: 'evt_1', type, sequence: 1, createTimestamp: 'x', payload });

describe('embeddedPatients', () => {
  it('finds patients of every property whose name ends in “patient”, once each', () => {
    const reading = { id: 1, patient: { id: 5 }, device: { id: 2, currentPatient: { id: 6, firstName: 'Testina' } } };
    expect(embeddedPatients(JSON.stringify(reading))).toEqual([5, 6]);
    expect(embeddedPatients(JSON.stringify([reading, reading]))).toEqual([5, 6]);
    expect(embeddedPatients('{"id":1,"mergedPatient":{"id":7},"remainingPatient":{"id":8}}')).toEqual([7, 8]);
  });

  it('finds ids in properties named “patientId”, and ignores null', () => {
    expect(embeddedPatients('{"patientId":5,"otherPatientId":6,"deviceId":7,"patient":null}')).toEqual([5, 6]);
  });

  it('accepts the spaces that PostgreSQL writes', () => {
    expect(embeddedPatients('{"id" : 1, "patient" : {"id" : 5, "firstName" : "Testina"}, "patientId" : 6}')).toEqual([5, 6]);
  });

  it('does not mistake other resources for patients', () => {
    expect(embeddedPatients('{"id":1,"site":{"id":2},"patientCount":3,"patientTimeZoneOffset":4,"inpatients":{"id":5}}')).toEqual(
      [],
    );
  });

  it.each(HOSTILE_TEXTS)('finds no patient in the text %s that somebody has written', (text) => {
    const site = JSON.stringify({ id: 1, name: text, notes: [text, `${text}${text}`], [`key ${text}`]: text });
    expect(embeddedPatients(site)).toEqual([]);
  });

  it('finds the patients after a text that looks like one', () => {
    expect(embeddedPatients(JSON.stringify({ name: HOSTILE_TEXTS.join(), patient: { id: 5 } }))).toEqual([5]);
  });

  it('finds ids of 64 bits that JSON represents exactly', () => {
    expect(embeddedPatients(`{"patientId":${Number.MAX_SAFE_INTEGER}}`)).toEqual([Number.MAX_SAFE_INTEGER]);
  });

  it('returns the same result if it is called again', () => {
    const text = '{"patientId":5}';
    expect([embeddedPatients(text), embeddedPatients(text)]).toEqual([[5], [5]]);
  });
});

describe('outermostPatient', () => {
  it('finds the patient itself and the patients within', () => {
    expect(outermostPatient('{"id":5,"firstName":"Testina"}')).toEqual([5]);
    expect(outermostPatient('{"id" : 5, "remainingPatient" : {"id" : 6}}')).toEqual([5, 6]);
    expect(outermostPatient('{"id":5,"remainingPatient":{"id":5}}')).toEqual([5]);
  });

  it('finds nobody in a preview without an id', () => {
    expect(outermostPatient('{"readings":{"weight":5}}')).toEqual([]);
    expect(outermostPatient('')).toEqual([]);
  });
});

describe('patientsGiven', () => {
  it('adds the patients in the text to the given ones', () => {
    expect(patientsGiven([5, 6])('{"patientId":6,"patient":{"id":7}}')).toEqual([5, 6, 7]);
    expect(patientsGiven([5])('')).toEqual([5]);
  });
});

describe('patientsInContent', () => {
  it('finds every patient of a list', () => {
    expect(patientsInContent('{"content":[{"id":5},{"id":6}],"total":2}')).toEqual([5, 6]);
    expect(patientsInContent('{"content":[],"total":0}')).toEqual([]);
  });
});

describe('patientsOfEvents', () => {
  const feed = { events: [eventOf('patient.created', { id: 5 }), eventOf('reading.weight', { id: 1, patient: { id: 6 } })] };

  it('finds the patient that an event is about, and the patients within payloads', () => {
    expect([...patientsOfEvents(JSON.stringify(feed))].sort()).toEqual([5, 6]);
  });

  it('finds no patient in the id of another resource', () => {
    expect(patientsOfEvents(JSON.stringify(eventOf('site.created', { id: 5, name: 'North' })))).toEqual([]);
    const mixed = { events: [eventOf('webhook.disabled', { id: 5 }), eventOf('site.updated', { id: 6 })] };
    expect(patientsOfEvents(JSON.stringify(mixed))).toEqual([]);
  });

  it.each(HOSTILE_TEXTS)('finds no patient in the text %s of an event', (text) => {
    expect(patientsOfEvents(JSON.stringify({ events: [eventOf('site.created', { id: 5, name: text })] }))).toEqual([]);
  });
});

describe('patientsOfQuotedEvents', () => {
  const logOf = (event: object) => JSON.stringify({ id: 1, webhookId: 2, payload: JSON.stringify(event) });

  it('finds the patients of events that are text within JSON', () => {
    expect(patientsOfQuotedEvents(logOf(eventOf('patient.updated', { id: 5 })))).toEqual([5]);
    expect(patientsOfQuotedEvents(logOf(eventOf('device.updated', { id: 1, currentPatient: { id: 6 } })))).toEqual([6]);
  });

  it('finds the patients of a body that PostgreSQL has written with spaces', () => {
    const body = '{"id" : "evt_1", "type" : "patient.updated", "payload" : {"id" : 5, "patient" : {"id" : 6}}}';
    expect([...patientsOfQuotedEvents(JSON.stringify({ payload: body }))].sort()).toEqual([5, 6]);
  });

  it.each(HOSTILE_TEXTS)('finds no patient in the text %s of a quoted event', (text) => {
    expect(patientsOfQuotedEvents(logOf(eventOf('site.created', { id: 5, name: text })))).toEqual([]);
  });
});

describe('nobody', () => {
  it('finds no patient', () => expect(nobody('{"patientId":5}')).toEqual([]));
});

describe('functions that state whose data an answer contains', () => {
  it.each<PatientsIn>([embeddedPatients, outermostPatient, patientsGiven([]), patientsOfEvents, patientsOfQuotedEvents])(
    'search a long text in linear time (%#)',
    (about) => {
      // In quadratic time, this search would take minutes.
      const text = JSON.stringify({ responseBody: '"type":"patient.created",'.repeat(40_000) });
      expect(about(text)).toEqual([]);
    },
  );
});
