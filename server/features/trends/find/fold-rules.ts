import type { Entry } from './trials.ts';

/** Two sets of games that share so much of both tell one story: "at Wrigley" and "the Cubs at home". */
const SAME_SHARE = 0.8;

interface Told {
  candidate: { id: string; kind: 'record' | 'streak' };
  entries: readonly Entry[];
  chance: number;
}

const keysOf = ({ entries }: Told): Set<string> => new Set(entries.map(({ game, side }) => `${game.gameId} ${side.market} ${side.side}`));

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = [...a].filter((key) => b.has(key)).length;
  return shared / (a.size + b.size - shared) >= SAME_SHARE;
}

/** The rarest of each story first, with those that tell nearly the same bets over again. A streak and a record are never the same. */
export function foldTold<T extends Told>(found: readonly T[]): { told: T; also: T[] }[] {
  const stories: { told: T; also: T[]; keys: ReadonlySet<string> }[] = [];
  const byChance = [...found].sort((a, b) => a.chance - b.chance || (a.candidate.id < b.candidate.id ? -1 : 1));
  for (const one of byChance) {
    const keys = keysOf(one);
    const story = stories.find(({ told, keys: known }) => told.candidate.kind === one.candidate.kind && isSame(known, keys));
    if (story) story.also.push(one);
    else stories.push({ told: one, also: [], keys });
  }
  return stories.map(({ told, also }) => ({ told, also }));
}
