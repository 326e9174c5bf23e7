import { useDocumentTitle } from '../../../core/document-title.ts';
import { isStatus } from '../../../lib/query.ts';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useClub } from '../football.queries.ts';
import { sectionPath } from '../football-paths.ts';
import type { ClubPage } from '../football-types.ts';
import { NotHere } from '../hub/not-here.tsx';
import { ClubHead } from './club-head.tsx';
import { HeadToHead } from './head-to-head.tsx';
import { NextGames } from './next-games.tsx';
import { ResultsPanel } from './results-panel.tsx';
import { SplitsPanel } from './splits-panel.tsx';
import '../styles/football.css';
import '../styles/parts.css';
import '../styles/tables.css';
import '../styles/team.css';

function Club({ page }: { page: ClubPage }) {
  useDocumentTitle(page.team.name);
  return (
    <>
      <ClubHead page={page} />
      <div className="two cf-club-two">
        <div className="stack">
          <NextGames page={page} />
          <SplitsPanel page={page} />
        </div>
        <div className="stack">
          <ResultsPanel page={page} />
          <HeadToHead page={page} />
        </div>
      </div>
    </>
  );
}

const WAYS = [{ to: sectionPath('teams'), label: 'CFL Teams' }];

/** One club: record, form, next games, results, splits with how many games they rest on, head to head. */
export function TeamScreen({ code }: { code: string }) {
  const { data, error, refetch } = useClub(code.toUpperCase());
  if (data) return <Club key={code} page={data} />;
  if (isStatus(error, 404) || isStatus(error, 400))
    return <NotHere title="There is no such club" hint={`No club of the CFL has the code “${code.slice(0, 12)}”.`} ways={WAYS} />;
  if (error)
    return (
      <div className="panel">
        <ErrorState title="The club could not be loaded" onRetry={() => void refetch()} />
      </div>
    );
  return (
    <div className="stack" aria-busy="true">
      <output className="sr">Loading the club</output>
      <Skeleton height={170} radius={8} />
      <Skeleton height={420} radius={8} />
    </div>
  );
}
