import { BOARD_MARKETS, SIDES_OF } from '@clearedge/contract/markets/board-markets';
import { fairAmericanRounded, impliedProbability } from '@clearedge/quant/price';
import clsx from 'clsx';
import { Fragment } from 'react';
import { useNow } from '../../../../core/clock.ts';
import { ConfidenceMeter } from '../../../../core/confidence.tsx';
import { type AnyGame, hasStarted } from '../../../../core/games.ts';
import { OddsButton } from '../../../../core/prices/odds-button.tsx';
import { gameOffers, marketOffer, type Offer } from '../../../../core/prices/offer.ts';
import { bookCount, CARD_MARKETS, marketHead, readMarkets } from '../../../../core/prices/read-markets.ts';
import { Locked } from '../../../../core/session/feature-gate.tsx';
import { useCan } from '../../../../core/session/use-can.ts';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { TeamChip } from '../../../../core/team-chip.tsx';
import { formatPercent, formatSignedPercent, plural } from '../../../../lib/format.ts';
import { ColumnHeads } from '../../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { ConfidenceRecord } from '../../analysis/confidence-record.tsx';
import { NO_CONFIDENCE } from '../../analysis/no-confidence.ts';
import type { GameDetail, MarketView } from '../../contest-types.ts';

const playsText = (count: number): string => (count === 0 ? 'no value play' : count === 1 ? '1 value play' : `${count} value plays`);

/** How sure the model is; what a tier does not include is not in the page. */
export function AiConfidence({ game }: { game: GameDetail }) {
  const isOpen = useCan('analysis');
  const summary = game.aiSummary;
  if (!summary) return null;
  if (summary.noConfidence)
    return (
      <Panel className="gd-ai" title="AI confidence">
        <p className="muted">{`${NO_CONFIDENCE[summary.noConfidence]}.`}</p>
      </Panel>
    );
  if (!('locked' in summary))
    return (
      <Panel className="gd-ai" title="AI confidence" caption={hasStarted(game) ? 'moneyline, pre-game' : 'moneyline'}>
        <ConfidenceRecord summary={summary} />
      </Panel>
    );
  return (
    <Panel className="gd-ai" title="AI confidence" caption={hasStarted(game) ? 'pre-game' : playsText(summary.valuePlayCount)}>
      <ConfidenceMeter value={summary.confidence} />
      <p className="cap gd-conf">{`Confidence ${Math.floor(summary.confidence)}/100: more evidence than that share of back-tested plays in this market.`}</p>
      {isOpen ? null : (
        <div className="gd-lock">
          <Locked feature="analysis" what="AI Game Analysis" />
        </div>
      )}
    </Panel>
  );
}

interface PriceRow {
  title: string;
  offers: readonly Offer[];
}

type PricedGame = AnyGame & Pick<GameDetail, 'otherOdds'>;

function priceRows(game: PricedGame): PriceRow[] {
  const offers = gameOffers(game);
  const rows: PriceRow[] = CARD_MARKETS.map((market) => ({ title: marketHead(game.sport, market), offers: offers[market] }));
  for (const odds of game.otherOdds) {
    const cells = [odds.first, odds.second, odds.third];
    rows.push({
      title: BOARD_MARKETS[odds.market].name,
      offers: SIDES_OF[odds.market].map((side, at) => marketOffer(game, odds.market, side, cells[at]!)),
    });
  }
  return rows;
}

export function BestPrices({ game }: { game: PricedGame }) {
  const now = useNow(5000);
  const books = bookCount([game]);
  return (
    <Panel
      title={hasStarted(game) ? 'Closing prices' : 'Best prices'}
      caption={books > 0 ? plural(books, 'book') : hasStarted(game) ? undefined : 'No book yet'}
    >
      <div className="mk3">
        <span />
        <span className="c hd">{`${game.awayTeamCode} / Over`}</span>
        <span className="c hd">{`${game.homeTeamCode} / Under`}</span>
        {priceRows(game).map(({ title, offers }) => (
          <Fragment key={title}>
            <h3>{title}</h3>
            {offers.map((offer, at) => (
              <Fragment key={offer.spoken}>
                {at === 2 ? <span /> : null}
                <OddsButton game={game} offer={offer} now={now} />
                {at === 2 ? <span /> : null}
              </Fragment>
            ))}
          </Fragment>
        ))}
      </div>
    </Panel>
  );
}

/** What the best two prices add up to above one: below zero, both sides can be taken at a profit. */
function bestOverround(game: AnyGame): number | null {
  const { first, second } = readMarkets(game).moneyline;
  if (first.odds === null || second.odds === null || first.state !== 'open' || second.state !== 'open') return null;
  return impliedProbability(first.odds) + impliedProbability(second.odds) - 1;
}

export function MarketPanel({ game }: { game: AnyGame & { market: MarketView | null } }) {
  const { odds } = useReaderFormat();
  const { market } = game;
  if (!market) return null;
  const margin = bestOverround(game);
  const sides = [
    { code: game.awayTeamCode, chance: market.awayNoVig },
    { code: game.homeTeamCode, chance: market.homeNoVig },
  ];
  return (
    <Panel title="Market" caption={hasStarted(game) ? 'closing moneyline, margin removed' : 'moneyline, margin removed'} padded={false}>
      <table className="tbl">
        <ColumnHeads heads={['Side', ['No-vig'], ['Fair price']]} />
        <tbody>
          {sides.map(({ code, chance }) => (
            <tr key={code}>
              <th scope="row">{code}</th>
              <td className="num">{formatPercent(chance)}</td>
              <td className="num">{chance > 0 && chance < 1 ? odds(fairAmericanRounded(chance)) : '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="cap gd-note">
        {`Power method over ${market.bookCount} books.`}
        {margin === null ? '' : ` Margin at the best two prices ${formatSignedPercent(margin)}.`}
      </p>
    </Panel>
  );
}

const better = (isBetter: boolean) => (isBetter ? <span className="sr"> (better)</span> : null);

export function MatchupPanel({ game }: { game: GameDetail }) {
  if (game.matchup.length === 0) return null;
  return (
    <Panel title="Key matchup stats" caption="season to date">
      <div className="mu">
        <span>
          <TeamChip sport={game.sport} code={game.awayTeamCode} size="sm" />
        </span>
        <span className="k" />
        <span className="h">
          <TeamChip sport={game.sport} code={game.homeTeamCode} size="sm" />
        </span>
        {game.matchup.map((row) => (
          <Fragment key={row.label}>
            <span className={clsx(row.better === 'away' && 'bt')}>
              {row.away}
              {better(row.better === 'away')}
            </span>
            <span className="k" title={row.note ?? undefined}>
              {row.label}
            </span>
            <span className={clsx('h', row.better === 'home' && 'bt')}>
              {row.home}
              {better(row.better === 'home')}
            </span>
          </Fragment>
        ))}
      </div>
    </Panel>
  );
}
