import { sportOf } from '@clearedge/contract/sports';
import type { AnyGame } from '../../../../core/games.ts';
import { gameOffers, type Offer, type OfferPair } from '../../../../core/prices/offer.ts';
import { marketName } from '../../../../core/prices/read-markets.ts';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { Badge } from '../../../../ui/marks/badge.tsx';

/** The side of a market that won; either of two that pushed; null where it was never priced or graded. */
export const decidedOf = ([first, second]: OfferPair): Offer | null =>
  [first, second].find(({ cell }) => cell.grade === 'win') ?? (first.cell.grade === 'push' || first.cell.grade === 'void' ? first : null);

const otherOf = (pair: OfferPair, offer: Offer): Offer => (pair[0] === offer ? pair[1] : pair[0]);

/** "DET", "DET +1.5", "Over 8.5". */
export function sideName(game: AnyGame, { pick, short, selection }: Offer): string {
  if (pick?.market === 'total') return selection;
  if (pick?.market !== 'spread') return short;
  return `${pick.side === 'away' ? game.awayTeamCode : game.homeTeamCode} ${short}`;
}

const WORD = { win: 'Won', loss: 'Lost', push: 'Push', void: 'Void' } as const;

/** "CAR won by 3": beside a handicap that won, who did win is not plain. */
function marginText({ awayTeamCode, homeTeamCode, awayScore, homeScore }: AnyGame): string {
  const margin = (awayScore ?? 0) - (homeScore ?? 0);
  return margin === 0 ? 'a tie' : `${margin > 0 ? awayTeamCode : homeTeamCode} won by ${Math.abs(margin)}`;
}

/** The three markets of a final: which side won at which closing price. */
export function ResultStrip({ game }: { game: AnyGame }) {
  const { odds } = useReaderFormat();
  const { moneyline, spread, total } = gameOffers(game);
  const [away, home] = [game.awayScore ?? 0, game.homeScore ?? 0];
  const { scoreUnit } = sportOf(game.sport);
  const counted = (count: number): string => `${count} ${count === 1 ? scoreUnit.one : scoreUnit.many}`;
  const rows = [
    { title: 'Moneyline', pair: moneyline, note: null },
    { title: marketName(game.sport, 'spread'), pair: spread, note: marginText(game) },
    { title: marketName(game.sport, 'total'), pair: total, note: counted(away + home) },
  ];
  return (
    <dl className="res">
      {rows.map(({ title, pair, note }) => {
        const decided = decidedOf(pair);
        const other = decided ? otherOf(pair, decided) : null;
        const rest = note ?? (other ? `${other.short} ${odds(other.cell.odds)}` : '');
        return (
          <div key={title}>
            <dt>{title}</dt>
            {decided?.cell.grade ? (
              <dd>
                <b>{sideName(game, decided)}</b>{' '}
                <Badge look={decided.cell.grade === 'win' ? 'win' : 'push'}>{WORD[decided.cell.grade]}</Badge>
                <small>{`closed ${odds(decided.cell.odds)} · ${rest}`}</small>
              </dd>
            ) : (
              <dd>
                <b>—</b>
                <small>{pair[0].cell.odds === null ? 'no closing price' : 'not graded yet'}</small>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
