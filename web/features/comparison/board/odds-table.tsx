import { placesOf } from '@clearedge/contract/markets/board-markets';
import { DEFAULT_SPORT } from '@clearedge/contract/sports';
import clsx from 'clsx';
import { ChartLine, ChevronRight, Pin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { boardHead } from '../../../core/prices/board-head.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { GroupHead } from '../../../core/slate/day-groups.tsx';
import { type DayGame, type DayGroup, isFolded } from '../../../core/slate/day-order.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { shortTeam } from '../../../core/teams.ts';
import { cssVars } from '../../../lib/css-vars.ts';
import { formatAge, formatPercent, formatSigned, formatSignedPercent, NONE, plural } from '../../../lib/format.ts';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ageOf, type GameView, type Looking, quoteOf, type SideView } from '../compare-rules.ts';
import type { Method } from '../comparison.queries.ts';
import { lineText, METHOD_NAME, sideText } from '../words.ts';
import { edgeOf, heatOf } from './board-order.ts';
import { PriceCell } from './price-cell.tsx';
import type { SlipUse } from './slip-use.ts';

interface BookHead {
  code: string;
  name: string;
  hold: number | null;
}
export interface BoardProps {
  /** The games of the day in its order. */
  groups: readonly DayGroup<GameView & DayGame>[];
  books: readonly BookHead[];
  looking: Looking;
  method: Method;
  slip: SlipUse;
  /** Opens lines and alerts of a game; null where there are none to show. */
  onChart: ((gameId: string) => void) | null;
  /** Books whose columns come first, and what a press on one's pin does; absent where columns have one order. */
  pins?: { codes: readonly string[]; onToggle: (code: string) => void };
  /** Which sides of settled games won. */
  hasWon?: (view: GameView, side: SideView) => boolean;
}

export function SideName({ view: { game }, side, isLong }: { view: GameView; side: SideView; isLong?: boolean }) {
  if (side.side === 'draw')
    return (
      <span className="oc-tm">
        <span className="nm">Draw</span>
      </span>
    );
  const isTotal = side.side === 'over' || side.side === 'under';
  const team = side.place === 'first' ? game.awayTeam : game.homeTeam;
  const code = side.place === 'first' ? game.awayTeamCode : game.homeTeamCode;
  const name = isLong ? team : shortTeam(team);
  return (
    <span className="oc-tm">
      <TeamChip sport={game.sport} code={code} size="sm" title={team} />
      <span className="nm">{isTotal ? sideText(game, side.side, side.line) : name}</span>
      {isTotal || side.line === null ? null : <span className="ln">{lineText(side.side, side.line)}</span>}
    </span>
  );
}

function FairCell({ view, side }: { view: GameView; side: SideView }) {
  const { odds } = useReaderFormat();
  const { fair } = view.market;
  if (!fair) return <>{NONE}</>;
  const chance = fair[side.place]!;
  return (
    <span title={`${formatPercent(chance)} by ${plural(fair.bookCount, 'book')} with their margin taken out`}>
      {odds(fair[`${side.place}Odds`] ?? null)}
    </span>
  );
}

function BestCell({ side, edge }: { side: SideView; edge: number | null }) {
  const { odds } = useReaderFormat();
  const { best, bestLine } = side;
  return (
    <>
      {best ? (
        <>
          <b>{odds(best.quote.odds)}</b> <span className="cap">{best.code}</span>{' '}
          {edge === null ? null : <span className={edge > 0 ? 'oc-edge plus' : 'oc-edge'}>{formatSignedPercent(edge)}</span>}
        </>
      ) : (
        NONE
      )}
      {bestLine ? (
        <small title={`Best number: ${lineText(side.side, bestLine.quote.line)} at ${bestLine.name}`}>
          {lineText(side.side, bestLine.quote.line)} {odds(bestLine.quote.odds)} {bestLine.code}
        </small>
      ) : null}
    </>
  );
}

/** The best price, tinted by what it is worth by the fair one; of a closed game it can be bet no more, and has no tint. */
function HeatCell({ view, side }: { view: GameView; side: SideView }) {
  const edge = view.game.isClosed ? null : edgeOf(view, side);
  return (
    <td className="c-best" style={cssVars({ '--heat': `${heatOf(edge)}%` })}>
      <BestCell side={side} edge={edge} />
    </td>
  );
}

/** A book's head, with its pin where columns can be pinned. */
function BookHeadCell({ book: { code, name, hold }, pins }: { book: BookHead; pins: BoardProps['pins'] }) {
  const isPinned = pins?.codes.includes(code) ?? false;
  return (
    <th scope="col" className={isPinned ? 'pinned' : undefined}>
      {pins ? (
        <button
          type="button"
          className="oc-pin"
          aria-pressed={isPinned}
          aria-label={`Pin ${name}`}
          title={isPinned ? `Unpin ${name}` : `Pin ${name} first`}
          onClick={() => pins.onToggle(code)}
        >
          <Pin className="s" />
        </button>
      ) : null}
      {name}
      <small>{hold === null ? 'off' : `hold ${formatPercent(hold)}`}</small>
    </th>
  );
}

