import type { LeagueSport } from '@clearedge/contract/sports';
import type { PropKind } from '@clearedge/quant/grading';
import {
  calibrationOf,
  isListed,
  isPairProven,
  jointChance,
  type PlayerProjection,
  priceLine,
  projectKind,
} from '@clearedge/quant/sports/league/players';
import type { Contest } from '../../contests/index.ts';
import { type LeagueForecast, listNewestLeagueForecasts } from '../../forecasts/index.ts';
import type { PropProjection, StatProjection } from '../project/read-projections.ts';
import { type LeaguePast, type PastReader, readPast } from './cached-past.ts';
import { isProjected, viewFrom } from './past-rules.ts';

/** A number that comes less often has no bar of its own; more bars than so many, as of yards, would be too thin to draw. */
const LEAST_SHARE = 0.004;
const MOST_BARS = 30;

function barsOf({ first, chances }: PlayerProjection): number[] {
  const shown = chances.filter((share) => share >= LEAST_SHARE).length;
  return first === 0 && shown <= MOST_BARS ? [...chances] : [];
}

/** A statistic with the chances of every number of it. */
interface Tabled {
  team: string;
  table: PlayerProjection;
  stat: StatProjection;
}

const toTabled = (team: string, table: PlayerProjection, games: number): Tabled => ({
  team,
  table,
  stat: { mean: table.mean, distribution: barsOf(table), chances: (line) => priceLine(table, line), games },
});

type Joint = NonNullable<PropProjection['joint']>;
const joints = new WeakMap<LeaguePast, Map<string, number | null>>();
const MOST_JOINTS = 2000;

/** A parlay is priced whole and in each of its parts, over and over while it is looked at, and four legs together are slow to count. */
function rememberJoints(past: LeaguePast, game: string, joint: Joint): Joint {
  const known = joints.get(past) ?? new Map<string, number | null>();
  joints.set(past, known);
  return (props) => {
    const named = props.map(
      ({ selection: { playerId, prop, side, line }, probability }) => `${playerId} ${prop} ${side} ${line} ${probability}`,
    );
    const key = [game, ...named].join('~');
    const found = known.get(key);
    if (found !== undefined) return found;
    const chance = joint(props);
    if (known.size >= MOST_JOINTS) known.clear();
    known.set(key, chance);
    return chance;
  };
}

/** A game's players, each projected once he is asked for. */
export function projectLeagueGame(
  { awayCode, homeCode }: Pick<Contest, 'awayCode' | 'homeCode'>,
  { marginModel, totalModel, createdAt }: Pick<LeagueForecast, 'marginModel' | 'totalModel' | 'createdAt'>,
  past: LeaguePast,
): PropProjection {
  const { module, clubs, forms, readAt } = past;
  const known = new Map<string, Tabled | null>();
  const project = (playerId: string, kind: PropKind): Tabled | null => {
    const team = clubs.get(playerId);
    const isHome = team === homeCode;
    if (team === undefined || (!isHome && team !== awayCode) || !isProjected(module, kind)) return null;
    const opponent = isHome ? awayCode : homeCode;
    const form = forms.expect({ playerId, team, opponent, view: viewFrom({ margin: marginModel, total: totalModel }, isHome, module) });
    return isListed(module.terms.kinds[kind]!, form) ? toTabled(team, projectKind(kind, form, module.terms), form.games) : null;
  };
  const findTabled = (playerId: string, kind: PropKind): Tabled | null => {
    const key = `${playerId} ${kind}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const tabled = project(playerId, kind);
    known.set(key, tabled);
    return tabled;
  };
  const findUnproven: PropProjection['find'] = (playerId, kind) => findTabled(playerId, kind)?.stat ?? null;
  // How numbers depend on each other was measured of every kind, whatever the record of its own chances; two of one player have a record.
  const joint: Joint = (props) => {
    const legs = props.flatMap(({ selection: { playerId, prop: kind, side, line }, probability }) => {
      const tabled = findTabled(playerId, kind);
      if (!tabled || !module.links.kinds.includes(kind)) return [];
      const chances = priceLine(tabled.table, line);
      return { playerId, team: tabled.team, kind, side, line, chance: probability ?? chances[side] / (1 - chances.push) };
    });
    if (legs.length === 0 || legs.length < props.length) return null;
    const isProven = legs.every((one) =>
      legs.every((two) => one.playerId !== two.playerId || one.kind === two.kind || isPairProven(module.calibration, one.kind, two.kind)),
    );
    return isProven ? jointChance(legs, module.links) : null;
  };
  return {
    find: (playerId, kind) => (calibrationOf(module.calibration, kind) === 'calibrated' ? findUnproven(playerId, kind) : null),
    findUnproven,
    joint: rememberJoints(past, `${awayCode} ${homeCode} ${marginModel} ${totalModel}`, joint),
    men: [],
    games: 0,
    createdAt: createdAt > readAt ? createdAt : readAt,
    modelVersion: module.terms.version,
    known: { isAwayLineUpAnnounced: false, isHomeLineUpAnnounced: false },
    isFromPastGames: true,
  };
}

/** The projections of a league's games of one day, by contest; games that are not forecast have none. */
export async function listLeagueProjections(ctx: PastReader, contests: readonly Contest[]): Promise<Map<string, PropProjection>> {
  const past = await readPast(ctx, contests);
  if (!past) return new Map();
  const sport = contests[0]!.sport as LeagueSport;
  const forecasts = await listNewestLeagueForecasts(
    ctx.db,
    sport,
    contests.map(({ id }) => id),
  );
  return new Map(
    contests.flatMap((contest) => {
      const forecast = forecasts.get(contest.id);
      return forecast ? [[contest.id, projectLeagueGame(contest, forecast, past)] as const] : [];
    }),
  );
}
