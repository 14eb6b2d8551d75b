import { DisclosureRecord } from './disclosure-record';
import { type HeldDelivery } from '../lease/direct-delivery';
import { type ClaimedDelivery } from '../queue/claimed-delivery';
import { type FinishedDelivery } from '../queue/finished-delivery';
import { cancelledDelivery, evaluateResponse } from '../sending/evaluate-response';
import { makeRequest } from '../sending/make-request';
import { retryScheduleOf } from '../settings';
import { RequestHeaders } from '../signing/request-headers';
import { SigningKeys } from '../signing/signing-keys';
import { type DelivererOptions } from './deliverer';
import { type ResultRecorder } from './result-recorder';

type Options = Pick<DelivererOptions, 'box' | 'configuration' | 'database' | 'metrics' | 'onError' | 'sender'>;

/**
 * The requests that this process is sending. A delivery that holds a slot becomes one request, whose result goes to the recorder. No request with a patient's data
 * is sent before its row of the audit trail is stored. Only the slots limit the number of requests. A request ends with its response, or at its time limit.
 */
export class RunningRequests {
  private readonly requests = new Set<Promise<void>>();
  private readonly disclosures: DisclosureRecord;
  private readonly signingKeys: SigningKeys;
  private readonly requestHeaders: RequestHeaders;

  constructor(
    private readonly options: Options,
    private readonly recorder: ResultRecorder,
  ) {
    this.disclosures = new DisclosureRecord(options);
    this.signingKeys = new SigningKeys(options.box);
    this.requestHeaders = new RequestHeaders(options.box);
  }

  /**
   * Starts the requests of deliveries that hold slots, after recording whose data they disclose. @returns the deliveries that are not sent, because this cannot be
   * recorded; they still hold their slots
   */
  async begin<Held extends HeldDelivery>(deliveries: readonly Held[]): Promise<Held[]> {
    const recorded = new Set(await this.disclosures.store(deliveries));
    for (const delivery of recorded) this.start(delivery);
    return deliveries.filter((delivery) => !recorded.has(delivery));
  }

  private start(delivery: HeldDelivery): void {
    this.recorder.expect(delivery);
    const request = this.send(delivery).then((finished) => {
      this.recorder.add(finished);
      this.requests.delete(request);
    });
    this.requests.add(request);
  }

  /** Sends a sample event. It discloses nothing, because the people in it do not exist. */
  sendTest(delivery: ClaimedDelivery): Promise<FinishedDelivery<ClaimedDelivery>> {
    return this.send(delivery);
  }

  /** Sends a delivery, unless its webhook is disabled, and decides by the response what happens to the delivery next. */
  private async send<Held extends HeldDelivery>(delivery: Held): Promise<FinishedDelivery<Held>> {
    if (!delivery.enabled) return cancelledDelivery(delivery);
    const { signingKeys, requestHeaders } = this;
    const { metrics, configuration, sender, onError } = this.options;
    metrics?.requestStarted();
    const answer = await makeRequest(delivery, { signingKeys, requestHeaders, sender, onError });
    metrics?.requestEnded(answer);
    const kept = configuration.WEBHOOK_KEEP_RESPONSES === 'on' ? answer : { ...answer, responseBody: null };
    return evaluateResponse(delivery, kept, retryScheduleOf(configuration));
  }

  /** Waits until the requests in progress have ended. */
  async end(): Promise<void> {
    await Promise.all(this.requests);
  }
}
