import type { SeasonLine } from '../../../ports/index.ts';
import { BOX } from '../engine/tape/box-sheet.ts';
import { GAMES, LOSSES, SAVES, STARTS, WINS } from '../league/ledger.ts';

function battingOf(totals: Int16Array): SeasonLine['batting'] {
  return {
    plateAppearances: totals[BOX.plateAppearances]!,
    atBats: totals[BOX.atBats]!,
    hits: totals[BOX.hits]!,
    doubles: totals[BOX.doubles]!,
    triples: totals[BOX.triples]!,
    homeRuns: totals[BOX.homeRuns]!,
    runs: totals[BOX.runs]!,
    runsBattedIn: totals[BOX.runsBattedIn]!,
    walks: totals[BOX.walks]!,
    strikeouts: totals[BOX.strikeouts]!,
    stolenBases: totals[BOX.stolenBases]!,
  };
}

function pitchingOf(totals: Int16Array): SeasonLine['pitching'] {
  return {
    starts: totals[STARTS]!,
    outs: totals[BOX.outs]!,
    battersFaced: totals[BOX.battersFaced]!,
    hits: totals[BOX.hitsAllowed]!,
    runs: totals[BOX.runsAllowed]!,
    earnedRuns: totals[BOX.earnedRuns]!,
    walks: totals[BOX.walksAllowed]!,
    strikeouts: totals[BOX.strikeoutsThrown]!,
    homeRuns: totals[BOX.homeRunsAllowed]!,
    wins: totals[WINS]!,
    losses: totals[LOSSES]!,
    saves: totals[SAVES]!,
  };
}

/** A man's running totals in the port's words. */
export function seasonLine(playerId: string, totals: Int16Array, isPitcher: boolean): SeasonLine {
  return {
    playerId,
    games: totals[GAMES]!,
    batting: isPitcher ? null : battingOf(totals),
    pitching: isPitcher ? pitchingOf(totals) : null,
  };
}
