import { type NestExpressApplication } from '@nestjs/platform-express';
import { Database, readConfiguration } from '@rpm/database';
import { createTestDatabase, type ProxiedStatement, reportPlans, StatementProxy, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { openApiDocument } from '../operations/document';
import { createApplication } from '../service/application';
import { settings } from '../configuration/configuration';
import { loggerAppendingTo } from './in-process-service';
import { type DocumentedOperation, operationsOf } from './operations-of';
import { addLongestResources } from '../conformance/longest-resources';
import { insertSampleRows, type SampleNames } from '../conformance/one-of-everything';
import { fillPathTemplate } from '../conformance/references';

/** Returns the user, the password and the name of a database from its connection options, which may be a URL. */
function connectionOf({ connection }: TestDatabase) {
  if (connection.connectionString === undefined) return connection;
  const { username, password, pathname } = new URL(connection.connectionString);
  return { user: username, password, database: pathname.slice(1) };
}

/**
 * Limits for the work of one statement, because a statement of another organization may have to wait for it. PostgreSQL reads this number of rows,
 * or of pages in memory, in less than 5 ms.
 */
const MOST = { answerBytes: 16_384, rows: 5_000, pages: 1_000 };

/** Number of requests of each organization that are sent at the same time. */
const REQUESTS = 6;

/** Values of the readings that both organizations record, by the path of their kind. */
const POSTED = {
  'blood-glucose-reading': { glucose: 100 },
  'blood-oxygen-reading': { bloodOxygen: 97 },
  'heart-rate-reading': { heartRate: 60 },
  'peak-flow-reading': { peakExpiratoryFlow: 400 },
  'weight-reading': { weight: 150 },
};

/** Resources that the organizations read at the same time. */
const SHARED_PATHS = ['/api/v3/patient/{patientId}', '/api/v3/blood-glucose-reading/{readingId}'];

const hasPages = ({ operation }: DocumentedOperation) => operation.parameters?.some(({ name }) => name === 'size') ?? false;

/** All GET operations for one resource or a part of it. */
export const RESOURCES = operationsOf(openApiDocument).filter(
  (one) => one.method === 'GET' && one.template.startsWith('/api/v3/') && !hasPages(one),
);

/** An organization, its key and the names of its sample rows. */
interface Tenant {
  organizationId: number;
  key: string;
  names: SampleNames;
}

/**
 * Defines the spec for connections that organizations share. @param resources the requests that both organizations send at the same time @param
 * rounds number of times that they do so
 */
export const describeSharedConnections = (resources: readonly DocumentedOperation[], rounds: number) =>
  describe('connections that organizations share', () => {
    let database: TestDatabase;
    let proxy: StatementProxy;
    let service: Database | undefined;
    let application: NestExpressApplication | undefined;
    let url: string;
    let large: Tenant;
    let other: Tenant;

    beforeAll(async () => {
      database = await createTestDatabase();
      proxy = await StatementProxy.to(database.connection);
      const tenant = async (): Promise<Tenant> => {
        const factory = await Factory.inNewOrganization(database.dataSource);
        return { organizationId: factory.organizationId, names: await insertSampleRows(factory), key: await factory.key() };
      };
      [large, other] = [await tenant(), await tenant()];
      await addLongestResources(database.dataSource, large.organizationId, large.names);
      await database.dataSource.query('vacuum (analyze)');
      await reportPlans(database);
      const connection = { ...connectionOf(database), host: '127.0.0.1', port: proxy.port };
      service = await new Database({ connection }).initialize();
      const configuration = readConfiguration(settings, { WEBHOOK_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') });
      application = await createApplication({
        database: service,
        connection,
        configuration,
        logger: loggerAppendingTo([]),
        consoleManifest: null,
      });
      await application.listen(0, '127.0.0.1');
      url = await application.getUrl();
    });
    afterAll(async () => {
      // `application` and `service` may be missing if the preparation failed. Jest would wait for open connections for ever.
      await application?.close();
      if (service?.isInitialized === true) await service.destroy();
      await proxy.close();
      await database.drop();
    });

    const get = async ({ key, names }: Tenant, template: string) => {
      const path = fillPathTemplate(template, names, (name) => names[name] ?? '');
      const answer = await fetch(url + path, { headers: { 'Service-API-Key': key } });
      await answer.text();
      return answer.status;
    };

    /** Posts one reading of each kind in {@link POSTED} at the same time. */
    const post = ({ key, names }: Tenant, minute: number) =>
      Object.entries(POSTED).map(async ([path, values]) => {
        const readingTimestamp = new Date(Date.UTC(2026, 5, 1, 0, minute));
        const body = JSON.stringify({ device: { id: names['deviceId'] }, readingTimestamp, ...values });
        const headers = { 'Service-API-Key': key, 'Content-Type': 'application/json' };
        const answer = await fetch(`${url}/api/v3/${path}`, { method: 'POST', headers, body });
        return { status: answer.status, id: ((await answer.json()) as { id?: number }).id };
      });

    const times = <T>(work: (n: number) => Promise<T>) => Array.from({ length: REQUESTS }, (_, n) => work(n));

    /** Returns the statements of the large organization on the connections where it has shared a transaction with the other organization. */
    function sharedStatements(): ProxiedStatement[] {
      const isShared = proxy.connections.filter(({ messages }) =>
        messages.some((message) =>
          [large, other].every(({ organizationId }) => message.some((statement) => statement.organizationId === organizationId)),
        ),
      );
      return isShared.flatMap(({ messages }) => messages.flat()).filter((one) => one.organizationId === large.organizationId);
    }

    /** Returns whether the organizations have shared connections for each kind of statement, and PostgreSQL has reported the costs. */
    function isMeasured(): boolean {
      const measured = sharedStatements().filter(({ pages }) => pages > 0);
      return [/^find-patient/, /^find-.*-readings/, /^record-.*-readings/].every((kind) =>
        measured.some(({ name }) => kind.test(name)),
      );
    }

    it('carry only statements that read few rows and have short answers, whichever resources are read and recorded', async () => {
      for (const { template } of resources) {
        const [, others] = await Promise.all([
          Promise.all(times(() => get(large, template))),
          Promise.all(SHARED_PATHS.flatMap((path) => times(() => get(other, path)))),
        ]);
        // Requests of the large organization may exceed the time limit, but requests of the other organization must not.
        expect([template, new Set(others)]).toEqual([template, new Set([200])]);
      }
      // On a busy machine, statements share connections less often, so further rounds may be needed.
      for (let round = 0; round < rounds || !isMeasured(); round++) {
        const answers = await Promise.all([large, other].flatMap((tenant) => post(tenant, round)));
        expect(answers).toEqual(answers.map(() => ({ status: 200, id: expect.any(Number) as number })));
        await Promise.all([large, other].flatMap((tenant) => SHARED_PATHS.flatMap((path) => times(() => get(tenant, path)))));
      }
      const isLong = (one: ProxiedStatement) =>
        one.answerBytes > MOST.answerBytes || one.rows > MOST.rows || one.pages > MOST.pages;
      expect(sharedStatements().filter(isLong)).toEqual([]);
    });
  });
