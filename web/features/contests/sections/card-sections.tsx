import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { TierGate, useHasTier } from '../../../core/session/tier-gate.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { Game } from '../contest-types.ts';
import { AnalysisSection } from './analysis-section.tsx';
import { PropsSection } from './props-section.tsx';
import { placeText } from './summary-facts.ts';
import { SummarySection } from './summary-section.tsx';

const SECTIONS = [
  { key: 'summary', long: 'Game ', short: 'Summary', isPaid: false },
  { key: 'analysis', long: 'AI Game ', short: 'Analysis', isPaid: true },
  { key: 'props', long: 'AI Player ', short: 'Props', isPaid: true },
] as const;
type Key = (typeof SECTIONS)[number]['key'];

function SectionBody({ section, game }: { section: Key; game: Game }) {
  if (section === 'summary') return <SummarySection game={game} />;
  const isAnalysis = section === 'analysis';
  return (
    <TierGate tier="pro" feature={isAnalysis ? 'AI Game Analysis' : 'AI Player Props'}>
      {isAnalysis ? <AnalysisSection game={game} /> : <PropsSection game={game} />}
    </TierGate>
  );
}

/** The three collapsible parts under a game; what a closed one would show is neither in the page nor fetched. */
export function CardSections({ game }: { game: Game }) {
  const id = useId();
  const isPro = useHasTier('pro');
  const [open, setOpen] = useState<readonly Key[]>([]);
  const toggle = (key: Key) => setOpen((now) => (now.includes(key) ? now.filter((one) => one !== key) : [...now, key]));
  return (
    <>
      <div className="g-foot">
        {SECTIONS.map(({ key, long, short, isPaid }) => (
          <button
            key={key}
            type="button"
            className="g-sec"
            aria-expanded={open.includes(key)}
            aria-controls={`${id}-${key}`}
            onClick={() => toggle(key)}
          >
            <ChevronRight className="s" />
            <span>
              <span className="long">{long}</span>
              {short}
            </span>
            {isPaid && !isPro ? <Badge look="pro">Pro</Badge> : null}
          </button>
        ))}
        <span className="venue">{placeText(game)}</span>
      </div>
      {SECTIONS.filter(({ key }) => open.includes(key)).map(({ key, long, short }) => (
        <section className="g-more" key={key} id={`${id}-${key}`} aria-label={`${long}${short}`}>
          <SectionBody section={key} game={game} />
        </section>
      ))}
    </>
  );
}
