import type { GameSport } from '@clearedge/contract/sports';
import clsx from 'clsx';
import { useNow } from '../../../core/clock.ts';
import { recordText, untilStart } from '../../../core/game-words.ts';
import { type AnyGame, byDay, sideOf, type TeamSide } from '../../../core/games.ts';
import { OddsButton } from '../../../core/prices/odds-button.tsx';
import { gameOffers } from '../../../core/prices/offer.ts';
import { CARD_MARKETS, marketHead } from '../../../core/prices/read-markets.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { DayGroups } from '../../../core/slate/day-groups.tsx';
import { dayOrder } from '../../../core/slate/day-order.ts';
import { StatusBadges } from '../../../core/status-badges.tsx';
import { TeamChip } from '../../../core/team-chip.tsx';
import { cssVars } from '../../../lib/css-vars.ts';
import { formatDate, plural, zoneLabel } from '../../../lib/format.ts';
import { useRamp } from '../../../lib/use-ramp.ts';
import { gameParts } from '../../../sports/registry.ts';
import { MaybeLink } from '../../../ui/marks/maybe-link.tsx';
import { GameLink, gameTitle, ModelCell } from '../card.tsx';
import { CardSections } from '../sections/card-sections.tsx';
import '../games.css';
import '../sections.css';
import '../games-narrow.css';

function underTime(game: AnyGame, now: number, clock: (iso: string) => string): string {
  if (game.status === 'completed') return game.endedAt ? `ended ${clock(game.endedAt)}` : '';
  if (game.status === 'scheduled') return game.isTimeTentative ? '' : untilStart(game.gameTime, now);
  return '';
}

/** The start, or where the game stands while it is played. */
function GameTimeCell({ game, now }: { game: AnyGame; now: number }) {
  const { clock, gameTime, timeZone } = useReaderFormat();
  const parts = gameParts(game.sport);
  const stand = game.status === 'live' ? parts.clock(game) : null;
  const start = clock(game.gameTime);
  const note = stand ? gameTime(game.gameTime) : underTime(game, now, clock);
  return (
    <div className="g-time">
      <StatusBadges game={game} word={parts.statusWord(game)} part={parts.partOfDay(game)} />
      <b>
        {stand ??
          (game.isTimeTentative || start === 'TBD' ? (
            'TBD'
          ) : (
            <>
              {start} <i>{zoneLabel(timeZone, new Date(game.gameTime))}</i>
            </>
          ))}
      </b>
      {note ? (
        <span className="note" title={note}>
          {note}
        </span>
      ) : null}
    </div>
  );
}

/** What a line has no room for goes as a whole: half a figure says something false. */
const notePart = (part: string, at: number) => <span key={part}>{at === 0 ? part : ` · ${part}`}</span>;

/** One club of a game with its record and score; its name leads to its page where it has one. */
function TeamRow({ game, which, row }: { game: AnyGame; which: TeamSide; row: 1 | 2 }) {
  const side = sideOf(game, which);
  const { sideNote, teamPath } = gameParts(game.sport);
  const to = teamPath?.(game, side);
  const note = sideNote(game, side);
  return (
    <div className={clsx('g-team', side.isLoser && 'lost')} style={cssVars({ '--r': row })}>
      <TeamChip sport={game.sport} code={side.code} />
      <div>
        <div className="nm">
          <span>
            <MaybeLink to={to}>{side.name}</MaybeLink>
          </span>
          <i>{recordText(side.record)}</i>
        </div>
        <div className="pt">{typeof note === 'string' ? note.split(' · ').map(notePart) : note}</div>
      </div>
      {side.score === null ? null : <span className="sc">{side.score}</span>}
    </div>
  );
}

const FIRST_COLUMN = 3;

/** The three markets of a card, each side a button that puts it on the slip. */
function MarketColumns({ game, now }: { game: AnyGame; now: number }) {
  const offers = gameOffers(game);
  return CARD_MARKETS.map((market, index) => (
    <div className="g-mk" key={market}>
      <h3>{marketHead(game.sport, market)}</h3>
      <OddsButton game={game} offer={offers[market][0]} now={now} column={FIRST_COLUMN + index} row={1} />
      <OddsButton game={game} offer={offers[market][1]} now={now} column={FIRST_COLUMN + index} row={2} />
    </div>
  ));
}

const AGE_STEP_MS = 5000;

/** One game: start or clock, clubs, three markets, and what has happened or is to be expected; with what opens under it. */
export function GameCard({ game, hasSections = true }: { game: AnyGame; hasSections?: boolean }) {
  const now = useNow(AGE_STEP_MS);
  return (
    <article className="game">
      <h2 className="sr">{gameTitle(game)}</h2>
      <div className="g-grid g-body">
        <GameLink className="g-open" game={game} />
        <GameTimeCell game={game} now={now} />
        <TeamRow game={game} which="away" row={1} />
        <TeamRow game={game} which="home" row={2} />
        <MarketColumns game={game} now={now} />
        <ModelCell game={game} />
      </div>
      {hasSections ? <CardSections game={game} /> : null}
    </article>
  );
}

export function GameListHead({ sport }: { sport: GameSport }) {
  const { timeHead, stateHead } = gameParts(sport).words;
  return (
    <div className="g-grid g-head" aria-hidden="true">
      {[timeHead, 'Matchup', ...CARD_MARKETS.map((market) => marketHead(sport, market)), stateHead].map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
  );
}

interface CardLook {
  isCompact: boolean;
  /** Of every card that is not compact, unless told otherwise. */
  hasSections?: boolean;
}

function CardList({ games, isCompact, hasSections = !isCompact }: CardLook & { games: readonly AnyGame[] }) {
  return (
    <div className={clsx('g-list', isCompact && 'compact')}>
      {games.map((game) => (
        <GameCard key={game.gameId} game={game} hasSections={hasSections} />
      ))}
    </div>
  );
}

interface GameListProps extends CardLook {
  games: readonly AnyGame[];
  /** The games that the reader's open bets are on. */
  mine: ReadonlySet<string>;
  order: (a: AnyGame, b: AnyGame) => number;
  /** Whether they are of several days, each of which is then headed. */
  hasDates: boolean;
}

type DayProps = Omit<GameListProps, 'hasDates'> & { drawn: number };

/** The games of one day in its order, what is over folded; of them the first are drawn at once. */
function DayList({ games, mine, order, isCompact, drawn }: DayProps) {
  const groups = dayOrder(games, mine, order);
  const ordered = groups.flatMap((group) => group.games);
  const shown = new Set(ordered.slice(0, drawn));
  return (
    <div className="g-groups">
      <DayGroups groups={groups}>
        {(group) => <CardList games={group.games.filter((game) => shown.has(game))} isCompact={isCompact} />}
      </DayGroups>
    </div>
  );
}

export function GameList({ games, hasDates, ...rest }: GameListProps) {
  const drawn = useRamp(games.length, 8, 2);
  if (!hasDates) return <DayList games={games} drawn={drawn} {...rest} />;
  return byDay(games.slice(0, drawn)).map((day) => (
    <section key={day.slateOn} className="g-day" aria-label={formatDate(day.slateOn)}>
      <p className="g-day-h">
        {formatDate(day.slateOn, 'full')}{' '}
        <span className="cap">{plural(games.filter(({ slateOn }) => slateOn === day.slateOn).length, 'game')}</span>
      </p>
      <CardList games={day.games} {...rest} />
    </section>
  ));
}
