import { QueryChoice } from '@rpm/domain';

/** The requests for which a load balancer asks whether an instance is ready. */
const READINESS_PURPOSES = ['writes', 'reads'] as const;

/** The parameters of `GET /health/ready`. */
export class ReadinessQuery {
  @QueryChoice(
    '`writes`: 200 only if the database accepts writes and has disk space, which all operations need. `reads`: 200 also if the database is a standby or its disk is full.',
    READINESS_PURPOSES,
  )
  for: (typeof READINESS_PURPOSES)[number] = 'writes';
}
