/** What a run does, in this order. */
export const PHASES = ['kills', 'steady', 'games'] as const;
export type Phase = (typeof PHASES)[number];

export interface Options {
  seed: number;
  phases: readonly Phase[];
  /** Of the phases `kills` and `steady`, each. */
  minutes: number;
  killEverySeconds: number;
  /** How many times as fast as the machine's clock the product's runs. */
  pace: number;
  /** Calls a second; fractions are well. */
  publicReads: number;
  ownReads: number;
  writes: number;
  members: number;
  streams: number;
  /** The longest wait for a new database to be filled. */
  settleSeconds: number;
  /** A server to make a database on; null for one of the run's own. */
  databaseUrl: string | null;
}

type Variables = Readonly<Record<string, string | undefined>>;

function read(variables: Variables, name: string, fallback: number, least: number, most: number): number {
  const value = variables[name] ? Number(variables[name]) : fallback;
  if (!(value >= least && value <= most)) throw new RangeError(`${name} is a number from ${least} to ${most}, not ${variables[name]}`);
  return value;
}

function readPhases(text: string | undefined): readonly Phase[] {
  if (!text) return PHASES;
  const requested = text.split(',').map((name) => name.trim());
  const unknown = requested.filter((name) => !PHASES.includes(name as Phase));
  if (unknown.length > 0) throw new RangeError(`SOAK_PHASES names some of ${PHASES.join(', ')}, not ${unknown.join(', ')}`);
  return PHASES.filter((phase) => requested.includes(phase));
}

/** Reads what the run is asked to do; RangeError names the variable that is wrong. */
export function readOptions(variables: Variables): Options {
  const number = (name: string, fallback: number, least: number, most: number): number => read(variables, name, fallback, least, most);
  return {
    seed: number('SOAK_SEED', 20_260_711, 0, 2 ** 31),
    phases: readPhases(variables.SOAK_PHASES),
    minutes: number('SOAK_MINUTES', 10, 0.25, 600),
    killEverySeconds: number('SOAK_KILL_SECONDS', 60, 15, 3600),
    pace: number('SOAK_PACE', 2, 1, 60),
    publicReads: number('SOAK_PUBLIC_READS', 80, 1, 10_000),
    ownReads: number('SOAK_OWN_READS', 12, 1, 10_000),
    writes: number('SOAK_WRITES', 5, 1, 10_000),
    members: number('SOAK_MEMBERS', 20, 6, 250),
    streams: number('SOAK_STREAMS', 200, 1, 5000),
    settleSeconds: number('SOAK_SETTLE_SECONDS', 300, 0, 3600),
    databaseUrl: variables.SOAK_DATABASE_URL ?? null,
  };
}
