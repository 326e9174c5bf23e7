import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatCount, formatPercent } from '../../../lib/format.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ConfidenceMeter } from '../../../ui/marks/confidence-meter.tsx';
import { NO_CONFIDENCE } from '../analysis/no-confidence.ts';
import type { Game, OpenAiSummary } from '../contest-types.ts';
import { valuePlayCount } from '../list/list-rules.ts';
import { readMarkets } from '../price/read-markets.ts';
import { calledText, resumptionText } from './game-clock.ts';
import { LivePanel } from './live-panel.tsx';

/** "TOR by 3", "9 total runs, called after 6 innings": what the score says. */
function ResultLines({ game }: { game: Game }) {
  const { awayScore, homeScore } = game;
  if (awayScore === null || homeScore === null) return null;
  const margin = Math.abs(awayScore - homeScore);
  const runs = awayScore + homeScore;
  return (
    <>
      <div className="row">
        <b>{margin === 0 ? 'Tied' : `${awayScore > homeScore ? game.awayTeamCode : game.homeTeamCode} by ${margin}`}</b>
      </div>
      <div className="row">
        {[`${runs} total ${runs === 1 ? 'run' : 'runs'}`, calledText(game)?.toLowerCase()].filter(Boolean).join(', ')}
      </div>
    </>
  );
}

function offNotice(game: Game): string | null {
  const { moneyline, spread, total } = readMarkets(game.odds);
  const isOff = (pair: typeof total): boolean => pair.first.odds === null && pair.second.odds === null;
  const off = [isOff(moneyline) && 'Moneyline', isOff(spread) && 'Run line', isOff(total) && 'Total'].filter(Boolean);
  if (off.length === 3) return 'No prices yet';
  return off.length ? `${off.join(', ')} off` : null;
}

/** For those who have the tier: whose rank it is, his chance, and how past picks of that rank have done. */
function RankedWinner({ summary: { confidence, band, favoured } }: { summary: OpenAiSummary }) {
  const rate = formatPercent(band.wins / band.picks);
  const record = `Picks of rank ${band.from}–${band.to} have won ${rate} (n ${formatCount(band.picks)}, real seasons ${band.seasons})`;
  return (
    <>
      <ConfidenceMeter
        value={confidence}
        title={`AI confidence. ${record}`}
        note={`${favoured.teamCode} ${formatPercent(favoured.probability)}`}
      />
      <div className="row" title={record}>
        {`rank ${band.from}–${band.to}: won ${rate}`}
      </div>
    </>
  );
}

function Rank({ summary }: { summary: Game['aiSummary'] }) {
  if (!summary) return <div className="row">Not analyzed yet</div>;
  if (summary.noConfidence) return <div className="row">{NO_CONFIDENCE[summary.noConfidence]}</div>;
  if ('locked' in summary) return <ConfidenceMeter value={summary.confidence} title="AI confidence" />;
  return <RankedWinner summary={summary} />;
}

function Confidence({ game }: { game: Game }) {
  const notice = offNotice(game);
  const plays = valuePlayCount(game);
  return (
    <>
      {game.status === 'delayed' && game.statusNote ? <div className="row">{game.statusNote}</div> : null}
      <Rank summary={game.aiSummary} />
      {game.aiSummary || notice ? (
        <div className="row">
          {plays > 0 ? <Badge look="value">{plays === 1 ? 'Value play' : `${plays} value plays`}</Badge> : null}
          {notice ? <Badge look="warn">{notice}</Badge> : null}
          {plays === 0 && !notice ? <span>No value play</span> : null}
        </div>
      ) : null}
    </>
  );
}

function Resumption({ game }: { game: Game }) {
  const { date } = useReaderFormat();
  const text = resumptionText(game, date);
  return text ? <div className="row">{text}</div> : null;
}

export function ModelCell({ game }: { game: Game }) {
  const isNoted = game.status === 'live' || game.status === 'completed' || game.status === 'unknown';
  const isCalledOff = game.status === 'postponed' || game.status === 'cancelled' || game.status === 'suspended';
  return (
    <div className="g-model">
      {game.status === 'live' ? <LivePanel gameId={game.gameId} brief={game.live} /> : null}
      {game.status === 'completed' ? <ResultLines game={game} /> : null}
      {isNoted && game.statusNote ? <div className="row">{game.statusNote}</div> : null}
      {isCalledOff ? <div className="row">{game.statusNote ?? 'No new date yet'}</div> : null}
      <Resumption game={game} />
      {game.status === 'scheduled' || game.status === 'delayed' ? <Confidence game={game} /> : null}
    </div>
  );
}
