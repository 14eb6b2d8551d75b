import { type TestApi, type TestRequest, type TestResponse } from './test-api';

const OWN_PAGE = { 'Sec-Fetch-Site': 'same-origin' };

/** A browser that shows a page of the console: it keeps the cookie of a session, and says that its requests come from a page of this service. */
export class ConsoleBrowser {
  /** The cookie as `name=value`; null if nobody has signed in. */
  cookie: string | null = null;

  constructor(private readonly api: TestApi) {}

  async signIn(body: object): Promise<TestResponse> {
    return this.keepCookie(await this.send('/console/session', { method: 'POST', body }));
  }

  /** Sends the signed response of a passkey. @param path `registration` or `sign-in` */
  async signInWithPasskey(path: string, body: object): Promise<TestResponse> {
    return this.keepCookie(await this.post(`/console/passkey/${path}`, body));
  }

  async signOut(path = '/console/session'): Promise<TestResponse> {
    return this.keepCookie(await this.send(path, { method: 'DELETE' }));
  }

  get(path: string, headers: Record<string, string> = OWN_PAGE): Promise<TestResponse> {
    return this.send(path, {}, headers);
  }

  post(path: string, body: object, headers: Record<string, string> = OWN_PAGE): Promise<TestResponse> {
    return this.send(path, { method: 'POST', body }, headers);
  }

  patch(path: string, body: object): Promise<TestResponse> {
    return this.send(path, { method: 'PATCH', body });
  }

  /** The token in the cookie. */
  get token(): string {
    return this.cookie?.split('=')[1] ?? '';
  }

  private send(path: string, request: TestRequest, headers: Record<string, string> = OWN_PAGE): Promise<TestResponse> {
    return this.api.send(path, {
      key: null,
      ...request,
      headers: { ...(this.cookie !== null && { Cookie: this.cookie }), ...headers },
    });
  }

  private keepCookie(answer: TestResponse): TestResponse {
    const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? [];
    if (cookie !== '') this.cookie = cookie.endsWith('=') ? null : cookie;
    return answer;
  }
}
