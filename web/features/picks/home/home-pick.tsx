import { lowestTierName } from '@clearedge/contract/entitlements';
import { leagueOf } from '@clearedge/contract/sports';
import clsx from 'clsx';
import { Link } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { type AnyGame, takesBets } from '../../../core/games.ts';
import { progressOf } from '../../../core/live-bets/live-words.ts';
import { PICK_RESULT_WORD, unitsText } from '../../../core/pick-figures.ts';
import { OddsButton } from '../../../core/prices/odds-button.tsx';
import { marketHead } from '../../../core/prices/read-markets.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../core/slip/index.ts';
import { TeamChip } from '../../../core/team-chip.tsx';
import { formatPercent, formatSignedPercent } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { gameParts, liveWords } from '../../../sports/registry.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { AnyPick } from '../pick.queries.ts';
import { breakEvenAt, moveSince, offerNow, valueAt } from '../pick-now.ts';
import { confidenceText, resultLook, resultOf } from '../pick-words.ts';

const AGE_STEP_MS = 5000;

interface PartProps {
  pick: AnyPick;
  game: AnyGame | undefined;
}

/** A side's own club; of a total the home club stands for the game. */
const chipCode = ({ pick, awayTeamCode, homeTeamCode }: AnyPick): string =>
  'side' in pick && pick.side === 'away' ? awayTeamCode : homeTeamCode;

function State({ pick, game, label }: PartProps & { label: string }) {
  const { odds, clock } = useReaderFormat();
  const isLive = game?.status === 'live';
  const result = resultOf(pick);
  const taken = `published at ${odds(pick.odds)} ${pick.bookName}`;
  return (
    <div className="hp-h">
      {result ? <Badge look={resultLook(result)}>{PICK_RESULT_WORD[result]}</Badge> : null}
      {!result && isLive ? <Badge look="live">{gameParts(game.sport).clock(game) ?? 'Live'}</Badge> : null}
      {!result && !isLive ? (
        <Badge look={pick.status === 'active' ? 'value' : 'plain'}>{pick.status === 'active' ? 'Open' : 'Started'}</Badge>
      ) : null}
      <span className="cap">{`${label} · ${pick.status === 'active' ? clock(pick.publishedAt) : taken}`}</span>
    </div>
  );
}

/** Of an open pick the button of its price now; of a running one the score; of a decided one what it came to. */
function Foot({ pick, game }: PartProps) {
  const { odds } = useReaderFormat();
  const now = useNow(AGE_STEP_MS);
  const offer = offerNow(pick, game);
  const score = pick.score ? `${pick.awayTeamCode} ${pick.score.away}, ${pick.homeTeamCode} ${pick.score.home}` : null;
  if (pick.result)
    return (
      <p className={clsx('hp-strip', resultOf(pick) === 'WIN' && 'won')}>
        <b>{score ?? 'No action'}</b>
        <b>{pick.units === null ? '' : unitsText(pick.units)}</b>
      </p>
    );
  if (game && offer && takesBets(game)) return <OddsButton game={game} offer={offer} now={now} />;
  if (game && !takesBets(game)) {
    const { awayScore, homeScore } = game;
    const progress = awayScore === null || homeScore === null ? null : progressOf(pick, { away: awayScore, home: homeScore });
    return (
      <p className="hp-strip">
        <b>{liveWords(game)}</b>
        <span>{progress ? [progress.head, progress.detail].filter(Boolean).join(', ') : ''}</span>
      </p>
    );
  }
  if (!game) return <p className="hp-strip muted hp-wait">{`${odds(pick.odds)} at ${pick.bookName} when published`}</p>;
  return <p className="hp-strip muted">{`${odds(pick.odds)} at ${pick.bookName} is off the board`}</p>;
}

/** One pick: state, bet, our chance against what the price needs, and at the bottom the price, the score or the result. */
export function HomePick({ pick, game, label }: PartProps & { label: string }) {
  const { odds, gameTime } = useReaderFormat();
  const offer = offerNow(pick, game);
  const isOpen = game !== undefined && takesBets(game) && offer !== null;
  const believed = isOpen ? pick.now : null;
  const price = believed ? offer!.cell.odds! : pick.odds;
  const ev = believed ? valueAt(believed, price) : pick.expectedValue;
  const chances = believed ?? pick;
  const moved = isOpen ? moveSince(pick, offer.cell.odds!) : null;
  const notes = [
    confidenceText(pick),
    ...(chances.pushProbability > 0 ? [`${formatPercent(chances.pushProbability)} to push`] : []),
    ...(ev > 0 && chances.keptShare < 1 ? [`plays like it held ${formatPercent(chances.keptShare, 0)} of their edge`] : []),
    ...(moved ? [`${odds(pick.odds)} when published, the market has moved ${moved === 'for' ? 'our way' : 'against it'}`] : []),
    ...(pick.locked ? [`See why with ${lowestTierName('picks')}`] : []),
  ];
  return (
    <li className="hp">
      <State pick={pick} game={game} label={label} />
      <div className="hp-bet">
        <TeamChip sport={pick.sport} code={chipCode(pick)} />
        <span>
          <Link className="hp-sel" to={paths.game(pick.gameKey)}>
            {selectionLabel(pick.selection)}
          </Link>
          <span className="cap">{`${leagueOf(pick.sport)} · ${pick.awayTeamCode} @ ${pick.homeTeamCode} · ${marketHead(pick.sport, pick.pickType)} · ${gameTime(pick.startsAt)}`}</span>
        </span>
      </div>
      <dl className="hp-f">
        <div>
          <dt>We say</dt>
          <dd>{formatPercent(chances.winProbability)}</dd>
        </div>
        <div>
          <dt>Break-even</dt>
          <dd>{formatPercent(breakEvenAt(chances, price))}</dd>
        </div>
        <div>
          <dt>{believed ? 'EV now' : 'EV'}</dt>
          <dd className={ev > 0 ? 'good' : undefined}>{formatSignedPercent(ev / 100)}</dd>
        </div>
      </dl>
      <span className="cap">{notes.join(' · ')}</span>
      <Foot pick={pick} game={game} />
    </li>
  );
}
