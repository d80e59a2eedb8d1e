import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface ReceivedMail {
  to: string;
  mail: ParsedMail;
}

/** What a test changes about the server; an error refuses with its `responseCode`. */
interface MailServerBehavior {
  onRecipient?: (address: string) => Error | undefined;
  /** Called with a mail that was received completely, before it is accepted. */
  onMail?: (received: ReceivedMail) => Error | undefined | Promise<Error | undefined>;
  /** Connections wait for it before they are greeted. */
  greeting?: Promise<void>;
}

/** A refusal of the server: `refusal(550, '5.1.1 unknown user')`. */
export const refusal = (responseCode: number, text: string): Error => Object.assign(new Error(text), { responseCode });

/** A mail server on a free local port that stores what it accepts. */
export async function startMailServer(behavior: MailServerBehavior = {}, options: SMTPServerOptions = {}) {
  const accepted: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onConnect: (_session, done) => void (behavior.greeting ?? Promise.resolve()).then(() => done()),
    onRcptTo: ({ address }, _session, done) => done(behavior.onRecipient?.(address)),
    onData: (stream, { envelope }, done) => {
      const receive = async (): Promise<Error | undefined> => {
        const mail = await simpleParser(await buffer(stream));
        const received = { to: envelope.rcptTo[0]?.address ?? '', mail };
        const error = await behavior.onMail?.(received);
        if (!error) accepted.push(received);
        return error;
      };
      receive().then(done, done);
    },
    ...options,
  });
  // Clients that are killed or drop the connection.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    behavior,
    accepted,
    /** Drops all connections without an answer. */
    dropConnections: () => server.connections.forEach((connection) => connection._socket.destroy()),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
