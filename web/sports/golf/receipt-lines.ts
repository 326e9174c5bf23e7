import type { ReceiptFacts } from '../web-sport.ts';

type Golf = NonNullable<ReceiptFacts['golf']>;

function finishOf({ teedOff, withdrew, madeCut, position, tied, strokes }: Golf['players'][number]): string {
  const played = strokes === null ? '' : `, ${strokes} strokes`;
  if (!teedOff) return 'Did not tee off';
  if (withdrew) return `Withdrew${played}`;
  if (madeCut === false) return `Missed the cut${played}`;
  if (position !== null) return `${tied > 1 ? 'T' : ''}${position}${tied > 1 ? ` (${tied} players)` : ''}${played}`;
  return madeCut ? `Made the cut${played}` : 'No position';
}

/** What the grade of a golf bet rests on: how its players finished. */
export const receiptLines = ({ golf }: ReceiptFacts): { label: string; value: string }[] =>
  golf
    ? [
        ...golf.players.map((player) => ({ label: player.name, value: finishOf(player) })),
        { label: 'Holes completed', value: String(golf.holesCompleted) },
      ]
    : [];
