// The statements of one placing, taken from the driver, for pgbench or a bare connection to send again with fresh ids.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

interface Statement {
  text: string;
  values: unknown[];
}
export interface Replay {
  statements: readonly Statement[];
  users: readonly string[];
  /** Ids that stay as they are. */
  known: ReadonlySet<string>;
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const WHOLE_UUID = new RegExp(`^${UUID.source}$`);
const DEBIAN = '/usr/lib/postgresql';
/** Six random bytes: the last group of an id. */
const MOST = 2 ** 48 - 1;

/** Keeps what the driver is told from `start` until `stop`. */
export function tapDriver(): { start: () => void; stop: () => Statement[] } {
  const recorded: Statement[] = [];
  let isRecording = false;
  const driver = pg.Client.prototype as unknown as { query: (this: unknown, ...args: unknown[]) => unknown };
  const { query: own } = driver;
  driver.query = function (this: unknown, ...args: unknown[]) {
    const first = args[0] as string | Statement;
    const text = typeof first === 'string' ? first : first.text;
    const values = Array.isArray(args[1]) ? (args[1] as unknown[]) : typeof first === 'string' ? [] : (first.values ?? []);
    if (isRecording) recorded.push({ text, values });
    return own.apply(this, args);
  };
  return {
    start: () => {
      isRecording = true;
    },
    stop: () => {
      isRecording = false;
      return recorded;
    },
  };
}

/** The statements with fresh ids, for one of the users. */
export function fresh({ statements, users, known }: Replay, userId: string): Statement[] {
  const ids = new Map<string, string>();
  const rename = (id: string): string => {
    if (users.includes(id)) return userId;
    if (known.has(id)) return id;
    const own = ids.get(id) ?? randomUUID();
    ids.set(id, own);
    return own;
  };
  return statements.map(({ text, values }) => ({
    text,
    values: values.map((value) => (typeof value === 'string' ? value.replace(UUID, rename) : value)),
  }));
}

/** The real one where it is installed; the npm package of PostgreSQL ships none. */
export function findPgbench(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : [];
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.map((folder) => join(folder, 'pgbench')).find((path) => existsSync(path)) ?? null;
}

// A colon and a name would be a variable of pgbench, also between quotes.
const literal = (text: string): string => `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')}'`;

/** The statements as a script for one user: what was an id that placing made is made of a random number. */
function scriptFor({ statements, users, known }: Replay, userId: string): string {
  const names = new Map<string, string>();
  const nameOf = (id: string): string => {
    const name = names.get(id) ?? `id${names.size}`;
    names.set(id, name);
    return `'00000000-0000-4000-8000-' || lpad(to_hex(:${name}::bigint), 12, '0')`;
  };
  const constant = (value: unknown): string => {
    if (value === null || value === undefined) return 'null';
    const text = (typeof value === 'string' ? value : JSON.stringify(value)).replace(UUID, (id) => (users.includes(id) ? userId : id));
    const isMade = (id: string): boolean => id !== userId && !known.has(id);
    if (WHOLE_UUID.test(text)) return isMade(text) ? `(${nameOf(text)})::uuid` : literal(text);
    const made = (text.match(UUID) ?? []).filter(isMade);
    if (made.length === 0) return literal(text);
    const parts: string[] = [];
    let rest = text;
    for (const id of made) {
      const at = rest.indexOf(id);
      parts.push(literal(rest.slice(0, at)), nameOf(id));
      rest = rest.slice(at + id.length);
    }
    // What a bare parameter would become by itself, an expression must be told.
    return `(${[...parts, literal(rest)].join(' || ')})${/^[[{]/.test(text) ? '::jsonb' : ''}`;
  };
  const lines = statements.map(({ text, values }) => `${text.replace(/\$(\d+)/g, (_, at: string) => constant(values[Number(at) - 1]))};`);
  return [...[...names.values()].map((name) => `\\set ${name} random(1, ${MOST})`), ...lines].join('\n');
}

/** Transactions a second of pgbench with these statements, by the protocol that the driver speaks. */
export async function runPgbench(pgbench: string, url: string, replay: Replay, connections: number, transactions: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'clearedge-pgbench-'));
  const scripts = replay.users.flatMap((user, at) => {
    const path = join(folder, `${at}.sql`);
    writeFileSync(path, scriptFor(replay, user));
    return ['-f', path];
  });
  const counts = ['-n', '-M', 'extended', '-c', String(connections), '-j', '2', '-t', String(Math.ceil(transactions / connections))];
  const { stdout } = await promisify(execFile)(pgbench, [...counts, ...scripts, url]);
  rmSync(folder, { recursive: true });
  const failed = /number of failed transactions: (\d+)/.exec(stdout)?.[1];
  const tps = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
  if (tps === undefined || (failed ?? '0') !== '0') throw new Error(`pgbench did not finish: ${stdout}`);
  return Number(tps);
}
