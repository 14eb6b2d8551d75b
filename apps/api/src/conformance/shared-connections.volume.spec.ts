import { describeSharedConnections, RESOURCES } from './testing/shared-connections';

describeSharedConnections(RESOURCES, 10);
