import { BoundedMap, createChance } from '../chance.ts';
import { nameOf } from '../players/name-of.ts';

const SEASONS_STAYED = 3;

/** A man of a club; his id is his club's code and his name, which no one else of his league has in a season. */
export interface Man {
  playerId: string;
  name: string;
  position: string;
}

interface RosterForm {
  codes: readonly string[];
  /** What each man of a club plays, by place. */
  positions: readonly string[];
  /** Shares of the name table's groups, in its order, each with those before it. */
  nameShares: readonly number[];
}

const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');

/**
 * A club's men in a season, by place, drawn when first asked for; `text` is the seed with the league's key. Each man stays for three seasons,
 * and not all leave together.
 */
export function createRosters(text: string, seasonIndex: number, { codes, positions, nameShares }: RosterForm): (code: string) => Man[] {
  const rosters = new BoundedMap<string, Man[]>(codes.length);
  const places = positions.length;
  const manAt = (code: string, at: number): Man => {
    const place = codes.indexOf(code) * places + at;
    const turn = Math.floor((seasonIndex + (place % SEASONS_STAYED)) / SEASONS_STAYED);
    const { first, last } = nameOf(text, place, codes.length * places, turn, nameShares);
    const name = `${first} ${last}`;
    return { playerId: `${code.toLowerCase()}-${slugOf(name)}`, name, position: positions[at]! };
  };
  return (code) => rosters.recall(code, () => positions.map((_, at) => manAt(code, at)));
}

/** Of a game's men, how many are not dressed. */
const OUT_SHARE = 0.05;

/** Those of a game who play, and those who are on the list and do not. */
export interface Dressed {
  playing: Man[];
  /** Dressed, and not needed. */
  idle: Man[];
  inactive: Man[];
}

/**
 * The first `count` of some men who are fit for a game. `text` is the game's; null is a game with everyone fit, as it is expected before the
 * list of the inactive comes out. Where too few are fit, the others play too.
 */
export function dress(men: readonly Man[], count: number, text: string | null): Dressed {
  const isOut = ({ playerId }: Man): boolean => text !== null && createChance(`${text}|out|${playerId}`)() < OUT_SHARE;
  const fit = men.filter((man) => !isOut(man));
  const able = fit.length >= count ? fit : [...fit, ...men.filter(isOut)].slice(0, count);
  return { playing: able.slice(0, count), idle: able.slice(count), inactive: men.filter((man) => !able.includes(man)) };
}
