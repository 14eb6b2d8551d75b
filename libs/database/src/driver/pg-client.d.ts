import 'pg';

declare module 'pg' {
  interface ClientBase {
    /** Returns the parameters of the message with which the client begins a session. The driver's type declarations lack this method. */
    getStartupConf(): Record<string, string>;
  }
}
