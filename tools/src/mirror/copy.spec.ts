import { differencesOf } from './compare';
import { Copy, type Resource } from './copy';
import { applyEvent, type Event, Sequences } from './event';

const patient = (version: number, more: object = {}): Resource => ({ id: 1, version, ...more });
const event = (type: string, payload: object, sequence = 1) => ({ id: 'evt_1', type, sequence, payload }) as Event;

describe('a copy of the resources', () => {
  let [api, copy]: [Copy, Copy] = [new Copy(), new Copy()];
  const differences = (type: string) => differencesOf([type], api, copy).differences.map((line) => line.split('\n')[0]);

  beforeEach(() => ([api, copy] = [new Copy(), new Copy()]));

  it('keeps the latest version of a resource, in whatever order the versions arrive', () => {
    api.put('patient', patient(3, { lastName: 'Testworth' }));
    copy.put('patient', patient(3, { lastName: 'Testworth' }));
    copy.put('patient', patient(2, { lastName: 'Sampleton' }));
    expect(differences('patient')).toEqual([]);
    copy.put('patient', patient(4, { lastName: 'Sampleton' }));
    expect(differences('patient')).toEqual(['patient/1']);
  });

  it('differs from the API if a resource is missing, or is present although it was deleted', () => {
    api.put('patient', patient(1));
    copy.put('patient', { ...patient(1), id: 2 });
    expect(differences('patient')).toEqual(['patient/1', 'patient/2']);
    copy.put('patient', patient(1));
    applyEvent(copy, event('patient.deleted', { id: 2, version: 2 }));
    expect(differences('patient')).toEqual([]);
  });

  it('compares embedded resources by their ids, and ignores the last health check', () => {
    api.put('device', patient(1, { currentPatient: { id: 7, lastName: 'Testworth' }, lastHealthCheck: { id: 3 } }));
    copy.put('device', patient(1, { currentPatient: { id: 7, lastName: 'Sampleton' }, lastHealthCheck: null }));
    expect(differences('device')).toEqual([]);
    copy.put('device', patient(1, { currentPatient: { id: 8 } }));
    expect(differences('device')).toEqual(['device/1']);
  });

  it('no longer contains a voided reading until it is restored', () => {
    applyEvent(copy, event('reading.weight', patient(1, { weight: 150 })));
    expect(copy.of('weight-reading').size).toBe(1);
    applyEvent(copy, event('reading.voided', { id: 1, version: 2, kind: 'weight' }));
    expect(copy.of('weight-reading').size).toBe(0);
    applyEvent(copy, event('reading.weight', patient(3, { weight: 150 })));
    expect(copy.of('weight-reading').size).toBe(1);
  });
});

describe('a copy of the patients', () => {
  it('no longer contains a merged patient until the merge is undone', () => {
    const [api, copy] = [new Copy(), new Copy()];
    const whole = { lastName: 'Testworth' };
    api.put('patient', patient(3, whole));
    copy.put('patient', patient(1, whole));
    applyEvent(copy, event('patient.merged', patient(2, { remainingPatient: { id: 7 } })));
    expect(copy.of('patient').size).toBe(0);
    applyEvent(copy, event('patient.unmerged', patient(3, { ...whole, remainingPatient: { id: 7 } })));
    expect(differencesOf(['patient'], api, copy).differences).toEqual([]);
  });
});

describe('sequence numbers of events', () => {
  it('show that an event is missing', () => {
    const sequences = new Sequences();
    for (const number of [1, 2, 4]) sequences.add(event('site.updated', {}, number));
    sequences.add(event('item.updated', {}, 1));
    expect(sequences.missing()).toEqual(['site.updated: the events 3 are missing (1 in all)']);
  });
});
