import { Factory } from '@rpm/data-access/testing';
import { snapshotOfRows } from '../conformance/owned-rows';
import { OrderDesk } from './order-desk';
import { type TestApi } from './test-api';
import { told } from './told';

type Shown = Record<string, unknown>;

/** Orders of a new organization, and functions that read what their operations have changed. */
export class DeskView {
  private constructor(
    private readonly api: TestApi,
    readonly desk: OrderDesk,
  ) {}

  static async in(api: TestApi): Promise<DeskView> {
    return new DeskView(api, await OrderDesk.in(api, { factory: await Factory.inNewOrganization(api.database.dataSource) }));
  }

  async shownAt<T = Shown>(path: string): Promise<T> {
    return (await this.desk.try('GET', path)).json as T;
  }

  /** Inserts a device that the patient holds. */
  held() {
    return this.desk.device({ currentPatientId: this.desk.patientId });
  }

  /** Returns an item in the form in which other resources embed it. */
  async item(id: number): Promise<Shown> {
    return without(await this.shownAt(`item/${id}`), 'orderable', 'deviceIdentifierType', 'size', 'readingKinds');
  }

  /** Returns the patient in the form in which other resources embed it. */
  async patient(): Promise<Shown> {
    return without(await this.shownAt(`patient/${this.desk.patientId}`), 'archived', 'enrolled', 'site', 'timeZone');
  }

  events(type: string): Promise<{ subject_id: number; payload: object }[]> {
    return this.api.database.dataSource.query(
      'select subject_id, payload from event where organization_id = $1 and type = $2 order by id',
      [this.desk.factory.organizationId, type],
    );
  }

  /** Returns the rejection of a request after checking that it has changed nothing. */
  async refused(path: string, body: unknown) {
    const before = await snapshotOfRows(this.api.database.dataSource);
    const answer = told(await this.desk.try('POST', path, body));
    expect(await snapshotOfRows(this.api.database.dataSource)).toEqual(before);
    return answer;
  }

  /**
   * Lists all resources at a path, which must fit on one page. @returns the index of each one in the given resources, whose representations must be
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
