import { ClubChip } from '../../../core/club-chip.tsx';
import { recordText } from '../../../core/game-words.ts';
import { type AnyGame, sideOf } from '../../../core/games.ts';
import { OddsButton } from '../../../core/prices/odds-button.tsx';
import { gameOffers } from '../../../core/prices/offer.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { StatusBadges } from '../../../core/status-badges.tsx';
import { zoneLabel } from '../../../lib/format.ts';
import { gameParts } from '../../../sports/registry.ts';
import { GameLink } from '../card/game-link.tsx';

function Team({ game, which }: { game: AnyGame; which: 'away' | 'home' }) {
  const side = sideOf(game, which);
  return (
    <div className={side.isLoser ? 'hg-team lost' : 'hg-team'}>
      <ClubChip sport={game.sport} code={side.code} size="sm" />
      <span className="nm">{side.name}</span>
      <span className="muted">{recordText(side.record)}</span>
      {side.score === null ? null : <b className="sc">{side.score}</b>}
    </div>
  );
}

export function HomeGameRow({ game, now }: { game: AnyGame; now: number }) {
  const { clock, timeZone } = useReaderFormat();
  const offers = gameOffers(game).moneyline;
  const parts = gameParts(game.sport);
  const stand = game.status === 'live' ? parts.clock(game) : null;
  return (
    <li className="hg">
      <GameLink className="hg-open" game={game} />
      <div className="hg-time">
        <b>{stand ?? (game.isTimeTentative ? 'TBD' : clock(game.gameTime))}</b>{' '}
        {stand || game.isTimeTentative ? null : <span className="cap">{zoneLabel(timeZone, new Date(game.gameTime))}</span>}
        <StatusBadges game={game} word={parts.statusWord(game)} part={parts.partOfDay(game)} />
      </div>
      <div className="hg-teams">
        <Team game={game} which="away" />
        <Team game={game} which="home" />
      </div>
      <div className="hg-odds">
        <OddsButton game={game} offer={offers[0]} now={now} />
        <OddsButton game={game} offer={offers[1]} now={now} />
      </div>
    </li>
  );
}
