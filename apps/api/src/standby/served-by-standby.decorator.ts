import { SetMetadata } from '@nestjs/common';

export const SERVED_BY_STANDBY = 'served-by-standby';

/**
 * Marks an operation whose statements on the organization's rows a standby may run, for requests with the header `Read-After`. The operation must only read, and its
 * description must contain the header.
 */
export const ServedByStandby = () => SetMetadata(SERVED_BY_STANDBY, true);
