export { type RunOptions, runSimulation } from './run-simulation';
export { type Service, ServiceRefusal, ServiceUnreachable } from './service-client';
export { simulate, type SimulationOptions } from './simulation';
export { type Stage, type Step } from './steps/step';
export { type Summary } from './summary';
