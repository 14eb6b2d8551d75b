import { Factory } from '@rpm/data-access/testing';
import { snapshotOfRows } from '../conformance/owned-rows';
import { OrderApiClient } from './order-api-client';
import { ANY_VERSION } from './any-version';
import { type TestApi } from './test-api';
import { rejectionOf } from './rejection-of';

type Shown = Record<string, unknown>;

/** Places orders in a new organization, and reads what the operations on these orders have changed. */
export class OrderTestView {
  private constructor(
    private readonly api: TestApi,
    readonly desk: OrderApiClient,
  ) {}

  static async in(api: TestApi): Promise<OrderTestView> {
    return new OrderTestView(
      api,
      await OrderApiClient.in(api, { factory: await Factory.inNewOrganization(api.database.dataSource) }),
    );
  }

  async shownAt<T = Shown>(path: string): Promise<T> {
    return (await this.desk.try('GET', path)).json as T;
  }

  /** Inserts a device that the organization's patient holds. */
  held() {
    return this.desk.device({ currentPatientId: this.desk.patientId });
  }

  /** Returns an item in the form in which other resources contain it. */
  async item(id: number): Promise<Shown> {
    return without(
      await this.shownAt(`item/${id}`),
      'orderable',
      'deviceIdentifierType',
      'size',
      'readingKinds',
      'continuous',
      'expectedIntervalMinutes',
      ...Object.keys(ANY_VERSION),
    );
  }

  /** Returns the patient in the form in which other resources contain it. */
  async patient(): Promise<Shown> {
    return without(
      await this.shownAt(`patient/${this.desk.patientId}`),
      'archived',
      'enrolled',
      'site',
      'timeZone',
      ...Object.keys(ANY_VERSION),
    );
  }

  events(type: string): Promise<{ subject_id: number; payload: object }[]> {
    return this.api.database.dataSource.query(
      'select subject_id, payload from event where organization_id = $1 and type = $2 order by id',
      [this.desk.factory.organizationId, type],
    );
  }

  /** Returns the status and errors of a rejected request, after checking that the request has changed nothing. */
  async refused(path: string, body: unknown) {
    const before = await snapshotOfRows(this.api.database.dataSource);
    const answer = rejectionOf(await this.desk.try('POST', path, body));
    expect(await snapshotOfRows(this.api.database.dataSource)).toEqual(before);
    return answer;
  }

  /**
   * Fetches the list at a path, which must fit on one page. @returns for each listed resource, its index among the given resources; -1 if none is
   * equal
   */
  async places(path: string, among: readonly object[]): Promise<number[]> {
    const { content, total } = await this.shownAt<{ content: object[]; total: number }>(path);
    expect(total).toBe(content.length);
    return content.map((one) => among.findIndex((other) => JSON.stringify(one) === JSON.stringify(other)));
  }
}

const without = (whole: Shown, ...properties: string[]) =>
  Object.fromEntries(Object.entries(whole).filter(([property]) => !properties.includes(property)));
