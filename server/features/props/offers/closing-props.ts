import { sportsWith } from '@clearedge/contract/sports';
import { type BaseballFacts, gradeBaseball, type PropKind } from '@clearedge/quant/grading';
import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, findFacts, getContest, isBettingClosed, isEnded } from '../../contests/index.ts';
import { judgeProps } from '../../odds/index.ts';
import { listPlayerProps, type PropSources, propsOf } from './list-player-props.ts';
import type { PlayerProp, PlayerProps, Side } from './offer-rules.ts';

const BEFORE_MS = 60_000;
type Closing = NonNullable<PlayerProp['closing']>;

/** How a proposition ended; null while the facts do not say. */
function closingOf({ playerId, propType, line }: PlayerProp, facts: BaseballFacts | null): Closing {
  // The contract writes a kind as text; every one of ours began as a `PropKind`.
  const prop = propType as PropKind;
  const gradeOf = (side: Side): Closing['over'] => {
    const result = facts && gradeBaseball({ market: 'prop', playerId, prop, side, line }, facts);
    return result?.kind === 'graded' ? result.grade : null;
  };
  const player = facts && Object.hasOwn(facts.players, playerId) ? facts.players[playerId] : undefined;
  return { over: gradeOf('over'), under: gradeOf('under'), actual: player?.stats[prop] ?? null };
}

/** The last props of a game that has begun, each with its result once there is one. */
async function listClosingProps(ctx: Ctx, contest: Contest): Promise<PlayerProps> {
  const at = new Date(contest.startsAt.getTime() - BEFORE_MS);
  const offered = await askSource(ctx, `closing props of ${contest.gameId}`, () => ctx.ports.props.listProps(contest.gameId, at));
  const stored = isEnded(contest) && contest.resultHold === null ? await findFacts(ctx, contest.id) : null;
  const facts = stored?.isFinal ? stored.facts : null;
  const props = propsOf({ ...judgeProps(offered ?? []), seenAt: at }, { contest, now: at, projection: null, starts: null });
  return props.map((prop) => ({ ...prop, closing: closingOf(prop, facts) }));
}

/** The props of a game: what is offered until it begins, and how the last ones ended from then on. */
export async function listGameProps(ctx: Ctx, gameId: string, sources: PropSources): Promise<PlayerProps> {
  const contest = await getContest(ctx, gameId, sportsWith('hasPlayerProps'));
  return isBettingClosed(contest, ctx.now()) ? listClosingProps(ctx, contest) : listPlayerProps(ctx, gameId, sources);
}
