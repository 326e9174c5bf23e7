import { GRADE_WORD } from '@clearedge/contract/words/selection-words';
import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { productNow } from '../../../core/clock.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatCount, formatMoney, formatPercent, formatSignedMoney, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { messageOf } from '../../../lib/query.ts';
import { AsTable } from '../../../ui/charts/as-table.tsx';
import { Curve } from '../../../ui/charts/curve.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { useWantedBet } from '../bet.queries.ts';
import { BetMarks } from '../bet-marks.tsx';
import type { Bet, BetHistory, HistoryFigures } from '../bet-types.ts';
import { betGame, betKindLine, betTitle, detailLine, GRADE_LOOK } from '../bet-words.ts';
import { ReceiptPanel } from '../receipt/receipt-panel.tsx';
import type { useHistory } from './history.queries.ts';

interface CurvePoint {
  at: string;
  bets: number;
  profit: number;
  total: number;
  /** The best total so far. */
  peak: number;
}

/** Profit added up over settlements, oldest first. */
export function profitCurve(curve: HistoryFigures['curve']): CurvePoint[] {
  let cents = 0;
  let peak = 0;
  return curve.map(({ at, bets, profit }) => {
    cents += Math.round(profit * 100);
    peak = Math.max(peak, cents);
    return { at, bets, profit, total: cents / 100, peak: peak / 100 };
  });
}

const POINTS_MIN = 5;
const TABLE_MAX = 60;

const STEPS = { minute: ['Settled', 'settlements'], day: ['Day', 'days'], week: ['Week to', 'weeks'] } as const;

/** Profit over all bets that fit, its falls shaded; a table says the same. Nothing below five settlements: two points are no curve. */
function ProfitCurve({ figures: { curve, curveBy: by, drawdown } }: { figures: Pick<HistoryFigures, 'curve' | 'curveBy' | 'drawdown'> }) {
  const { date, clock } = useReaderFormat();
  const points = profitCurve(curve);
  const [head, steps] = STEPS[by];
  if (points.length < POINTS_MIN) return null;
  const last = points.at(-1)!;
  const shown = points.slice(-TABLE_MAX).reverse();
  return (
    <figure className="curve-p">
      <figcaption>
        <b>Profit</b>
        <span className="cap">Shaded: below the best so far. Max drawdown {formatMoney(drawdown)}, bet by bet.</span>
        <Link className="link" to={`${paths.results}#every-day`}>
          Every day
        </Link>
      </figcaption>
      <Curve
        steps={points}
        spoken={`Profit over ${points.length} ${steps}: now ${formatSignedMoney(last.total)}, best ${formatSignedMoney(last.peak)}.`}
        markText={(mark) => formatMoney(mark).replace(/\.00$/, '')}
        totalText={formatSignedMoney}
        from={date(points[0]!.at, 'plain')}
        to={date(last.at, 'plain')}
      />
      <AsTable
        heads={[head, 'Bets', 'Profit', 'Total']}
        rows={shown.map(({ at, bets: count, profit, total }) => ({
          key: at,
          cells: [
            by === 'minute' ? `${date(at, 'plain')}, ${clock(at)}` : date(at, 'plain'),
            count,
            formatSignedMoney(profit),
            formatSignedMoney(total),
          ],
        }))}
      />
    </figure>
  );
}

interface HistoryRowProps {
  bet: Bet;
  isOpen: boolean;
  /** The address named this bet when the page was opened: bring it into view. */
  isWanted: boolean;
  onToggle: () => void;
}

const signClass = (profit: number): string => clsx('money', profit > 0 && 'pos', profit < 0 && 'neg');

