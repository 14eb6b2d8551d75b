import { Database, type OpenedDatabase } from '@rpm/database';
import { type ApplicationParts } from '../app.module';
import { ServiceMetrics } from '../operations/service-metrics';
import { createApplication } from './application';
import { BackgroundModule } from './background.module';
import { DELIVERY_POOL_SIZE } from './connection-demand';
import { listening } from './listening';
import { type RunningService } from './running-service';

/** Objects and settings of a process that serves requests. */
interface ServingProcess extends Pick<ApplicationParts, 'database' | 'configuration' | 'logger' | 'metricsOfAllWorkers'> {
  opened: Pick<OpenedDatabase, 'connection' | 'listening'>;
}

/** A process that serves requests. */
export interface ServedProcess extends Omit<RunningService, 'demo'> {
  metrics: ServiceMetrics;
}

/** Starts the application with its background work, and listens. If the start fails half-way, everything that was started is stopped. */
export async function serve({ opened, ...parts }: ServingProcess): Promise<ServedProcess> {
  const { connection, listening: listeningConnection } = opened;
  const { database, configuration, logger } = parts;
  const delivering = new Database({ connection, poolSize: DELIVERY_POOL_SIZE, patience: 'delivery' });
  const background = BackgroundModule.of({ database, delivering, listeningConnection, configuration, logger });
  const application = await createApplication({ ...parts, connection, delivering, background });
  try {
    await application.init();
    await listening('PORT', application.listen(configuration.PORT, configuration.HOST));
  } catch (error) {
    await application.close();
    throw error;
  }
  return { url: await application.getUrl(), metrics: application.get(ServiceMetrics), stop: () => application.close() };
}
