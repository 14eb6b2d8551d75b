import { limitProperties } from './property-time';

/** Jest runs this file before each spec file. */
limitProperties();
