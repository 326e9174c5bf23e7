import { fairProbabilities } from '@clearedge/quant/margin';
import { type GameState, isDecided } from '@clearedge/quant/sports/baseball/game';
import { runGame } from '../../../server/providers/archive/retrosheet/game/apply-step.ts';
import { readGame, splitGames } from '../../../server/providers/archive/retrosheet/read-game.ts';
import { Refusals } from '../../../server/providers/archive/retrosheet/refusals.ts';
import { findSources, openSource, readSource } from '../../../server/providers/archive/store/find-sources.ts';
import { readEventRecord } from '../reading/event-record.ts';
import { findPrices, type PriceTable } from '../reading/price-table.ts';

/** A state before a play, with the runs that its side still scored in the half. */
export interface SeenState {
  state: GameState & { bases: NonNullable<GameState['bases']> };
  /** No play of the half stands before it. */
  opensHalf: boolean;
  toCome: number;
}

/** A past game play by play. */
export interface SeenGame {
  season: number;
  on: string;
  scheduledInnings: 7 | 9;
  states: SeenState[];
  awayRuns: number;
  homeRuns: number;
  /** What the closing moneyline and total say without the margin; null where the files lack either. */
  close: { pHome: number; line: number; overProbability: number } | null;
}

export const isPlayedOut = ({ state: { inning, half } }: SeenState, { scheduledInnings }: SeenGame): boolean =>
  inning < scheduledInnings || (inning === scheduledInnings && half === 'top');

/** Whether the game goes on from a state: in a few records a play stands after the run that ended it. */
export const isPlayable = ({ state }: SeenState, game: SeenGame): boolean => state.bases.outs < 3 && !isDecided(game, state);

function statesOf(lines: string[]): SeenState[] | null {
  const opened = readGame(lines);
  if ('refused' in opened) return null;
  const run = runGame(opened.game);
  if ('refused' in run || run.state.firstSide !== 'away') return null;
  const states: SeenState[] = [];
  let score = { away: 0, home: 0 };
  let outs = 0;
  let half = '';
  const { results, score: final, lineScore } = run.state;
  for (const { step, half: side, runnersBefore, outsAfter, scoreAfter } of results) {
    if (step.code === 'NP') continue;
    const own = `${step.inning} ${side}`;
    const opensHalf = own !== half;
    if (opensHalf) outs = 0;
    half = own;
    const [first, second, third] = runnersBefore.map((runner) => runner !== null);
    const bases = { outs, runners: { first: first!, second: second!, third: third! } };
    states.push({ state: { inning: step.inning, half: side, ...score, bases }, opensHalf, toCome: 0 });
    outs = outsAfter;
    score = scoreAfter;
  }
  for (const seen of states) {
    const side = seen.state.half === 'top' ? 'away' : 'home';
    const after = lineScore[side].slice(0, seen.state.inning).reduce((sum, runs) => sum + runs, 0);
    seen.toCome = after - seen.state[side];
  }
  return final.away === final.home ? null : states;
}

/** Every regular game of the event files in a folder that can be followed play by play, oldest season first. */
export async function readLiveGames(dir: string, prices: PriceTable): Promise<SeenGame[]> {
  const { seasons } = await findSources(dir);
  const games: SeenGame[] = [];
  for (const [season, paths] of [...seasons].sort(([a], [b]) => a - b)) {
    const events = paths.filter((path) => /eve\.zip$|\.ev[an]$/i.test(path));
    for (const { path, bytes } of await Promise.all(events.map(readSource)))
      for (const { kind, text } of openSource(path, bytes, new Refusals())) {
        if (kind !== 'events') continue;
        for (const lines of splitGames(text)) {
          const record = readEventRecord(lines);
          const states = record && statesOf(lines);
          if (!record || !states) continue;
          const { game, startedOn } = record;
          const found = findPrices(prices, record);
          const total = found?.totalClose;
          games.push({
            season,
            on: startedOn,
            scheduledInnings: game.scheduledInnings === 7 ? 7 : 9,
            states,
            awayRuns: game.away.runs,
            homeRuns: game.home.runs,
            close:
              found?.close && total
                ? {
                    pHome: found.close.pHome,
                    line: total.line,
                    overProbability: fairProbabilities([total.over, total.under]).probabilities[0]!,
                  }
                : null,
          });
        }
      }
  }
  return games;
}
