import { type AddressInfo, createServer, type Socket } from 'node:net';

export type MailFaultKind =
  | 'refuses'
  | 'resets'
  | 'says_421'
  | 'says_450'
  | 'says_550'
  | 'talks_nonsense'
  | 'drips'
  | 'is_silent'
  | 'closes_in_data'
  | 'closes_after_data';

/** Each way in which the server fails. "refuses": no one listens at all. */
export const MAIL_FAULTS: readonly MailFaultKind[] = [
  'refuses',
  'resets',
  'says_421',
  'says_450',
  'says_550',
  'talks_nonsense',
  'drips',
  'is_silent',
  'closes_in_data',
  'closes_after_data',
];

interface Taken {
  to: string;
  /** As it came over the wire. */
  text: string;
}

export interface FakeMailServer {
  url: string;
  /** What it stated 250 to, in order. */
  taken: Taken[];
  /** How many connections came. */
  connections: () => number;
  suffer: (kind: MailFaultKind | null) => Promise<void>;
  close: () => Promise<void>;
}

const DRIP_EVERY_MS = 20;
const END_OF_DATA = '\r\n.\r\n';

/** What a server in order says to a command. */
const REPLIES: Readonly<Record<string, string>> = {
  EHLO: '250 mail.test',
  HELO: '250 mail.test',
  MAIL: '250 go on',
  RCPT: '250 go on',
  DATA: '354 tell me',
  RSET: '250 forgotten',
  NOOP: '250 yes',
  QUIT: '221 bye',
};

/** The first words, and whether anything else is ever stated. */
function greet(socket: Socket, kind: MailFaultKind | null): boolean {
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  if (kind === 'resets') socket.resetAndDestroy();
  else if (kind === 'says_421') {
    say('421 4.3.2 the system is closing');
    socket.end();
  } else if (kind === 'talks_nonsense') say('<html>hello</html>');
  else if (kind === 'drips') {
    const timer = setInterval(() => void socket.write('2'), DRIP_EVERY_MS);
    socket.on('close', () => clearInterval(timer));
  } else if (kind !== 'is_silent') {
    say('220 mail.test');
    return true;
  }
  return false;
}

function refusalOf(kind: MailFaultKind | null, verb: string): string | null {
  if (verb !== 'RCPT') return null;
  if (kind === 'says_450') return '450 4.2.1 the mailbox is busy';
  return kind === 'says_550' ? '550 5.1.1 no such mailbox' : null;
}

/** One mail after another on one connection, fault by fault. */
function talk(socket: Socket, kind: MailFaultKind | null, onTaken: (mail: Taken) => void): void {
  let [waiting, to, isData] = ['', '', false];
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const command = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? '';
    isData = verb === 'DATA';
    say(refusalOf(kind, verb) ?? REPLIES[verb] ?? '502 what?');
    if (isData && kind === 'closes_in_data') socket.destroy();
    if (verb === 'QUIT') socket.end();
  };
  socket.on('data', (piece: Buffer) => {
    waiting += piece.toString();
    for (;;) {
      const mark = isData ? END_OF_DATA : '\r\n';
      const end = waiting.indexOf(mark);
      if (end < 0) return;
      const text = waiting.slice(0, end);
      waiting = waiting.slice(end + mark.length);
      if (!isData) command(text);
      else if (kind === 'closes_after_data') socket.destroy();
      else {
        isData = false;
        onTaken({ to, text });
        say('250 taken');
      }
    }
  });
}

/** A mail server on loopback that takes mail, or fails as it is told to. */
export async function fakeMailServer(): Promise<FakeMailServer> {
  const taken: Taken[] = [];
  const sockets = new Set<Socket>();
  let [kind, connections]: [MailFaultKind | null, number] = [null, 0];
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (greet(socket, kind)) talk(socket, kind, (mail) => taken.push(mail));
  });
  const listen = (port: number): Promise<void> => new Promise((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://clearedge:marker-secret@127.0.0.1:${port}`,
    taken,
    connections: () => connections,
    suffer: async (next) => {
      if (next === 'refuses') await stop();
      else if (kind === 'refuses') await listen(port);
      kind = next;
    },
    close: () => (kind === 'refuses' ? Promise.resolve() : stop()),
  };
}
