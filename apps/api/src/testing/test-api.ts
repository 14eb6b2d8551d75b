import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import {
  ApiKeyAuthenticator,
  ApiKeyChanges,
  ConsoleSessionAuthenticator,
  SmartTokenAuthenticator,
  SourceAuthenticator,
} from '@rpm/data-access';
import { readConfiguration } from '@rpm/database';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { connect } from 'node:net';
import { createApplication } from '../service/application';
import { settings } from '../configuration/configuration';
import { assertDocumented } from './assert-documented';
import { loggerAppendingTo } from './in-process-service';

/** Settings for specs. Without a configured encryption key, the service would create a key file in the repository. */
const ENVIRONMENT = { BAD_KEYS_PER_10_SECONDS: '0', WEBHOOK_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') };

/** The parts of a response that specs check. */
export interface TestResponse {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; null if the response has no JSON body. */
  json: unknown;
}

export interface TestRequest {
  method?: string;
  key?: string | null;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The service on its own database, listening on a port. Every response that {@link send} receives is compared with `openapi.json`. */
export class TestApi {
  private constructor(
    readonly database: TestDatabase,
    readonly application: NestExpressApplication,
    readonly url: string,
    /** Parsed lines of the service's log so far. */
    readonly log: Record<string, unknown>[],
    readonly factory: Factory,
    private readonly key: string,
    private readonly changes: ApiKeyChanges,
  ) {}

  /** @param consoleManifest manifest of the console to serve; by default, the console is not built */
  static async start(environment: Record<string, string> = {}, consoleManifest: string | null = null): Promise<TestApi> {
    const database = await createTestDatabase();
    const configuration = readConfiguration(settings, { ...ENVIRONMENT, ...environment });
    const log: Record<string, unknown>[] = [];
    const application = await createApplication({
      database: await database.connectAsService(configuration.DATABASE_POOL_SIZE, 'request'),
      connection: database.connection,
      configuration,
      logger: loggerAppendingTo(log),
      consoleManifest,
    });
    await application.listen(0, '127.0.0.1');
    const changes = new ApiKeyChanges(
      database.listening,
      application.get(ApiKeyAuthenticator),
      application.get(ConsoleSessionAuthenticator),
      application.get(SmartTokenAuthenticator),
      application.get(SourceAuthenticator),
    );
    await changes.listen();
    const factory = await Factory.inNewOrganization(database.dataSource);
    return new TestApi(database, application, await application.getUrl(), log, factory, await factory.key(), changes);
  }

  /** Starts a service and prepares a spec. If the preparation fails, the service is stopped, because Jest would wait for its connections for ever. */
  static async startWith<T>(prepare: (api: TestApi) => Promise<T>): Promise<T> {
    const api = await TestApi.start();
    try {
      return await prepare(api);
    } catch (error) {
      await api.stop();
      throw error;
    }
  }

  get(path: string, request: TestRequest = {}): Promise<TestResponse> {
    return this.send(path, request);
  }

  put(path: string, body: unknown, request: TestRequest = {}): Promise<TestResponse> {
    return this.send(path, { method: 'PUT', body, ...request });
  }

  patch(path: string, body: unknown, request: TestRequest = {}): Promise<TestResponse> {
    return this.send(path, { method: 'PATCH', body, ...request });
  }

  delete(path: string, request: TestRequest = {}): Promise<TestResponse> {
    return this.send(path, { method: 'DELETE', ...request });
  }

  post(path: string, body: unknown, request: TestRequest = {}): Promise<TestResponse> {
    return this.send(path, { method: 'POST', body, ...request });
  }

  /** Sends a request. A body that is a string or a Buffer is sent unchanged, any other value as JSON. `key: null` sends no API key. */
  async send(path: string, { method = 'GET', key = this.key, body, headers = {} }: TestRequest = {}): Promise<TestResponse> {
    const isRaw = typeof body === 'string' || body instanceof Uint8Array;
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(key !== null && { 'Service-API-Key': key }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw ? (body as string) : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
    const json = isJson && text !== '' ? (JSON.parse(text) as unknown) : null;
    const answer = { status: response.status, headers: response.headers, text, json };
    assertDocumented(method, path, answer);
    return answer;
  }

  /** Sends raw bytes to the service, and reads until the service closes the connection. */
  sendRaw(bytes: string): Promise<string> {
    const { hostname, port } = new URL(this.url);
    return new Promise((resolve, reject) => {
      let answer = '';
      const socket = connect(Number(port), hostname, () => socket.write(bytes));
      socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
      socket.on('end', () => resolve(answer)).on('error', reject);
    });
  }

  /** Returns the log lines of a request. Waits for the first one, because the service writes it after the response. */
  async logLine(requestId: string): Promise<Record<string, unknown>[]> {
    const lines = () => this.log.filter((line) => line['requestId'] === requestId);
    await pollUntil(() => Promise.resolve(lines().length > 0), true);
    return lines();
  }

  async stop(): Promise<void> {
    await this.changes.close();
    await this.application.close();
    await this.database.drop();
  }
}
