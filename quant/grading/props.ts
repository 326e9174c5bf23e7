import { BASEBALL_PROPS, type BaseballKind } from './baseball/props.ts';
import { LEAGUE_PROPS, type LeagueKind, leaguePropName } from './league/player-props.ts';

/** A proposition on a player, in any sport. */
export type PropKind = BaseballKind | LeagueKind;

/** What is shown of a proposition, whatever its sport. */
interface PropWords {
  /** Says by itself what is counted: "Batter walks". In small letters it follows a number. */
  name: string;
  /** As books head it after a player's name: "Walks". */
  title: string;
  /** The highest line that it is sold at. */
  most: number;
  /** Happens once or not at all; books write yes and no for over and under 0.5. */
  isYesNo?: true;
  isGeneral?: true;
}

const ofLeagues = Object.fromEntries(
  (Object.keys(LEAGUE_PROPS) as LeagueKind[]).map((kind) => [
    kind,
    { name: leaguePropName(kind), title: leaguePropName(kind), ...LEAGUE_PROPS[kind] },
  ]),
) as Record<LeagueKind, PropWords>;

/** A row for each proposition: words, menus, forms and highest lines follow it. */
export const PROPS: Readonly<Record<PropKind, PropWords>> = { ...BASEBALL_PROPS, ...ofLeagues };
/** Every player proposition of every sport, a batter's first. */
export const PROP_KINDS = Object.keys(PROPS) as [PropKind, ...PropKind[]];

export const isPropKind = (text: string): text is PropKind => Object.hasOwn(PROPS, text);
export const isBaseballKind = (kind: PropKind): kind is BaseballKind => Object.hasOwn(BASEBALL_PROPS, kind);
