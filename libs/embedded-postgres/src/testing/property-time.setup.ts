import { limitProperties, PROPERTY_MS } from './property-time';

/** Jest runs this file before each spec file. */
limitProperties(PROPERTY_MS);
