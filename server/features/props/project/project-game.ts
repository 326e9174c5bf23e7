import { seedFromText } from '@clearedge/quant/random';
import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, findContestById, isBettingClosed } from '../../contests/index.ts';
import { findOpinion, type GameOpinion } from '../../forecasts/index.ts';
import { listPlayerGames } from '../history/player-game-rows.ts';
import { type AskForClub, clubMemory } from './ask-for-club.ts';
import { type BuiltInputs, buildInputs, lastNine, type SideSources } from './build-inputs.ts';
import { addProjection, listNewestHeads } from './projection-rows.ts';
import { GAMES_PLAYED, hashInputs, isOvertaken, knownOf, menOf, PLAYERS_MODEL_VERSION } from './projection-rules.ts';
import type { RunningProjections } from './running-projections.ts';

const NINE = 9;

/** Plays a coming game many times and keeps what its men did; nothing when it was already played from the same inputs. */
export async function projectGame(ctx: Ctx, contestId: string, running: RunningProjections): Promise<void> {
  const contest = await findContestById(ctx, contestId);
  if (!contest || isBettingClosed(contest, ctx.now())) return;
  const opinion = await findOpinion(ctx, contestId);
  const head = (await listNewestHeads(ctx.db, [contestId])).get(contestId);
  if (!opinion || !isOvertaken(head, opinion)) return;
  const built = await gatherInputs(ctx, contest, opinion, clubMemory(ctx));
  if (built === null) return;
  const inputsHash = hashInputs(built.inputs);
  if (inputsHash === head?.inputsHash) return;
  const seed = seedFromText(`${contestId} ${inputsHash}`);
  const result = await running.run(contestId, opinion.id, (signal) =>
    ctx.simulator.simulate(built.inputs, { games: GAMES_PLAYED, seed, signal }),
  );
  // One that was overtaken ends early: whoever overtook it plays the game anew.
  if (!result.isComplete) return;
  await addProjection(ctx.db, {
    id: ctx.newId(),
    contestId,
    modelVersion: PLAYERS_MODEL_VERSION,
    known: knownOf(opinion),
    inputs: built.inputs,
    inputsHash,
    games: result.games,
    seed,
    men: menOf(result, built.roll),
    createdAt: ctx.now(),
  });
  await ctx.publish({ topic: 'slate', slateOn: contest.slateOn, sport: contest.sport });
}

/** Null while nobody can say who bats; an error where the source fails, so that it is asked again. */
async function gatherInputs(ctx: Ctx, contest: Contest, opinion: GameOpinion, askForClub: AskForClub): Promise<BuiltInputs | null> {
  const now = ctx.now();
  const lineUps = await askSource(ctx, `line-ups of ${contest.gameId}`, () => ctx.ports.players.findLineUps(contest.gameId, now));
  const sideOf = async (side: 'away' | 'home'): Promise<SideSources> => {
    const teamCode = side === 'away' ? contest.awayCode : contest.homeCode;
    const club = await askForClub(teamCode);
    if (club === null) throw new Error(`the men of ${teamCode} could not be had`);
    const games = await listPlayerGames(ctx.db, contest.seasonYear, [teamCode], contest.slateOn);
    const told = lineUps?.[side].batters.toSorted((a, b) => a.battingOrder - b.battingOrder) ?? [];
    const nine = told.length === NINE ? told : lastNine(games, teamCode, club.roster);
    return { teamCode, club, nine, games, starter: side === 'away' ? contest.awayPitcher : contest.homePitcher };
  };
  const [away, home] = [await sideOf('away'), await sideOf('home')];
  return away.nine.length === NINE && home.nine.length === NINE ? buildInputs(opinion, away, home) : null;
}
