import { Factory } from '@rpm/data-access/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { ConsoleBrowser } from '../testing/console-browser';
import { SoftwareAuthenticator } from '../testing/software-authenticator';
import { TestApi } from '../testing/test-api';

const API = '/api/v3';
const ORIGIN = 'https://rpm.example.org';
const NAME = 'Jane Doe';

interface Identified {
  id: number;
}

describe('the identity of a person', () => {
  let api: TestApi;
  let factory: Factory;
  let key: string;

  beforeAll(async () => {
    api = await TestApi.start({ PUBLIC_URL: ORIGIN, BAD_KEYS_PER_10_SECONDS: '0' });
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    factory = await Factory.inNewOrganization(api.database.dataSource);
    key = await factory.key(['*', 'keys:write', 'console:write']);
  });

  const post = (path: string, body: object = {}) => api.post(`${API}/${path}`, body, { key });
  const rows = <Row>(text: string, ...values: unknown[]) =>
    api.database.dataSource.query<Row[]>(text, [factory.organizationId, ...values]);

  /** Invites a person and registers a passkey. @returns the person and a signed-in browser */
  async function person(name = NAME): Promise<{ id: number; keyId: number; browser: ConsoleBrowser }> {
    const invited = (await post('console-person', { name, scopes: ['*'] })).json as { url: string; person: Identified };
    const invitation = invited.url.split('#invitation=')[1] ?? '';
    const browser = new ConsoleBrowser(api);
    const options = (await browser.post('/console/passkey/registration-options', { invitation })).json as {
      challenge: string;
      user: { id: string };
    };
    const credential = new SoftwareAuthenticator(ORIGIN, 'rpm.example.org').create(options);
    expect((await browser.signInWithPasskey('registration', { invitation, ...credential })).status).toBe(201);
    const { id } = invited.person;
    const [own] = await rows<Identified>(
      'select api_key_id as id from console_person where organization_id = $1 and id = $2',
      id,
    );
    return { id, keyId: own?.id ?? 0, browser };
  }

  /** Signs in with a link that was created for a name. */
  async function linked(actor = NAME): Promise<ConsoleBrowser> {
    const { url } = (await post('console-link', { actor, scopes: ['*'] })).json as { url: string };
    const browser = new ConsoleBrowser(api);
    expect((await browser.signIn({ code: url.split('#code=')[1] })).status).toBe(201);
    return browser;
  }

  const statusOf = async (browser: ConsoleBrowser) => (await browser.get(`${API}/me`)).status;

  it('is a key that can be neither found, listed, rotated nor revoked', async () => {
    const { keyId, browser } = await person();
    const problem = { status: 404, json: { code: 'not_found' } };
    expect(await api.get(`${API}/api-key/${keyId}`, { key })).toMatchObject(problem);
    expect(await post(`api-key/${keyId}/rotate`)).toMatchObject(problem);
    expect(await post(`api-key/${keyId}/revoke`)).toMatchObject(problem);
    const { content, total } = (await api.get(`${API}/api-key`, { key })).json as { content: Identified[]; total: number };
    expect([content.map(({ id }) => id).includes(keyId), total]).toEqual([false, 1]);
    expect(await statusOf(browser)).toBe(200);
  });

  it('decides which sessions "Sign out everywhere" ends, whatever names are displayed', async () => {
    const [jane, link, otherLink] = [await person(), await linked(), await linked()];
    expect((await link.signOut('/console/session/all')).status).toBe(204);
    await pollUntil(() => statusOf(otherLink), 401);
    expect(await statusOf(jane.browser)).toBe(200);
    const again = await linked();
    expect((await jane.browser.signOut('/console/session/all')).status).toBe(204);
    await pollUntil(
      async () => (await rows('select from console_session where organization_id = $1 and end_timestamp is null')).length,
      1,
    );
    expect(await statusOf(again)).toBe(200);
  });

  it('is stored in histories, so that they distinguish a person, a link and a key with the same name', async () => {
    const [jane, link] = [await person(), await linked()];
    const callers = await Promise.all([jane.browser, link].map((browser) => browser.get(`${API}/me`)));
    const [own] = await rows<Identified>('select id from api_key where organization_id = $1 and not internal');
    const asPerson = { actor: NAME, actorKind: 'person', actorId: jane.id };
    const asKey = { actor: NAME, actorKind: 'key', actorId: own?.id };
    expect(callers.map(({ json }) => json)).toMatchObject([asPerson, asKey]);
    const site = await factory.site({ name: 'North' });
    const assignments = await Promise.all(
      [jane.browser, link].map(async (browser) => {
        const [device, patient] = [
          await factory.device({ currentPatientId: null, currentStatus: 'availableAtSite', siteId: site.id }),
          await factory.patient(),
        ];
        const path = `${API}/device/${device.id}`;
        expect((await browser.post(`${path}/associate-patient`, { patient: { id: patient.id } })).status).toBe(200);
        return (await api.get(`${path}/assignment`, { key })).json;
      }),
    );
    expect(assignments).toMatchObject([{ content: [asPerson] }, { content: [asKey] }]);
  });

  /** Rotates the key of a person, which only earlier versions permitted. @returns the id of the new key */
  async function rotatedByHand(id: number, keyId: number): Promise<number> {
    const [rotated] = await rows<Identified>(
      `insert into api_key (organization_id, name, prefix, hash, scopes, person_id)
       select organization_id, name, prefix, sha256(convert_to($2 || id, 'UTF8')), scopes, $2::bigint from api_key where organization_id = $1 and id = $3
       returning id`,
      id,
      keyId,
    );
    return rotated?.id ?? 0;
  }

  it.each([
    ['is disabled', 'disable', {}],
    ['gets other scopes', 'scopes', { scopes: ['sites:read'] }],
  ])('includes keys that earlier versions rotated, so that these keys also end when the person %s', async (_, action, body) => {
    const { id, keyId } = await person();
    const rotated = await rotatedByHand(id, keyId);
    const isValid = async () => {
      const [found] = await rows<{ valid: boolean }>(
        'select revoke_timestamp is null as valid from api_key where organization_id = $1 and id = $2',
        rotated,
      );
      return found?.valid;
    };
    expect(await isValid()).toBe(true);
    expect((await post(`console-person/${id}/${action}`, body)).status).toBe(200);
    expect(await isValid()).toBe(false);
  });
});
