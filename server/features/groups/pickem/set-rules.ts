import { easternDay, mondayOf, shiftDay } from '@clearedge/quant/calendar';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { isBettingClosed } from '../../contests/index.ts';
import { lockAsAdmin } from '../groups-members.ts';
import { addActivity } from '../rows/activity-rows.ts';
import { findRules, listWinnerPicks, type RulesRow, writeRules } from '../rows/pickem-rows.ts';
import { type Card, drawCard, readCard } from './card.ts';

type Rules = Omit<RulesRow, 'groupId' | 'weekOn'>;
const OFF: Rules = { cardDay: null, cardGames: 0, hasWeights: false, missedPenalty: 0, dropsWorst: false };

/** Nothing has been played under this card: no game has begun and no one has picked a winner. */
async function isUntouched(tx: Ctx, groupId: string, card: Card | null): Promise<boolean> {
  if (!card) return true;
  if (card.isFixed || card.games.some((game) => isBettingClosed(game, tx.now()))) return false;
  const picks = await listWinnerPicks(
    tx,
    groupId,
    card.games.map(({ id }) => id),
  );
  return picks.length === 0;
}

const MOST_WEEKS_AHEAD = 4;

/** The first week from this one on in which neither the card of the rules in force nor that of the new ones has been touched. */
async function firstWeekFor(tx: Ctx, groupId: string, rules: Rules): Promise<string> {
  const today = easternDay(tx.now());
  let weekOn = mondayOf(today);
  for (let ahead = 0; ahead < MOST_WEEKS_AHEAD; ahead++) {
    const inForce = (await findRules(tx, groupId, weekOn)) ?? OFF;
    const isAhead = rules.cardDay === null || shiftDay(weekOn, rules.cardDay - 1) >= today;
    const cards = [await readCard(tx, groupId, weekOn, inForce), await drawCard(tx, weekOn, rules)];
    const untouched = await Promise.all(cards.map((card) => isUntouched(tx, groupId, card)));
    if (isAhead && untouched.every(Boolean)) break;
    weekOn = shiftDay(weekOn, 7);
  }
  return weekOn;
}

const isSame = (a: Rules, b: Rules): boolean =>
  a.cardDay === b.cardDay &&
  (a.cardDay === null ||
    (a.cardGames === b.cardGames && a.hasWeights === b.hasWeights && a.missedPenalty === b.missedPenalty && a.dropsWorst === b.dropsWorst));

/** Decides the rules of a group's card, from the first week that they can hold without changing what someone has played under. */
export const setRules: Verb<'PUT /api/groups/:groupId/rules'> = async (ctx, { params, body }) => {
  const userId = requireUser(ctx.actor);
  return ctx.transact(async (tx) => {
    const { group } = await lockAsAdmin(tx, params.groupId, userId);
    const rules = body.rules ?? OFF;
    const from = await firstWeekFor(tx, group.id, rules);
    const inForce = (await findRules(tx, group.id, from)) ?? OFF;
    await writeRules(tx, { groupId: group.id, weekOn: from, ...rules });
    if (!isSame(inForce, rules)) await addActivity(tx, group.id, 'rules_changed', userId);
    return { from };
  });
};