/** One settled bet; a press opens its receipt. */
function HistoryRow({ bet, isOpen, isWanted, onToggle }: HistoryRowProps) {
  const { odds, date } = useReaderFormat();
  // A long history has many a ninth of July.
  const day = (iso: string): string =>
    date(iso, new Date(iso).getUTCFullYear() === new Date(productNow()).getUTCFullYear() ? 'short' : 'plain');
  const row = useRef<HTMLLIElement>(null);
  const panelId = `receipt-${bet.id}`;
  const result = bet.result ?? 'void';
  useEffect(() => {
    if (isWanted) row.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  return (
    <li className="hist" ref={row} data-open={isOpen || undefined}>
      <button type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
        <ChevronRight className="cv" />
        <Badge look={GRADE_LOOK[result]}>{GRADE_WORD[result]}</Badge>
        <span className="s">
          {betTitle(bet)}
          <small>
            {betGame(bet)}, {day(`${bet.playedOn}T12:00:00Z`)}
            <span className="hl"> · {betKindLine(bet)}</span>
            {detailLine(bet)}
          </small>
          <BetMarks bet={bet} />
        </span>
        <span className="num hm">{odds(bet.odds)}</span>
        <span className="num hm">{formatMoney(bet.freeStake || bet.stake)}</span>
        <span className={signClass(bet.actualWin ?? 0)}>{formatSignedMoney(bet.actualWin ?? 0)}</span>
      </button>
      <div id={panelId}>{isOpen ? <ReceiptPanel bet={bet} /> : null}</div>
    </li>
  );
}

const whole = (fraction: number): string => formatPercent(fraction, 0);

/** What all bets that fit come to, however many of them are on the screen. */
function HistorySummary({ figures, isFiltered }: { figures: HistoryFigures; isFiltered: boolean }) {
  const { bets, wins, losses, pushes, voids, winRate, winRateInterval: interval, profit, roi, staked } = figures;
  return (
    <dl className="hist-sum">
      <div>
        <dt>{isFiltered ? 'Bets that fit' : 'Settled bets'}</dt>
        <dd>{formatCount(bets)}</dd>
      </div>
      <div>
        <dt>Won, lost, push, void</dt>
        <dd>{[wins, losses, pushes, voids].map((count) => formatCount(count)).join('–')}</dd>
      </div>
      <div>
        <dt>Win rate</dt>
        <dd>
          {winRate === null ? NONE : formatPercent(winRate)}
          {interval ? (
            <small>
              {' '}
              {whole(interval.low)} to {whole(interval.high)}
            </small>
          ) : null}
        </dd>
      </div>
      <div>
        <dt>Staked</dt>
        <dd>{formatMoney(staked)}</dd>
      </div>
      <div>
        <dt>Profit</dt>
        <dd className={clsx(profit > 0 && 'pos', profit < 0 && 'neg')}>
          {formatSignedMoney(profit)}
          {roi === null ? null : <small> ROI {formatSignedPercent(roi)}</small>}
        </dd>
      </div>
    </dl>
  );
}

interface HistoryPagesProps {
  answer: ReturnType<typeof useHistory>;
  pages: readonly BetHistory[];
  isFiltered: boolean;
  /** The bet that the address named when the page was opened. */
  wanted: string | null;
  openBet: string | null;
  onToggle: (betId: string) => void;
}

function More({ answer, shown, total }: { answer: HistoryPagesProps['answer']; shown: number; total: number }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage, refetch } = answer;
  if (isFetchNextPageError)
    return (
      <div className="hist-more" role="alert">
        <span>{messageOf(error) ?? 'Older bets could not be loaded.'}</span>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  if (!hasNextPage) return null;
  return (
    <div className="hist-more">
      <Button onClick={() => void fetchNextPage()} disabled={isFetchingNextPage}>
        {isFetchingNextPage ? 'Loading older bets' : 'Show older bets'}
      </Button>
      <span className="cap">
        {formatCount(shown)} of {formatCount(total)} shown, the last settled first
      </span>
    </div>
  );
}

/** The bet of a link that stands further down than what is loaded, or outside the filter. */
function useLinkedBet(wanted: string | null, bets: readonly Bet[]): Bet | null {
  const { bet } = useWantedBet(wanted);
  return bet?.status === 'settled' && !bets.some(({ id }) => id === bet.id) ? bet : null;
}

/** What fits in figures, as a curve and bet by bet, as far as it was asked for. */
export function HistoryPages({ answer, pages, isFiltered, wanted, openBet, onToggle }: HistoryPagesProps) {
  const headingId = useId();
  const bets = pages.flatMap((page) => page.bets);
  const linked = useLinkedBet(wanted, bets);
  const figures = pages[0]!.summary!;
  const row = (bet: Bet) => (
    <HistoryRow key={bet.id} bet={bet} isOpen={bet.id === openBet} isWanted={bet.id === wanted} onToggle={() => onToggle(bet.id)} />
  );
  return (
    <section className="panel" aria-labelledby={headingId} aria-busy={answer.isPlaceholderData}>
      <h2 className="sr" id={headingId}>
        Settled bets
      </h2>
      <HistorySummary figures={figures} isFiltered={isFiltered} />
      <ProfitCurve figures={figures} />
      {linked ? (
        <>
          <p className="cap hist-linked">The bet of your link; it is not among those listed below.</p>
          <ul>{row(linked)}</ul>
        </>
      ) : null}
      <ul className={linked ? 'hist-rest' : undefined}>{bets.map(row)}</ul>
      <More answer={answer} shown={bets.length} total={figures.bets} />
    </section>
  );
}
