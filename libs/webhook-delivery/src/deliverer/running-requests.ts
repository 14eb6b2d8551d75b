import { type HeldDelivery } from '../lease/direct-delivery';
import { type FinishedDelivery } from '../queue/finished-delivery';
import { cancelledDelivery, evaluateResponse } from '../sending/evaluate-response';
import { makeRequest } from '../sending/make-request';
import { retryScheduleOf } from '../settings';
import { RequestHeaders } from '../signing/request-headers';
import { SigningKeys } from '../signing/signing-keys';
import { type DelivererOptions } from './deliverer';
import { type ResultRecorder } from './result-recorder';

type Options = Pick<DelivererOptions, 'box' | 'configuration' | 'metrics' | 'onError' | 'sender'>;

/**
 * The requests that this process is sending. A delivery that holds a slot becomes one request, whose result goes to the recorder. Only the slots limit the
 * number of requests. A request ends with its response, or at its time limit.
 */
export class RunningRequests {
  private readonly requests = new Set<Promise<void>>();
  private readonly signingKeys: SigningKeys;
  private readonly requestHeaders: RequestHeaders;

  constructor(
    private readonly options: Options,
    private readonly recorder: ResultRecorder,
  ) {
    this.signingKeys = new SigningKeys(options.box);
    this.requestHeaders = new RequestHeaders(options.box);
  }

  /** Starts the request of a delivery that holds a slot. */
  begin(delivery: HeldDelivery): void {
    this.recorder.expect(delivery);
    const request = this.send(delivery).then((finished) => {
      this.recorder.add(finished);
      this.requests.delete(request);
    });
    this.requests.add(request);
  }

  /** Sends a delivery, unless its webhook is disabled, and decides by the response what happens to the delivery next. */
  async send<Held extends HeldDelivery>(delivery: Held): Promise<FinishedDelivery<Held>> {
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
