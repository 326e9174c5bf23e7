import { BoundedMap, createChance, drawNormal } from '../chance.ts';
import { createRosters, type Dressed, dress, type Man } from '../leagues/roster.ts';

/** The men of a game that a play-by-play speaks of. */
export interface Squad {
  quarterback: Man;
  backs: Man[];
  receivers: Man[];
  kicker: Man;
  punter: Man;
  returner: Man;
  defenders: Man[];
  /** Shares of passes thrown to the receivers and, after them, the backs; of runs by the quarterback and the backs. */
  targets: readonly number[];
  carries: readonly number[];
  dressed: Dressed;
}

/** Squads of a season's clubs; before the list of the inactive comes out, `gameText` is null. */
export type SquadOf = (code: string, gameText: string | null) => Squad;

/** Each group of a squad: how many of it play, and what its men are, the reserves last. */
const GROUPS = {
  quarterbacks: { playing: 1, positions: ['QB', 'QB'] },
  backs: { playing: 2, positions: ['RB', 'RB', 'RB'] },
  receivers: { playing: 5, positions: ['WR', 'WR', 'TE', 'WR', 'TE', 'WR', 'WR'] },
  kickers: { playing: 1, positions: ['K'] },
  punters: { playing: 1, positions: ['P'] },
  returners: { playing: 1, positions: ['KR', 'KR'] },
  defenders: { playing: 6, positions: ['CB', 'S', 'LB', 'CB', 'S', 'LB', 'CB'] },
} as const;
const NAMES = Object.keys(GROUPS) as (keyof typeof GROUPS)[];
const POSITIONS = NAMES.flatMap((name) => GROUPS[name].positions);
// Of the name table's groups, in its order: Americans and Canadians above all, then the international one.
const NAME_SHARES = [0.84, 0.86, 0.87, 0.88, 1] as const;

/** Usual shares, and how far clubs differ in them, on the logarithm. */
export const TARGETS = [0.24, 0.18, 0.17, 0.13, 0.06, 0.14, 0.08] as const;
export const CARRIES = [0.14, 0.57, 0.29] as const;
const CLUBS_DIFFER = 0.2;

function sharesOf(text: string, usual: readonly number[]): number[] {
  const next = createChance(text);
  const drawn = usual.map((share) => share * Math.exp(drawNormal(next, 0, CLUBS_DIFFER)));
  const sum = drawn.reduce((all, one) => all + one, 0);
  return drawn.map((share) => share / sum);
}

/** The squads of a league's clubs in a season; `text` is the seed with the league's key. */
export function createSquads(text: string, seasonIndex: number, codes: readonly string[]): SquadOf {
  const rosterOf = createRosters(text, seasonIndex, { codes, positions: POSITIONS, nameShares: NAME_SHARES });
  const shares = new BoundedMap<string, Pick<Squad, 'targets' | 'carries'>>(codes.length);
  return (code, gameText) => {
    const roster = rosterOf(code);
    let from = 0;
    const groups = NAMES.map((name) => {
      const { playing, positions } = GROUPS[name];
      const men = roster.slice(from, from + positions.length);
      from += positions.length;
      return dress(men, playing, gameText);
    });
    const [quarterbacks, backs, receivers, kickers, punters, returners, defenders] = groups.map(({ playing }) => playing);
    const own = `${text}|${seasonIndex}|${code}`;
    return {
      quarterback: quarterbacks![0]!,
      backs: backs!,
      receivers: receivers!,
      kicker: kickers![0]!,
      punter: punters![0]!,
      returner: returners![0]!,
      defenders: defenders!,
      ...shares.recall(code, () => ({ targets: sharesOf(`${own}|targets`, TARGETS), carries: sharesOf(`${own}|carries`, CARRIES) })),
      dressed: {
        playing: groups.flatMap(({ playing }) => playing),
        idle: groups.flatMap(({ idle }) => idle),
        inactive: groups.flatMap(({ inactive }) => inactive),
      },
    };
  };
}
