import { type OrganizationRunner, type Statement, valuesOf } from '@rpm/database';
import { type Client, type Pool } from 'pg';

/** Returns an object that runs the service's statements for an organization with the PostgreSQL driver only. */
export const runnerOn = (connection: Client | Pool, organizationId: number): OrganizationRunner => ({
  organizationId,
  run: async <Row extends object>({ name, text, parameters }: Statement, args: object) => {
    const values = valuesOf({ text, parameters }, args, organizationId);
    return (await connection.query<Row>({ ...(name !== undefined && { name }), text, values })).rows;
  },
});
