import { connect } from 'node:net';

export interface RawAnswer {
  /** The status of each answer on the connection, in order. */
  statuses: number[];
  text: string;
}

const PATIENCE_MS = 20_000;
const QUIET_MS = 250;

/** Sends bytes as they stand and reads until the server closes, or says no more. */
export function rawRequest(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = '';
    let quiet: NodeJS.Timeout | undefined;
    const socket = connect(port, '127.0.0.1');
    const end = (): void => {
      clearTimeout(quiet);
      clearTimeout(late);
      socket.destroy();
      resolve({ statuses: [...text.matchAll(/(?:^|\r\n|\})HTTP\/1\.[01] (\d{3})/g)].map((match) => Number(match[1])), text });
    };
    const late = setTimeout(end, PATIENCE_MS);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      clearTimeout(quiet);
      quiet = setTimeout(end, QUIET_MS);
    });
    socket.on('close', end);
    socket.on('error', () => undefined);
    socket.write(bytes);
  });
}
