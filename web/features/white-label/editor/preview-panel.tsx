import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTheme } from '../../../core/settings/theme.ts';
import { useStatus, useToday } from '../../../core/status.ts';
import { apiQuery } from '../../../lib/query.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/states/states.tsx';
import { BrandedBoard } from '../site/branded-board.tsx';
import { BrandedDashboard } from '../site/branded-dashboard.tsx';
import { BrandedFrame } from '../site/branded-frame.tsx';
import { SourceMark } from '../site/source-mark.tsx';
import type { Site } from '../white-label.queries.ts';

const GAMES_SHOWN = 6;
const DEVICES = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'mobile', label: 'Mobile' },
] as const;
const THEMES = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const;
const nothing = (): void => undefined;

/** What the draft looks like at once, on today's real board. */
export function PreviewPanel({ site }: { site: Site }) {
  const { theme: own } = useTheme();
  const [device, setDevice] = useState<'desktop' | 'mobile'>('desktop');
  const [chosen, setChosen] = useState<'dark' | 'light' | null>(null);
  const date = useToday();
  const { data } = useQuery({ ...apiQuery('GET /api/games', { query: { date } }), staleTime: 30_000 });
  const bookCount = useStatus()?.books.length ?? 0;
  const theme = chosen ?? own;
  const tools = (
    <>
      <Segmented label="Device" value={device} options={DEVICES} onChange={setDevice} />
      <Segmented label="Theme of the preview" value={theme} options={THEMES} onChange={setChosen} />
    </>
  );
  const full = (
    <Link className={buttonClass({ size: 'sm' })} to="/w/preview" target="_blank">
      <Eye /> View Full Preview
    </Link>
  );
  return (
    <Panel title="Live Preview" tools={tools} caption={full} padded={false} className="wl-preview">
      <div className="wl-stage" data-device={device} data-theme={theme} inert>
        <BrandedFrame site={site} view="games" onView={nothing} pictureIn={theme}>
          {site.customization.welcomeMessage ? <p className="bd-welcome">{site.customization.welcomeMessage}</p> : null}
          <div className="bd-top">
            <b>MLB Games</b>
            <SourceMark />
          </div>
          {data && site.features.customDashboard ? <BrandedDashboard games={data} bookCount={bookCount} /> : null}
          {data ? <BrandedBoard games={data.slice(0, GAMES_SHOWN)} /> : <Skeleton height={300} />}
        </BrandedFrame>
      </div>
    </Panel>
  );
}
