import { sportsWith } from '@clearedge/contract/sports';
import { mondayOf, shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, listContestsByIds, listSlate } from '../../contests/index.ts';
import { findRules, insertCard, listCards, type RulesRow } from '../rows/pickem-rows.ts';

export interface Card {
  weekOn: string;
  date: string;
  isFixed: boolean;
  games: Contest[];
}
type DayRules = Pick<RulesRow, 'cardDay' | 'cardGames'>;

const dateOf = (weekOn: string, cardDay: number): string => shiftDay(weekOn, cardDay - 1);

/** The card that these rules make of the schedule: the first games of the day to start, without those that are off. Null where they make none. */
export async function drawCard(ctx: Ctx, weekOn: string, rules: DayRules): Promise<Card | null> {
  if (rules.cardDay === null) return null;
  const date = dateOf(weekOn, rules.cardDay);
  const slate = await listSlate(ctx, date, sportsWith('hasPractice'));
  const games = slate.filter(({ status }) => status !== 'postponed' && status !== 'cancelled').slice(0, rules.cardGames);
  return games.length === 0 ? null : { weekOn, date, isFixed: false, games };
}

/** A week's card: as the first pick fixed it, before that as the schedule stands. */
export async function readCard(ctx: Ctx, groupId: string, weekOn: string, rules: DayRules): Promise<Card | null> {
  const fixed = (await listCards(ctx, groupId, weekOn, weekOn)).map(({ contestId }) => contestId);
  if (fixed.length === 0 || rules.cardDay === null) return drawCard(ctx, weekOn, rules);
  const contests = await listContestsByIds(ctx, fixed);
  const games = fixed.flatMap((id) => contests.find((contest) => contest.id === id) ?? []);
  return { weekOn, date: dateOf(weekOn, rules.cardDay), isFixed: true, games };
}

/** The card that a game is on with the rules of its week, fixed from now on; null for a game that is on none. The group's row is locked by the caller. */
export async function fixCardOf(tx: Ctx, groupId: string, contest: Contest): Promise<{ card: Card; rules: RulesRow } | null> {
  const weekOn = mondayOf(contest.slateOn);
  const rules = await findRules(tx, groupId, weekOn);
  if (!rules) return null;
  const card = await readCard(tx, groupId, weekOn, rules);
  if (!card?.games.some(({ id }) => id === contest.id)) return null;
  if (!card.isFixed)
    await insertCard(
      tx,
      groupId,
      weekOn,
      card.games.map(({ id }) => id),
    );
  return { card, rules };
}
