import { can, type Feature } from '@clearedge/contract/entitlements';
import { sportOf } from '@clearedge/contract/sports';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { placeText } from '../../../core/game-words.ts';
import type { AnyGame } from '../../../core/games.ts';
import { FeatureBadge } from '../../../core/session/feature-badge.tsx';
import { FeatureGate } from '../../../core/session/feature-gate.tsx';
import { useSession } from '../../../core/session/session.ts';
import { gameParts } from '../../../sports/registry.ts';
import { Skeleton } from '../../../ui/states/states.tsx';
import { AnalysisSection } from './analysis-section.tsx';
import { PropsSection } from './props-section.tsx';
import { SummarySection } from './summary-section.tsx';

interface Section {
  key: string;
  /** Left out where there is little room. */
  long: string;
  short: string;
  feature: Feature | null;
  body: () => ReactNode;
}

const paid = (feature: 'analysis' | 'props', [long, short]: readonly [string, string], body: ReactNode): Section => ({
  key: feature,
  long,
  short,
  feature,
  body: () => (
    <FeatureGate feature={feature} what={long + short}>
      {body}
    </FeatureGate>
  ),
});

function analyzedSections(game: AnyGame): Section[] {
  if (!('aiSummary' in game)) return [];
  const props = paid('props', ['AI Player ', 'Props'], <PropsSection game={game} />);
  return [
    { key: 'summary', long: 'Game ', short: 'Summary', feature: null, body: () => <SummarySection game={game} /> },
    paid('analysis', ['AI Game ', 'Analysis'], <AnalysisSection game={game} />),
    ...(sportOf(game.sport).hasPlayerProps ? [props] : []),
  ];
}

const wait = <Skeleton height={160} radius={6} />;

/** The parts of a game that is analyzed, then those of its sport alone. */
function sectionsOf(game: AnyGame): Section[] {
  const own = gameParts(game.sport).sections.filter(({ isShown }) => isShown?.(game) ?? true);
  const drawn = own.map(({ key, name, Body }) => ({ key, long: '', short: name, feature: null, body: () => <Body game={game} /> }));
  return [...analyzedSections(game), ...drawn];
}

/** The collapsible parts under a game; what a closed one would show is neither in the page nor fetched. */
export function CardSections({ game }: { game: AnyGame }) {
  const id = useId();
  const { tier } = useSession();
  const [open, setOpen] = useState<readonly string[]>([]);
  const toggle = (key: string) => setOpen((now) => (now.includes(key) ? now.filter((one) => one !== key) : [...now, key]));
  const sections = sectionsOf(game);
  return (
    <>
      <div className="g-foot">
        {sections.map(({ key, long, short, feature }) => (
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
              {long ? <span className="long">{long}</span> : null}
              {short}
            </span>
            {feature && !can(tier, feature) ? <FeatureBadge feature={feature} /> : null}
          </button>
        ))}
        <span className="venue">{placeText(game)}</span>
      </div>
      {sections
        .filter(({ key }) => open.includes(key))
        .map(({ key, long, short, body }) => (
          <section className="g-more" key={key} id={`${id}-${key}`} aria-label={`${long}${short}`}>
            <Suspense fallback={wait}>{body()}</Suspense>
          </section>
        ))}
    </>
  );
}
