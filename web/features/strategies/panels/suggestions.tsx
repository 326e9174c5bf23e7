import { Sparkles } from 'lucide-react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { TestFigures } from '../card/test-figures.tsx';
import { type Suggestion, useSuggestions } from '../strategy.queries.ts';
import { conditionWords } from '../words/condition-words.ts';
import { periodOf, verdictOf } from '../words/figure-words.ts';
import { HistoryNote } from './history-note.tsx';

interface Props {
  onChoose: (suggestion: Suggestion) => void;
}

/** Two ideas to begin with; what they promise is what they would have done. */
export function Suggestions({ onChoose }: Props) {
  const { data } = useSuggestions();
  const { oddsFormat, date } = useReaderFormat();
  if (!data) return null;
  return (
    <Panel title="AI Strategy Suggestions" caption="Figures are each idea’s own backtest">
      <div className="st-ideas">
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
