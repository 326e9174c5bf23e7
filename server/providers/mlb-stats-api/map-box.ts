import type { BatterLine, BoxScore, LineScore, LineTotals, PitcherLine } from '../../ports/baseball-feed.ts';
import type { LineUp } from '../../ports/player-stats.ts';
import { batsOf } from './map-people.ts';
import { statOf } from './read-number.ts';
import type { WireBoxSide, WireLiveFeed } from './schema/live-feed.ts';
import type { WireLineScore } from './schema/schedule.ts';

const NINE = 9;

/** "100" to "900" began the game; "401" came in for the fourth. */
const placeOf = (battingOrder: string | null | undefined): number => Math.floor(Number(battingOrder ?? 0) / 100);

function batterLines(side: WireBoxSide): BatterLine[] {
  return side.batters.flatMap((id) => {
    const player = side.players[`ID${id}`];
    if (!player?.battingOrder) return [];
    const of = (name: string): number | null => statOf(player.stats?.batting, name);
    return {
      playerId: String(id),
      name: player.person.fullName,
      position: player.position?.abbreviation ?? '',
      battingOrder: placeOf(player.battingOrder),
      isStarter: player.battingOrder.endsWith('00'),
      atBats: of('atBats'),
      runs: of('runs'),
      hits: of('hits'),
      doubles: of('doubles'),
      triples: of('triples'),
      homeRuns: of('homeRuns'),
      runsBattedIn: of('rbi'),
      walks: of('baseOnBalls'),
      strikeouts: of('strikeOuts'),
      stolenBases: of('stolenBases'),
      totalBases: of('totalBases'),
    };
  });
}

function pitcherLines(side: WireBoxSide, decisions: WireLiveFeed['liveData']['decisions']): PitcherLine[] {
  const decided = new Map([
    [decisions?.winner?.id, 'W' as const],
    [decisions?.loser?.id, 'L' as const],
    [decisions?.save?.id, 'S' as const],
  ]);
  return side.pitchers.flatMap((id, place) => {
    const player = side.players[`ID${id}`];
    if (!player) return [];
    const of = (name: string): number | null => statOf(player.stats?.pitching, name);
    return {
      playerId: String(id),
      name: player.person.fullName,
      isStarter: place === 0,
      outs: of('outs'),
      hits: of('hits'),
      runs: of('runs'),
      earnedRuns: of('earnedRuns'),
      walks: of('baseOnBalls'),
      strikeouts: of('strikeOuts'),
      homeRuns: of('homeRuns'),
      pitches: of('numberOfPitches'),
      decision: decided.get(id) ?? null,
    };
  });
}

export function mapBoxScore({ boxscore: { teams }, decisions }: Pick<WireLiveFeed['liveData'], 'boxscore' | 'decisions'>): BoxScore {
  const side = (which: WireBoxSide): BoxScore['away'] => ({ batters: batterLines(which), pitchers: pitcherLines(which, decisions) });
  return { away: side(teams.away), home: side(teams.home) };
}

/** Innings as played: the home side's last is missing where it did not bat. An inning left out between others is null. */
export function mapLineScore({ innings, teams }: WireLineScore): LineScore {
  const runs = (side: 'away' | 'home'): (number | null)[] => {
    const reported = (innings ?? []).map((inning) => inning[side]?.runs ?? null);
    return reported.slice(0, reported.findLastIndex((value) => value !== null) + 1);
  };
  const total = (side: 'away' | 'home'): LineTotals => {
    const { runs: scored, hits, errors } = teams?.[side] ?? {};
    return { runs: scored ?? null, hits: hits ?? null, errors: errors ?? null };
  };
  return { away: runs('away'), home: runs('home'), totals: { away: total('away'), home: total('home') } };
}

/** Null until nine are announced by name for both sides. */
export function mapLineUps({ gameData, liveData }: WireLiveFeed): { away: LineUp; home: LineUp } | null {
  const side = ({ battingOrder, players }: WireBoxSide): LineUp | null => {
    if (battingOrder?.length !== NINE) return null;
    const batters = battingOrder.flatMap((id, place) => {
      const [boxed, known] = [players[`ID${id}`], gameData.players[`ID${id}`]];
      const name = boxed?.person.fullName ?? known?.fullName;
      if (!name) return [];
      const position = boxed?.position?.abbreviation ?? known?.primaryPosition?.abbreviation ?? '';
      return { playerId: String(id), name, position, battingOrder: place + 1, bats: batsOf(known?.batSide?.code) };
    });
    return batters.length === NINE ? { confirmed: true, batters } : null;
  };
  const [away, home] = [side(liveData.boxscore.teams.away), side(liveData.boxscore.teams.home)];
  return away && home ? { away, home } : null;
}
