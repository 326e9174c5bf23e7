import { sportOf } from '@clearedge/contract/sports';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ConfidenceMeter } from '../../core/confidence.tsx';
import { type AnyGame, takesBets } from '../../core/games.ts';
import { CARD_MARKETS, marketName, readMarkets } from '../../core/prices/read-markets.ts';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { formatCount, formatPercent } from '../../lib/format.ts';
import { gameParts } from '../../sports/registry.ts';
import { Badge } from '../../ui/marks/badge.tsx';
import { NO_CONFIDENCE } from './analysis/no-confidence.ts';
import type { AiSummary, OpenAiSummary } from './contest-types.ts';
import { summaryOf, valuePlayCount } from './list/list-rules.ts';

/** "New York Yankees at Boston Red Sox", of a doubleheader with ", game 2". */
export function gameTitle(game: AnyGame): string {
  const part = gameParts(game.sport).partOfDay(game);
  return `${game.awayTeam} at ${game.homeTeam}${part ? `, ${part.toLowerCase()}` : ''}`;
}

/** Leads from a whole card or row to the game's page; nothing where the sport has none. */
export function GameLink({ game, className }: { game: AnyGame; className: string }) {
  const client = useQueryClient();
  const { gamePath, gameQuery } = gameParts(game.sport);
  const to = gamePath?.(game.gameId);
  const prefetch = () => gameQuery && void client.prefetchQuery(gameQuery(game.gameId));
  if (!to) return null;
  return (
    <Link className={className} to={to} aria-label={`${gameTitle(game)}: game details`} onPointerEnter={prefetch} onFocus={prefetch} />
  );
}

/** Of a suspended game: the day it goes on, and later the day it began. `date` writes a day. */
export function resumptionText(game: AnyGame, date: (day: string) => string): string | null {
  const { status, slateOn } = game;
  const resumesOn = 'resumesOn' in game ? game.resumesOn : null;
  if (resumesOn === null) return null;
  return status === 'suspended' ? `Resumes ${date(resumesOn)}` : `Began ${date(slateOn)}, resumed ${date(resumesOn)}`;
}

/** "TOR by 3", "9 total runs, called after 6 innings": what the score says. */
function ResultLines({ game }: { game: AnyGame }) {
  const { awayScore, homeScore, sport } = game;
  if (awayScore === null || homeScore === null) return null;
  const margin = Math.abs(awayScore - homeScore);
  const sum = awayScore + homeScore;
  const { one, many } = sportOf(sport).scoreUnit;
  return (
    <>
      <div className="row">
        <b>{margin === 0 ? 'Tied' : `${awayScore > homeScore ? game.awayTeamCode : game.homeTeamCode} by ${margin}`}</b>
      </div>
      <div className="row">
        {[`${sum} total ${sum === 1 ? one : many}`, gameParts(sport).resultNote(game)?.toLowerCase()].filter(Boolean).join(', ')}
      </div>
    </>
  );
}

function offNotice(game: AnyGame): string | null {
  const markets = readMarkets(game);
  const off = CARD_MARKETS.filter((market) => markets[market].first.odds === null && markets[market].second.odds === null);
  if (off.length === CARD_MARKETS.length) return 'No prices yet';
  return off.length ? `${off.map((market) => (market === 'total' ? 'Total' : marketName(game.sport, market))).join(', ')} off` : null;
}

/** For those who have the tier: whose rank it is, his chance, and how past picks of that rank have done. */
function RankedWinner({ summary: { confidence, band, favored } }: { summary: OpenAiSummary }) {
  const rate = formatPercent(band.wins / band.picks);
  const record = `Picks of rank ${band.from}–${band.to} have won ${rate} (n ${formatCount(band.picks)}, real seasons ${band.seasons})`;
  return (
    <>
      <ConfidenceMeter
        value={confidence}
        title={`AI confidence. ${record}`}
        note={`${favored.teamCode} ${formatPercent(favored.probability)}`}
      />
      <div className="row" title={record}>
        {`rank ${band.from}–${band.to}: won ${rate}`}
      </div>
    </>
  );
}

function Rank({ summary }: { summary: AiSummary | null }) {
  if (!summary) return <div className="row">Not analyzed yet</div>;
  if (summary.noConfidence) return <div className="row">{NO_CONFIDENCE[summary.noConfidence]}</div>;
  if ('locked' in summary) return <ConfidenceMeter value={summary.confidence} title="AI confidence" />;
  return <RankedWinner summary={summary} />;
}

function Confidence({ game }: { game: AnyGame }) {
  const notice = offNotice(game);
  const plays = valuePlayCount(game);
  const summary = summaryOf(game);
  return (
    <>
      {summary === undefined ? gameParts(game.sport).preview(game) : <Rank summary={summary} />}
      {summary || notice ? (
        <div className="row">
          {plays > 0 ? <Badge look="value">{plays === 1 ? 'Value play' : `${plays} value plays`}</Badge> : null}
          {notice ? <Badge look="warn">{notice}</Badge> : null}
          {plays === 0 && !notice ? <span>No value play</span> : null}
        </div>
      ) : null}
    </>
  );
}

function Resumption({ game }: { game: AnyGame }) {
  const { date } = useReaderFormat();
  const text = resumptionText(game, date);
  return text ? <div className="row">{text}</div> : null;
}

/** What has happened in a game, what holds it up, or what our model says of one ahead. */
export function ModelCell({ game }: { game: AnyGame }) {
  const { status, statusNote } = game;
  const strip = gameParts(game.sport).strip(game);
  const isCalledOff = status === 'postponed' || status === 'cancelled' || status === 'suspended';
  const note = statusNote ?? (isCalledOff ? 'No new date yet' : null);
  return (
    <div className="g-model">
      {strip}
      {status === 'completed' && !strip ? <ResultLines game={game} /> : null}
      {note && status !== 'scheduled' ? <div className="row">{note}</div> : null}
      <Resumption game={game} />
      {takesBets(game) ? <Confidence game={game} /> : null}
    </div>
  );
}
