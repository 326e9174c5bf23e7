import { can, type Feature } from '@clearedge/contract/entitlements';
import { sportOf } from '@clearedge/contract/sports';
import { ChevronRight } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import { placeText } from '../../../core/game-words.ts';
import type { AnyGame } from '../../../core/games.ts';
import { FeatureBadge } from '../../../core/session/feature-badge.tsx';
import { FeatureGate } from '../../../core/session/feature-gate.tsx';
import { useSession } from '../../../core/session/session.ts';
import { paths } from '../../../lib/paths.ts';
import { gameParts } from '../../../sports/registry.ts';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { GenerateAnalysis } from '../analysis/generate-analysis.tsx';
import type { Game } from '../contest-types.ts';
import { useGame } from '../event.queries.ts';
import { summaryFacts } from './summary-facts.ts';

const CardAnalysis = lazy(() => import('../analysis/card-analysis.tsx'));

const analysisWait = <Skeleton height={380} radius={6} />;

/** Drawn only for those who have the tier; while the page still holds the locked form, the whole one is on its way. */
function AnalysisSection({ game }: { game: Game }) {
  const { aiSummary } = game;
  if (!aiSummary) return <GenerateAnalysis game={game} />;
  if ('locked' in aiSummary) return analysisWait;
  return (
    <Suspense fallback={analysisWait}>
      <CardAnalysis game={game} summary={aiSummary} />
    </Suspense>
  );
}

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;

function SummaryWait() {
  return (
    <div className="facts" aria-busy="true">
      {PLACES.map((place) => (
        <Skeleton key={place} height={36} />
      ))}
    </div>
  );
}

function SummarySection({ game }: { game: Game }) {
  const { data, isPending, isError, refetch } = useGame(game.gameId);
  if (isPending) return <SummaryWait />;
  if (isError) return <ErrorState title="The summary could not be loaded" onRetry={() => void refetch()} />;
  return (
    <>
      <dl className="facts">
        {summaryFacts(data).map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>
              {fact.value}
              {fact.note ? <span className="cap"> {fact.note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      <p className="g-all">
        <Link className="link" to={paths.game(game.gameId)}>
          All prices, line movement and lineups
        </Link>
      </p>
    </>
  );
}

const CardProps = lazy(() => import('../props/card-props.tsx').then((module) => ({ default: module.CardProps })));

/** Its script comes with the first section that is opened. */
function PropsSection({ game }: { game: Game }) {
  return (
    <Suspense fallback={<Skeleton height={220} radius={6} />}>
      <CardProps game={game} />
    </Suspense>
  );
}

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
