import { leagueOf } from '@clearedge/contract/sports';
import { CalendarX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { NotRead, ScheduleAge, useScheduleState } from '../../core/schedule-state.tsx';
import { useTheme } from '../../core/settings/theme.ts';
import { dayInAddress } from '../../core/slate/board-day.ts';
import { DayTools } from '../../core/slate/day-tools.tsx';
import { SportChips } from '../../core/slate/sport-chips.tsx';
import { useRecord } from '../../features/picks/record/record.queries.ts';
import { RecordTiles } from '../../features/picks/record/record-tiles.tsx';
import { BrandedBoard } from '../../features/white-label/site/branded-board.tsx';
import { BrandedDashboard } from '../../features/white-label/site/branded-dashboard.tsx';
import { BrandedFrame, type BrandedView } from '../../features/white-label/site/branded-frame.tsx';
import { SourceMark } from '../../features/white-label/site/source-mark.tsx';
import { useBrandOnPage } from '../../features/white-label/site/use-brand-on-page.ts';
import type { Site } from '../../features/white-label/white-label.queries.ts';
import { isDay } from '../../lib/dates.ts';
import { formatDate } from '../../lib/format.ts';
import { SITE } from '../../lib/site.ts';
import { IconButton } from '../../ui/controls/button.tsx';
import { Glyph } from '../../ui/marks/glyph.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states/states.tsx';
import { useBrandedDay } from './use-branded-day.ts';
import '../../features/white-label/editor/branded.css';

// The token of a preview stands behind the #: a step inside the product must not lose it.
function useQueryInAddress(): [URLSearchParams, (query: Record<string, string>) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const show = (query: Record<string, string>): void =>
    void navigate({ ...(SITE && { pathname: '/' }), search: new URLSearchParams(query).toString(), hash });
  return [new URLSearchParams(search), show];
}

function Games({ site }: { site: Site }) {
  const [search, show] = useQueryInAddress();
  const [asked, date] = [search.get('sport'), search.get('date')];
  const { sport, sports, board, games } = useBrandedDay({ sport: asked, date: isDay(date) ? date : null });
  const { data, isError, refetch } = games;
  const { isUnread } = useScheduleState(sport);
  const pick = (day: string): void => {
    const inAddress = dayInAddress(board, day);
    show({ ...(asked && { sport: asked }), ...(inAddress && { date: inAddress }) });
  };
  return (
    <>
      {site.customization.welcomeMessage ? <p className="bd-welcome">{site.customization.welcomeMessage}</p> : null}
      <div className="bd-top">
        <h1>{leagueOf(sport)} Games</h1>
        <SourceMark />
        <SportChips sport={sport} sports={sports} onPick={(next) => show({ sport: next })} />
        <DayTools board={board} onPick={pick} />
      </div>
      {isError ? <ErrorState title="The games could not be loaded" onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton height={420} radius={8} /> : null}
      {data && site.features.customDashboard ? <BrandedDashboard games={data} /> : null}
      <ScheduleAge sport={sport} />
      {data?.length === 0 ? (
        isUnread ? (
          <NotRead sport={sport} />
        ) : (
          <EmptyState icon={CalendarX} title="No games" hint={`There are no games on ${formatDate(board.date, 'long')}.`} />
        )
      ) : null}
      {data ? <BrandedBoard games={data} /> : null}
    </>
  );
}

function Record() {
  const { data, isError, refetch } = useRecord({});
  return (
    <>
      <div className="bd-top">
        <h1>The Record</h1>
        <SourceMark />
        <span className="cap">Every pick the model ever published, counted</span>
      </div>
      {isError ? <ErrorState title="The record could not be loaded" onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton height={90} radius={8} /> : null}
      {data ? <RecordTiles report={data} /> : null}
    </>
  );
}

function ThemeSwitch() {
  const { theme, toggle } = useTheme();
  return (
    <IconButton label={theme === 'dark' ? 'Light theme' : 'Dark theme'} onClick={toggle}>
      <Glyph name={theme === 'dark' ? 'sun' : 'moon'} />
    </IconButton>
  );
}

/** The product under a tenant's name. */
export function BrandedScreen({ site, notice }: { site: Site; notice?: ReactNode }) {
  const [search, show] = useQueryInAddress();
  useBrandOnPage(site.branding, notice !== undefined);
  const view: BrandedView = search.get('view') === 'record' ? 'record' : 'games';
  const open = (next: BrandedView): void => show(next === 'games' ? {} : { view: next });
  return (
    <BrandedFrame site={site} view={view} onView={open} notice={notice} tools={<ThemeSwitch />}>
      {view === 'games' ? <Games site={site} /> : <Record />}
    </BrandedFrame>
  );
}

/** A tenant's address at which nothing is shown. */
export function NothingHere({ title, hint }: { title: string; hint: string }) {
  return (
    <main className="bd-nothing">
      <h1>{title}</h1>
      <p className="muted">{hint}</p>
    </main>
  );
}
