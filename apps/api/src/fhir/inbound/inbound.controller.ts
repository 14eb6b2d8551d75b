import { Post } from '@nestjs/common';
import { type WriteRequest } from '@rpm/database';
import { RequireScope } from '../../authentication/access.decorator';
import { type FhirAnswer } from '../../http-answer/fhir-answer';
import { Writing } from '../../http-input/write-request.decorator';
import { JsonBody } from '../../json/json-body.decorator';
import { FhirController } from '../http/fhir-controller.decorator';
import { FhirInbound } from './fhir-inbound';
import { Sender, type FhirSender } from './fhir-sender.decorator';

/** Receives Observations, alone or in a Bundle. */
@FhirController('')
export class InboundController {
  constructor(private readonly inbound: FhirInbound) {}

  @Post('Observation')
  @RequireScope('readings:write')
  create(
    @Writing() request: WriteRequest,
    @Sender() sender: FhirSender,
    @JsonBody({ format: 'fhir' }) observation: object,
  ): Promise<FhirAnswer> {
    return this.inbound.create(request, sender, observation);
  }

  @Post()
  @RequireScope('readings:write')
  batch(
    @Writing() request: WriteRequest,
    @Sender() sender: FhirSender,
    @JsonBody({ format: 'fhir', size: 'bundle' }) bundle: object,
  ): Promise<FhirAnswer> {
    return this.inbound.submit(request, sender, bundle, 'batch');
  }

  @Post('$submit-cgm-bundle')
  @RequireScope('readings:write')
  submitCgmBundle(
    @Writing() request: WriteRequest,
    @Sender() sender: FhirSender,
    @JsonBody({ format: 'fhir', size: 'bundle' }) bundle: object,
  ): Promise<FhirAnswer> {
    return this.inbound.submit(request, sender, bundle, 'cgm');
  }
}
