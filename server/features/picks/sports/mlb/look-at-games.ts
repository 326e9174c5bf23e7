import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../../kernel/ctx.ts';
import { type Contest, isBettingClosed, listSlate } from '../../../contests/index.ts';
import { type GameOpinion, listOpinions, playsOn } from '../../../forecasts/index.ts';
import { listSidesOf } from '../../../odds/index.ts';
import type { Look, PickDraft, PickSource } from '../../publish/pick-source.ts';
import { confidenceOfPick, type Decision, decidePicks, type Published, readinessOf } from './choose-picks.ts';
import { noBetText } from './no-pick-words.ts';
import { reasoningOf } from './pick-words.ts';
import type { PickPlay } from './published-figures.ts';

/** Today's MLB games that can still be bet on. */
export async function listOpenGames(ctx: Ctx, slateOn: string): Promise<Contest[]> {
  const now = ctx.now();
  return (await listSlate(ctx, slateOn, 'mlb')).filter((contest) => !isBettingClosed(contest, now));
}

interface GamesLook {
  opinions: Map<string, GameOpinion>;
  decide: (standing: readonly Published[]) => Decision[];
}

/** What the model makes of every price of these games now. */
export async function lookAtGames(ctx: Ctx, games: readonly Contest[]): Promise<GamesLook> {
  const opinions = await listOpinions(
    ctx,
    games.map(({ id }) => id),
  );
  const plays = playsOn(games, opinions, await listSidesOf(ctx, games));
  return { opinions, decide: (standing) => decidePicks(plays, standing, (contestId) => readinessOf(opinions.get(contestId), plays)) };
}

function draftOf(play: PickPlay, game: Contest, opinion: GameOpinion): PickDraft {
  const { rank: confidence, band } = confidenceOfPick(play, opinion.quality.evidence);
  return {
    game,
    price: play,
    confidence,
    band,
    beatsClose: play.beatsClose,
    kellyShare: play.kellyShare,
    reasoning: reasoningOf(play, opinion, game),
    modelVersion: opinion.modelVersion,
    opinionId: opinion.id,
  };
}

async function look(ctx: Ctx): Promise<Look> {
  const today = easternDay(ctx.now());
  const games = await listOpenGames(ctx, today);
  const { opinions, decide } = await lookAtGames(ctx, games);
  return {
    days: [today],
    choose: (_slateOn, standing) =>
      decide(standing).flatMap(({ play, why }) =>
        why === null ? [draftOf(play, games.find(({ id }) => id === play.contestId)!, opinions.get(play.contestId)!)] : [],
      ),
    decline: () => {
      const decisions = decide([]);
      if (decisions.length === 0) return null;
      return { reasoning: noBetText(decisions, games.length), modelVersion: [...opinions.values()][0]?.modelVersion ?? '' };
    },
  };
}

export const baseballPicks: PickSource = { sport: 'mlb', look, tellsOf: '/daily-picks' };
