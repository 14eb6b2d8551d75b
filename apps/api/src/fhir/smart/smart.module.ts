import { Module } from '@nestjs/common';
import { TokenLookUps } from '@rpm/data-access';
import { AddressPolicy } from '@rpm/webhook-delivery';
import { ClientAssertions } from './client-assertions';
import { ClientKeySets } from './client-key-sets';
import { SmartController } from './smart.controller';
import { SmartTokens } from './smart-tokens';

/** SMART backend services below `/fhir/r4`. */
@Module({
  controllers: [SmartController],
  providers: [
    SmartTokens,
    { provide: ClientKeySets, useFactory: (policy: AddressPolicy) => new ClientKeySets(policy), inject: [AddressPolicy] },
    {
      provide: ClientAssertions,
      useFactory: (lookUps: TokenLookUps, keySets: ClientKeySets) => new ClientAssertions(lookUps, keySets),
      inject: [TokenLookUps, ClientKeySets],
    },
  ],
})
export class SmartModule {}
