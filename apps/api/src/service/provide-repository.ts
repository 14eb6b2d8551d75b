import { Database } from '@rpm/database';
import { type Provider, type Type } from '@nestjs/common';

/** Returns the Nest provider for a repository whose constructor needs only the data source. */
export const provideRepository = (type: Type<unknown>): Provider => ({
  provide: type,
  useFactory: (database: Database) => new type(database),
  inject: [Database],
});
