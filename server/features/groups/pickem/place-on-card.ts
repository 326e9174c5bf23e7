import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { type Contest, isBettingClosed } from '../../contests/index.ts';
import type { PickRow } from '../picks/pick-rules.ts';
import { listWinnerPicks, writeWeight } from '../rows/pickem-rows.ts';
import { type Card, fixCardOf } from './card.ts';
import { placeWeight } from './place-weight.ts';

export interface CardTerms {
  weight: number | null;
  runsGuess: number | null;
}
interface Wanted {
  weight?: number | undefined;
  runsGuess?: number | undefined;
}

const NONE: CardTerms = { weight: null, runsGuess: null };
const refusal = (path: keyof Wanted, message: string): DomainError =>
  new DomainError('INVALID_INPUT', message, { issues: [{ path, message }] });

/** A pick that is no winner on the card carries nothing. */
export function checkOffCard({ weight, runsGuess }: Wanted): CardTerms {
  if (weight !== undefined) throw refusal('weight', 'This game is not on a card with confidence weights.');
  if (runsGuess !== undefined) throw refusal('runsGuess', 'The total runs are guessed on the last game of a card.');
  return NONE;
}

/** Frees the weight for the pick of this contest; `move` gives the pick that had it another one, after the pick is stored. */
async function takeWeight(tx: Ctx, { games }: Card, contest: Contest, mine: readonly PickRow[], wanted: number | undefined) {
  const isOpen = (id: string): boolean => games.some((game) => game.id === id && !isBettingClosed(game, tx.now()));
  const own = mine.find(({ contestId }) => contestId === contest.id);
  const others = mine
    .filter((pick) => pick !== own)
    .map(({ id, contestId, weight }) => ({ id, weight, contestId, isOpen: isOpen(contestId) }));
  const placing = placeWeight(games.length, own?.weight ?? null, wanted, others);
  if (placing.kind === 'unknown') throw refusal('weight', `The weights of this card go from 1 to ${games.length}.`);
  if (placing.kind === 'taken') {
    const game = games.find(({ id }) => id === placing.contestId);
    throw new DomainError('CONFLICT', `${wanted} stands on ${game?.awayCode} @ ${game?.homeCode}, which has begun.`);
  }
  const { weight, moved } = placing;
  const holder = others.find(({ contestId }) => contestId === moved?.contestId);
  for (const pick of [own, holder]) if (pick) await writeWeight(tx, pick.id, null);
  return { weight, move: async () => (holder && moved ? writeWeight(tx, holder.id, moved.weight) : undefined) };
}

/**
 * What a pick of a winner carries on its group's card: its weight, each used once, and the guess of the total runs on the last game.
 * `store` stores the pick with them. The group's row is locked by the caller, so that picks and rules of one group follow one another.
 */
export async function placeOnCard(
  tx: Ctx,
  { groupId, userId, contest }: { groupId: string; userId: string; contest: Contest },
  wanted: Wanted,
  store: (terms: CardTerms) => Promise<void>,
): Promise<void> {
  const found = await fixCardOf(tx, groupId, contest);
  if (!found) return store(checkOffCard(wanted));
  const { card, rules } = found;
  if (card.games.at(-1)?.id !== contest.id) checkOffCard({ runsGuess: wanted.runsGuess });
  const picks = await listWinnerPicks(
    tx,
    groupId,
    card.games.map(({ id }) => id),
  );
  const mine = picks.filter((pick) => pick.userId === userId);
  const runsGuess = wanted.runsGuess ?? mine.find(({ contestId }) => contestId === contest.id)?.runsGuess ?? null;
  if (!rules.hasWeights) return store({ ...checkOffCard({ weight: wanted.weight }), runsGuess });
  const { weight, move } = await takeWeight(tx, card, contest, mine, wanted.weight);
  await store({ weight, runsGuess });
  await move();
}
