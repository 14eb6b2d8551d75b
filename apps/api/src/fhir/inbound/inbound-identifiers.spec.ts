import { type Bundle, type Observation } from '@rpm/fhir';
import { issuesOf } from '../../testing/fhir-client';
import { entry, InboundFixture, responsesOf } from '../../testing/inbound-fixture';

describe('Observations with identifiers that are sent to /fhir/r4', () => {
  let inbound: InboundFixture;

  beforeAll(async () => {
    inbound = await InboundFixture.start();
  });
  afterAll(() => inbound.api.stop());

  it('are answered with the stored one if the service has given the identifier', async () => {
    const first = await inbound.post(inbound.weight());
    const { identifier } = first.json as Observation;
    const again = await inbound.post(inbound.weight({ identifier }));
    expect([again.status, again.json]).toEqual([200, first.json]);
    const unknown = await inbound.post(inbound.weight({ identifier: [{ ...identifier?.[0], value: 'weight-999999' }] }));
    expect([unknown.status, issuesOf(unknown)]).toEqual([
      400,
      [{ type: 'invalid', code: 'invalid_input', place: 'Observation.identifier' }],
    ]);
  });

  it('are refused with the identifier of an Observation of another patient', async () => {
    const { identifier } = (await inbound.post(inbound.weight())).json as Observation;
    const other = await inbound.api.factory.patient();
    const sent = { ...inbound.weight({ identifier, subject: { reference: `Patient/${other.id}` } }), device: undefined };
    const answer = await inbound.post(sent);
    expect([answer.status, issuesOf(answer).map((issue) => issue.place)]).toEqual([400, ['Observation.identifier']]);
    expect(responsesOf(await inbound.batch([entry(sent)]))).toMatchObject([{ status: '400 Bad Request' }]);
  });

  it('are returned only to a key that may read them', async () => {
    const [identifier, writer] = [[{ system: 'urn:sender', value: 'unread' }], await inbound.api.factory.key(['readings:write'])];
    const condition = { 'If-None-Exist': 'identifier=urn:sender|unread' };
    const first = await inbound.post(inbound.weight({ identifier }));
    const own = await inbound.post(inbound.weight(), {}, writer);
    const others = [
      await inbound.post(inbound.weight(), condition, writer),
      await inbound.post(inbound.weight({ identifier: (first.json as Observation).identifier }), {}, writer),
    ];
    const issue = { type: 'informational', code: 'stored_already', place: null };
    expect([first.status, own.status, ...others.map(({ status }) => status)]).toEqual([201, 201, 200, 200]);
    expect(others.map(issuesOf)).toEqual([[issue], [issue]]);
  });

  it('have identifiers of their sender once', async () => {
    const identifier = [{ system: 'urn:sender', value: 'a' }];
    const observation = inbound.weight({ identifier });
    const [first, again] = [await inbound.post(observation), await inbound.post(observation)];
    expect([first.status, again.status, again.json]).toEqual([201, 200, first.json]);
    const before = await inbound.count();
    const other = await inbound.post(inbound.weight({ identifier }));
    expect([other.status, issuesOf(other)]).toEqual([
      409,
      [{ type: 'conflict', code: 'conflict', place: 'Observation.identifier' }],
    ]);
    expect(await inbound.count()).toBe(before);
  });

  it('are returned with the identifiers of their sender, and found by them, also after they have moved to another patient', async () => {
    const holder = await inbound.api.factory.patient();
    const identifier = [
      { system: 'urn:sender', value: 'found' },
      { system: 'urn:other-sender', value: 'found' },
    ];
    const sent = { ...inbound.weight({ identifier, subject: { reference: `Patient/${holder.id}` } }), device: undefined };
    const created = (await inbound.post(sent)).json as Observation;
    const [own, ...others] = created.identifier ?? [];
    expect([own?.value, others]).toEqual([created.id, [identifier[1], identifier[0]]]);
    const found = async (query: string) => {
      const { json } = await inbound.api.get(`/fhir/r4/Observation?${query}`);
      return ((json as Bundle<Observation>).entry ?? []).map(({ resource }) => [resource?.id, resource?.status]);
    };
    for (const query of ['identifier=urn:sender|found', 'identifier=found', `identifier=urn:other-sender|,${own?.system}|x`]) {
      expect([query, await found(query)]).toEqual([query, [[created.id, 'final']]]);
    }
    for (const query of [
      'urn:none|found',
      'urn:sender|none',
      `urn:sender|found&_id=weight-0`,
      'urn:sender|found&identifier=urn:none|',
    ]) {
      expect([query, await found(`identifier=${query}`)]).toEqual([query, []]);
    }
    const path = `/api/v3/weight-reading/${created.id?.split('-')[1]}/assign-patient`;
    expect((await inbound.api.post(path, { patient: { id: inbound.patient.id } })).status).toBe(200);
    expect((await found('identifier=urn:sender|found&_sort=date')).sort()).toEqual([
      [created.id, 'entered-in-error'],
      [`${created.id}-p${inbound.patient.id}`, 'corrected'],
    ]);
  });

  it('are not found by a search that names more identifiers than it may', async () => {
    const values = Array.from({ length: 101 }, (_, number) => `many-${number}`);
    for (const value of values) await inbound.post(inbound.weight({ identifier: [{ system: 'urn:many', value }] }));
    const matching = 'More than 100 identifiers of Observations match. Send system|value.';
    const listed = values.map((value) => `urn:many|${value}`).join();
    for (const [identifier, detail] of [
      ['urn:many|', matching],
      ['urn:many|&identifier=urn:many|many-1', matching],
      [listed, 'Name at most 100 of them.'],
    ] as const) {
      const answer = await inbound.api.get(`/fhir/r4/Observation?identifier=${identifier}`);
      expect([answer.status, issuesOf(answer)]).toEqual([
        400,
        [{ type: 'invalid', code: 'invalid_input', place: 'http.identifier' }],
      ]);
      expect(answer.text).toContain(detail);
    }
  });

  it('are created once, and have each identifier once, if they are sent at the same time', async () => {
    const identifier = [{ system: 'urn:sender', value: 'concurrent' }];
    const observation = inbound.weight();
    const same = await Promise.all(Array.from({ length: 8 }, () => inbound.post(observation)));
    const others = await Promise.all(Array.from({ length: 8 }, () => inbound.post(inbound.weight({ identifier }))));
    expect([same, others].map((answers) => answers.map(({ status }) => status).sort())).toEqual([
      [...Array.from({ length: 7 }, () => 200), 201],
      [201, ...Array.from({ length: 7 }, () => 409)],
    ]);
  });

  it('are created only if none exists with the identifier in If-None-Exist', async () => {
    const condition = { 'If-None-Exist': 'identifier=urn:sender|conditional' };
    const first = await inbound.post(inbound.weight(), condition);
    const before = await inbound.count();
    const again = await inbound.post(inbound.weight(), condition);
    expect([first.status, again.status, again.json, await inbound.count()]).toEqual([201, 200, first.json, before]);
    const unsupported = await inbound.post(inbound.weight(), { 'If-None-Exist': 'code=29463-7' });
    expect([unsupported.status, issuesOf(unsupported)]).toEqual([
      400,
      [{ type: 'not-supported', code: 'invalid_input', place: 'http.if-none-exist' }],
    ]);
  });
});