/** Hold and age of a book's pair, or that the market is off there. */
function BookFoot({ view, code, looking }: { view: GameView; code: string; looking: Looking }) {
  const book = view.books.find((one) => one.code === code);
  const quotes = book ? placesOf(looking.market).map((place) => quoteOf(book, looking.market, place)) : [];
  const open = quotes.flatMap((quote) => (quote && quote.odds !== null ? [quote] : []));
  if (!book || open.length === 0) return <>Off</>;
  const hold = book.markets[looking.market]?.hold;
  const seconds = Math.max(...open.map((quote) => ageOf(quote, looking.now)));
  const isOld = !view.game.isClosed && seconds > looking.maxAgeSeconds;
  return (
    <>
      {typeof hold === 'number' ? `${formatPercent(hold)} · ` : ''}
      {view.game.isClosed ? 'close' : <span className={isOld ? 'age-old' : undefined}>{formatAge(seconds)}</span>}
    </>
  );
}

function GameRows({ view, books, looking, method, slip, onChart, hasWon }: Omit<BoardProps, 'groups'> & { view: GameView }) {
  const { gameTime } = useReaderFormat();
  const { game, market, hold } = view;
  return (
    <tbody>
      {view.sides.map((side, at) => (
        <tr className={at === 0 ? 'a' : 'h'} key={side.place}>
          <th scope="row">
            <SideName view={view} side={side} />
            {hasWon?.(view, side) ? <Badge look="win">Won</Badge> : null}
          </th>
          <td className="c-fair">
            <FairCell view={view} side={side} />
          </td>
          <HeatCell view={view} side={side} />
          {books.map((book) => (
            <td key={book.code}>
              <PriceCell view={view} side={side} book={book} looking={looking} slip={slip} />
            </td>
          ))}
        </tr>
      ))}
      <tr className="m">
        <th scope="row">
          {onChart ? (
            <button type="button" className="oc-open" onClick={() => onChart(game.gameId)}>
              <ChartLine className="s" />
              <span className="sr">{`${game.awayTeam} at ${game.homeTeam}: `}</span>
              Lines and alerts
            </button>
          ) : null}
          <span className="tm-at">{game.isClosed ? 'Closed' : gameTime(game.gameTime)}</span>
        </th>
        <td className="c-fair" title={`${METHOD_NAME[method]} method`}>
          {market.fair ? plural(market.fair.bookCount, 'book') : NONE}
        </td>
        <td className="c-best">{hold === null ? NONE : `${formatSigned(hold * 100)}% hold`.replace('+', '')}</td>
        {books.map(({ code }) => (
          <td key={code}>
            <BookFoot view={view} code={code} looking={looking} />
          </td>
        ))}
      </tr>
    </tbody>
  );
}

interface GroupProps extends BoardProps {
  group: DayGroup<GameView & DayGame>;
  isHeaded: boolean;
  isShut: boolean;
}

/** One group of the day with its head; what is over opens on a press. */
function Group({ group, isHeaded, isShut, ...board }: GroupProps) {
  const [isOpen, setOpen] = useState(!isShut);
  const head = <GroupHead group={group} />;
  return (
    <>
      {isHeaded ? (
        <tbody>
          <tr className="oc-grp">
            <th scope="rowgroup" colSpan={board.books.length + 3}>
              {isShut ? (
                <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                  <ChevronRight className="s" />
                  {head}
                </button>
              ) : (
                head
              )}
            </th>
          </tr>
        </tbody>
      ) : null}
      {isOpen ? group.games.map((view) => <GameRows key={view.gameId} {...board} view={view} />) : null}
    </>
  );
}

/** As many books as fit beside the game: more scroll sideways in a box of their own, and only then the head is the box's. */
const FITTING = 8;

function Frame({ isWide, label, children }: { isWide: boolean; label: string; children: ReactNode }) {
  return isWide ? <WideTable label={label}>{children}</WideTable> : children;
}

/** Games by books, with the fair and the best price in front. */
export function OddsTable(props: BoardProps) {
  const { groups, books, method, looking, pins } = props;
  const sport = groups[0]?.games[0]?.game.sport ?? DEFAULT_SPORT;
  const isWide = books.length > FITTING;
  return (
    <section className={clsx('panel oc-t', isWide && 'wide')}>
      <Frame label={`${boardHead(sport, looking.market)} prices`} isWide={isWide}>
        <table className="oc">
          <thead>
            <tr>
              <th scope="col">Game</th>
              <th scope="col">
                Fair<small>{METHOD_NAME[method].toLowerCase()}</small>
              </th>
              <th scope="col">
                Best<small>{looking.books.length === 0 ? 'any book' : 'my books'}</small>
              </th>
              {books.map((book) => (
                <BookHeadCell key={book.code} book={book} pins={pins} />
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <Group key={group.part} {...props} group={group} isHeaded={groups.length > 1} isShut={isFolded(group, groups)} />
          ))}
        </table>
      </Frame>
    </section>
  );
}
