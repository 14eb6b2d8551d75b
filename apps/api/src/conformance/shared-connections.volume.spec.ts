import { describeSharedConnections, RESOURCES } from './shared-connections';

describeSharedConnections(RESOURCES, 10);
