import { type Provider, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Returns the Nest provider for a repository whose constructor needs only the data source. */
export const provideRepository = (type: Type<unknown>): Provider => ({
  provide: type,
  useFactory: (dataSource: DataSource) => new type(dataSource),
  inject: [DataSource],
});
