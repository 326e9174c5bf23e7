import { type FootballStanding, finalsFrom, footballGame, REGULATION_SECONDS } from '@clearedge/quant/sports/football/live';
import { marketScore } from '@clearedge/quant/sports/football/projection';
import { FITTED_FOOTBALL } from '@clearedge/quant/sports/football/ratings';
import { clockSeconds, liveForecast, mayTie } from '../league-live.ts';
import { possible } from '../possible.ts';
import type { ClosingTarget, ForeseeableGame, GameStanding, LiveForecast } from '../sport-module.ts';

const FIELD_YARDS = 110;
const QUARTERS = 4;
const QUARTER_SECONDS = REGULATION_SECONDS / QUARTERS;
const KICKOFF: FootballStanding = { secondsLeft: REGULATION_SECONDS, score: { away: 0, home: 0 }, ball: null };

type Football = Extract<GameStanding, { kind: 'football' }>;
const isFootball = (standing: GameStanding): standing is Football => 'kind' in standing && standing.kind === 'football';

/** Yards from the own goal line of the side that has the ball: "HAM 35", "midfield"; null where it is not known. */
function yardOf({ possession, ballOn }: Football, game: ForeseeableGame): number | null {
  if (ballOn === null || possession === null) return null;
  if (ballOn === 'midfield') return FIELD_YARDS / 2;
  const [, code, text] = /^([A-Z]+) (\d+)$/.exec(ballOn) ?? [];
  const yard = Number(text);
  if (code !== game.awayCode && code !== game.homeCode) return null;
  return code === game[`${possession}Code`] ? yard : FIELD_YARDS - yard;
}

/** Null where the clock is not told. */
function standingOf(standing: Football, game: ForeseeableGame): FootballStanding | null {
  const { period, clock, score, possession, down } = standing;
  const ball = possession === null ? null : { side: possession, yard: yardOf(standing, game), down: down === 4 ? null : down };
  if (period > QUARTERS) return { secondsLeft: null, score, ball };
  const seconds = clockSeconds(clock);
  return seconds === null ? null : { secondsLeft: (QUARTERS - period) * QUARTER_SECONDS + seconds, score, ball };
}

/** A football game's chances in play, from the scores that its closing moneyline and total describe. */
export function foreseeLive({ pHome, line, overProbability }: ClosingTarget, game: ForeseeableGame): LiveForecast | null {
  const setting = { season: game.seasonYear, canTie: mayTie(game) };
  const found = possible(() => {
    const score = marketScore({ pHome, spread: null, total: { line, overProbability } }, FITTED_FOOTBALL, setting);
    return score && footballGame(score);
  });
  if (!found) return null;
  return liveForecast((standing) => {
    const stood = standing === null ? KICKOFF : isFootball(standing) ? standingOf(standing, game) : null;
    return stood && possible(() => finalsFrom(found, stood));
  });
}
