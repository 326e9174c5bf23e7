import { GAME_SPORTS, type GameSport } from '@clearedge/contract/sports';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { boardSport } from '../../core/board-sport.ts';
import { useNow } from '../../core/clock.ts';
import { FeatureLock } from '../../core/session/feature-lock.tsx';
import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { SportChips } from '../../core/slate/sport-chips.tsx';
import { YesterdayRules } from '../../core/slate/yesterday-rules.tsx';
import { selectionLabel } from '../../core/slip/index.ts';
import { useSportsToday } from '../../core/sports-today.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ColumnHeads } from '../../ui/layout/column-heads.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { WideTable } from '../../ui/layout/wide-table.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { MaybeLink } from '../../ui/marks/maybe-link.tsx';
import { TestFigures } from './card/test-figures.tsx';
import { type Backtest, type Match, type Suggestion, useMatches, useSuggestions } from './strategy.queries.ts';
import { conditionWords, periodOf, verdictOf } from './strategy-words.ts';
import './strategies.css';
import { dayQuery, gameParts } from '../../sports/registry.ts';

/** What a backtest could not look at. */
export function HistoryNote({ history, asksConfidence }: { history: Backtest['history']; asksConfidence: boolean }) {
  const notes = [
    ...(history.isReading ? ['Older games are still loading; figures will grow.'] : []),
    ...(asksConfidence && history.withoutProjection > 0
      ? [
          `The model has no opinion of ${history.withoutProjection.toLocaleString('en-US')} of ${history.games.toLocaleString('en-US')} games; with a minimum confidence they are left out.`,
        ]
      : []),
  ];
  return notes.length > 0 ? <p className="cap">{notes.join(' ')}</p> : null;
}

const MINUTE_MS = 60_000;

function Row({ match }: { match: Match }) {
  const { odds, gameTime, clock } = useReaderFormat();
  const hasStarted = useNow(MINUTE_MS) >= Date.parse(match.startsAt);
  return (
    <tr>
      <th scope="row">{match.name}</th>
      <td data-p="game">
        <MaybeLink to={gameParts(match.sport).gamePath?.(match.gameId)}>{match.matchup}</MaybeLink>
      </td>
      <td data-p="bet">{selectionLabel(match.selection)}</td>
      <td className="num" title={match.bookName}>
        {odds(match.odds)} <span className="muted">{match.book}</span>
      </td>
      <td data-p="start">{`${hasStarted ? 'Started ' : ''}${gameTime(match.startsAt)}`}</td>
      <td data-p="state">{match.firedAt ? <Badge look="value">{`Fired ${clock(match.firedAt)}`}</Badge> : <Badge>Fits now</Badge>}</td>
    </tr>
  );
}

/** Today's games that active strategies bet on: what fired, and what stands on the board at this moment. */
export function MatchPanel() {
  const answer = useMatches();
  if (!answer.data) return null;
  return (
    <Panel
      title="Today’s matches"
      caption="The price when it fired, or the best fresh one; a match is no advice"
      padded={answer.data.length === 0}
    >
      {answer.data.length === 0 ? (
        <p className="muted">No game ahead today fits an active strategy. You’ll get a notification when one does.</p>
      ) : (
        <WideTable label="Matches by game">
          <table className="tbl st-match">
            <ColumnHeads heads={['Strategy', 'Game', 'Bet', ['Odds'], 'Start', 'State']} />
            <tbody>
              {answer.data.map((match) => (
                <Row key={`${match.strategyId} ${match.gameId}`} match={match} />
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
    </Panel>
  );
}

/** What stands on the page for those without the tier. */
export function StrategiesLocked() {
  return (
    <FeatureLock
      feature="strategies"
      window={<YesterdayRules dayQuery={dayQuery} />}
      text="Custom strategies: your own conditions of price, team, side, line movement, weather, rest and model confidence, tested on past games at their closing prices, followed from the day you keep them, and told to you when a game of today fits."
    />
  );
}

interface Props {
  onChoose: (suggestion: Suggestion) => void;
}

/** Ideas to begin with in each sport, of the one that plays first at first; what they promise is what they would have done. */
export function Suggestions({ onChoose }: Props) {
  const { data: sports = [], isPending } = useSportsToday();
  const [chosen, setChosen] = useState<GameSport | null>(null);
  const sport = chosen ?? boardSport(sports, null);
  const { data, isPlaceholderData } = useSuggestions(isPending ? null : sport);
  const { oddsFormat, date } = useReaderFormat();
  if (!data) return null;
  return (
    <Panel title="AI Strategy Suggestions" caption="Figures are each idea’s own backtest">
      <SportChips sport={sport} sports={GAME_SPORTS} onPick={setChosen} />
      <div className="st-ideas" aria-busy={isPlaceholderData}>
        {data.map((suggestion) => (
          <section key={suggestion.key} aria-label={suggestion.name}>
            <h3>{suggestion.name}</h3>
            <p>{suggestion.description}</p>
            <p className="cap">
              {conditionWords(suggestion.backtest.conditions, oddsFormat)
                .slice(1)
                .map(({ name, value }) => `${name}: ${value}`)
                .join(' · ')}
            </p>
            <Badge look="warn">Backtest</Badge>
            <p className="cap">{periodOf(suggestion.backtest.history, date)}</p>
            <TestFigures figures={suggestion.backtest.figures} />
            <p>{verdictOf(suggestion.backtest.figures)}</p>
            <HistoryNote history={suggestion.backtest.history} asksConfidence={suggestion.backtest.conditions.confidenceThreshold > 1} />
            <Button onClick={() => onChoose(suggestion)}>
              <Sparkles /> Create from Suggestion
            </Button>
          </section>
        ))}
      </div>
    </Panel>
  );
}
