import { recordText, untilStart } from '../../../core/game-words.ts';
import { type AnyGame, sideOf, takesBets } from '../../../core/games.ts';
import { OddsButton } from '../../../core/prices/odds-button.tsx';
import { gameOffers } from '../../../core/prices/offer.ts';
import { CARD_MARKETS } from '../../../core/prices/read-markets.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { StatusBadges } from '../../../core/status-badges.tsx';
import { TeamChip } from '../../../core/team-chip.tsx';
import { zoneLabel } from '../../../lib/format.ts';
import { gameParts } from '../../../sports/registry.ts';
import { GameLink, ModelCell } from '../card.tsx';

function Team({ game, which }: { game: AnyGame; which: 'away' | 'home' }) {
  const side = sideOf(game, which);
  return (
    <div className={side.isLoser ? 'hg-team lost' : 'hg-team'}>
      <TeamChip sport={game.sport} code={side.code} size="sm" />
      <span className="nm">{side.name}</span>
      <span className="muted">{recordText(side.record)}</span>
      {side.score === null ? null : <b className="sc">{side.score}</b>}
    </div>
  );
}

/** Three markets of an open game; of one under way where it stands, of one that is over how it ended. */
function HomeMarkets({ game, now }: { game: AnyGame; now: number }) {
  if (!takesBets(game)) return <ModelCell game={game} />;
  const offers = gameOffers(game);
  return (
    <div className="hg-odds">
      {[0, 1].map((row) =>
        CARD_MARKETS.map((market) => <OddsButton key={market + row} game={game} offer={offers[market][row as 0 | 1]} now={now} />),
      )}
    </div>
  );
}

/** A game in one line: when, who, and its prices or how it stands. */
export function HomeGameRow({ game, now }: { game: AnyGame; now: number }) {
  const { clock, timeZone } = useReaderFormat();
  const parts = gameParts(game.sport);
  const stand = game.status === 'live' ? parts.clock(game) : null;
  const isAhead = game.status === 'scheduled' && !game.isTimeTentative;
  return (
    <li className="hg">
      <GameLink className="hg-open" game={game} />
      <div className="hg-time">
        <b>{stand ?? (game.isTimeTentative ? 'TBD' : clock(game.gameTime))}</b>{' '}
        {stand || game.isTimeTentative ? null : <span className="cap">{zoneLabel(timeZone, new Date(game.gameTime))}</span>}
        {isAhead ? <span className="cap hg-in">{untilStart(game.gameTime, now)}</span> : null}
        <StatusBadges game={game} word={parts.statusWord(game)} part={parts.partOfDay(game)} />
      </div>
      <div className="hg-teams">
        <Team game={game} which="away" />
        <Team game={game} which="home" />
      </div>
      <HomeMarkets game={game} now={now} />
    </li>
  );
}
