export { type SimulationRunOptions, runSimulation } from './run-simulation';
export { type ServiceAccess, ServiceRefusal, ServiceUnreachable } from './service-client';
export { simulate, type SimulationOptions } from './simulation';
export { type SimulationStage, type SimulationStep } from './steps/step';
export { type SimulationSummary } from './summary';
