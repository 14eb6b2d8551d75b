export { type TlsIdentity, createSelfSignedCertificate, TestCertificateAuthority } from './certificates';
export { type Misbehaviour, startMisbehavingReceiver } from './misbehaviours';
export { type ReceivedRequest, Receiver, type ReceiverOptions, type ReceiverResponse } from './receiver';
export { SocketServer, type SocketServerOptions } from './socket-server';
export { ALL, failed } from './queue-sandbox';
export { NAIVE_CONDITIONS } from './naive-logs';
