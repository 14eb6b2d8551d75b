import { Factory } from '@rpm/data-access/testing';
import { pictureOfRows } from '../conformance/owned-rows';
import { OrderDesk } from './order-desk';
import { type TestApi } from './test-api';
import { told } from './told';

type Shown = Record<string, unknown>;

/** The desk of a new organization, and what can be seen of what is done there. */
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

  /** A device that the patient has. */
  held() {
    return this.desk.device({ currentPatientId: this.desk.patientId });
  }

  /** An item as other resources embed it. */
  async item(id: number): Promise<Shown> {
    return without(await this.shownAt(`item/${id}`), 'orderable', 'deviceIdentifierType', 'size', 'readingKinds');
  }

  /** The patient of the desk as other resources embed it. */
  async patient(): Promise<Shown> {
    return without(await this.shownAt(`patient/${this.desk.patientId}`), 'archived', 'enrolled', 'site', 'timeZone');
  }

  events(type: string): Promise<{ subject_id: number; payload: object }[]> {
    return this.api.database.dataSource.query(
      'select subject_id, payload from event where organization_id = $1 and type = $2 order by id',
      [this.desk.factory.organizationId, type],
    );
  }

  /** What is told of a request that has changed nothing, anywhere. */
  async refused(path: string, body: unknown) {
    const before = await pictureOfRows(this.api.database.dataSource);
    const answer = told(await this.desk.try('POST', path, body));
    expect(await pictureOfRows(this.api.database.dataSource)).toEqual(before);
    return answer;
  }

  /**
   * Lists the resource at a path, which is all on one page.
   * @returns where each of them stands among those given, which it is to be shown exactly as
   */
  async places(path: string, among: readonly object[]): Promise<number[]> {
    const { content, total } = await this.shownAt<{ content: object[]; total: number }>(path);
    expect(total).toBe(content.length);
    return content.map((one) => among.findIndex((other) => JSON.stringify(one) === JSON.stringify(other)));
  }
}

const without = (whole: Shown, ...members: string[]) =>
  Object.fromEntries(Object.entries(whole).filter(([member]) => !members.includes(member)));
