import { sportOf } from '@clearedge/contract/sports';
import { useNow } from '../../../../core/clock.ts';
import { placeText, recordText } from '../../../../core/game-words.ts';
import { type AnyGame, sideOf, type TeamSide } from '../../../../core/games.ts';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { StatusBadges } from '../../../../core/status-badges.tsx';
import { TeamChip } from '../../../../core/team-chip.tsx';
import { formatAge, formatDuration, formatPercent, plural } from '../../../../lib/format.ts';
import { gameParts } from '../../../../sports/registry.ts';
import type { MarketView } from '../../contest-types.ts';

interface PreGameProps {
  game: AnyGame;
  market: MarketView | null;
  /** Our own probability for the away side, where the tier shows it. */
  own: number | null;
  /** Under a club's name, beside its record. */
  sideLine: (side: TeamSide) => string;
  /** What else bears on the place: the weather. */
  about: string | null;
}

function sourceText(market: MarketView | null, own: number | null, now: number): string {
  if (!market) return 'Our number, no market price yet';
  const age = formatAge((now - Date.parse(market.seenAt)) / 1000);
  const share = own === null ? '' : ` ${formatPercent(market.awayNoVig)}`;
  return `Market, no vig${share} (${plural(market.bookCount, 'book')}, ${age})`;
}

/** Who wins how often: our own number with the market's marked on it, or the market's alone. */
function WinProbability({ game, market, own }: Pick<PreGameProps, 'game' | 'market' | 'own'>) {
  const now = useNow();
  const { awayTeamCode: away, homeTeamCode: home } = game;
  const chance = own ?? market?.awayNoVig ?? null;
  if (chance === null)
    return (
      <div className="wp">
        <div className="wp-l">
          <span>No market price for this game yet</span>
        </div>
        <div className="wp-b" />
      </div>
    );
  const [first, second] = [formatPercent(chance), formatPercent(1 - chance)];
  return (
    <div className="wp">
      <div className="wp-l">
        <div>
          <b>{first}</b> <span>{away} wins</span>
        </div>
        <span className="mkt">{sourceText(market, own, now)}</span>
        <div>
          <span>{home} wins</span> <b>{second}</b>
        </div>
      </div>
      <div className="wp-b" aria-hidden="true">
        <i className="a" style={{ width: first }} />
        <i className="h" style={{ width: second }} />
        {own !== null && market ? <span className="m" style={{ left: formatPercent(market.awayNoVig) }} /> : null}
      </div>
    </div>
  );
}

function Side({ game, which, note }: { game: AnyGame; which: TeamSide; note: string }) {
  const side = sideOf(game, which);
  return (
    <div className={which === 'home' ? 'gd-side home' : 'gd-side'}>
      <TeamChip sport={game.sport} code={side.code} size="lg" />
      <div>
        <b>{side.name}</b>
        <span>{[recordText(side.record), note].filter(Boolean).join(', ')}</span>
      </div>
    </div>
  );
}

function Middle({ game, now }: { game: AnyGame; now: number }) {
  const seconds = (Date.parse(game.gameTime) - now) / 1000;
  if (game.status === 'scheduled' && !game.isTimeTentative && seconds > 0)
    return (
      <div className="gd-at">
        <b>{formatDuration(seconds)}</b>
        <span>{`to ${sportOf(game.sport).startWord}`}</span>
      </div>
    );
  return (
    <div className="gd-at">
      <b>@</b>
      <span>{game.statusNote ?? (game.isTimeTentative ? 'time to be announced' : 'due to start')}</span>
    </div>
  );
}

function Facts({ game, about }: Pick<PreGameProps, 'game' | 'about'>) {
  const { date, gameTime } = useReaderFormat();
  const parts = gameParts(game.sport);
  return (
    <div className="gd-top">
      <StatusBadges game={game} word={parts.statusWord(game)} part={parts.partOfDay(game)} />
      <b>{`${date(game.gameTime)}, ${game.isTimeTentative ? 'TBD' : gameTime(game.gameTime)}`}</b>
      <span>{placeText(game)}</span>
      {about ? <span>{about}</span> : null}
    </div>
  );
}

/** Who plays when, and who is likelier. */
export function PreGameHead({ game, market, own, sideLine, about }: PreGameProps) {
  const now = useNow();
  return (
    <div className="gd-head">
      <Facts game={game} about={about} />
      <div className="gd-vs">
        <Side game={game} which="away" note={sideLine('away')} />
        <Middle game={game} now={now} />
        <Side game={game} which="home" note={sideLine('home')} />
      </div>
      <WinProbability game={game} market={market} own={own} />
    </div>
  );
}
