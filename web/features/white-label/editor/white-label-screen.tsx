import { type GameSport, leagueOf } from '@clearedge/contract/sports';
import { Eye, Save } from 'lucide-react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { AnyGame } from '../../../core/games.ts';
import { useTheme } from '../../../core/settings/theme.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Complaints, complaintsOf, type Draft, draftOf, isSame, siteOf } from '../brand-draft.ts';
import { KeyPanel } from '../keys/key-panel.tsx';
import { DeploymentOptions, SharePreview } from '../publish.tsx';
import { BrandedBoard } from '../site/branded-board.tsx';
import { BrandedDashboard } from '../site/branded-dashboard.tsx';
import { BrandedFrame } from '../site/branded-frame.tsx';
import { SourceMark } from '../site/source-mark.tsx';
import { type Site, useSaveConfig, useWhiteLabel, type WhiteLabel } from '../white-label.queries.ts';
import { BrandingTab, CustomizationTab, FeaturesTab } from './config-tabs.tsx';
import './white-label.css';
import './branded.css';
import { useSearch } from '../../../lib/use-search.ts';

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

/** What the preview shows: the sport that plays and its games, once they are there. */
interface Board {
  sport: GameSport;
  games: readonly AnyGame[] | undefined;
}

/** What the draft looks like at once, on today's real board. */
function PreviewPanel({ site, board: { sport, games } }: { site: Site; board: Board }) {
  const { theme: own } = useTheme();
  const [device, setDevice] = useState<'desktop' | 'mobile'>('desktop');
  const [chosen, setChosen] = useState<'dark' | 'light' | null>(null);
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
            <b>{leagueOf(sport)} Games</b>
            <SourceMark />
          </div>
          {games && site.features.customDashboard ? <BrandedDashboard games={games} /> : null}
          {games ? <BrandedBoard games={games.slice(0, GAMES_SHOWN)} /> : <Skeleton height={300} />}
        </BrandedFrame>
      </div>
    </Panel>
  );
}

interface DraftState {
  draft: Draft;
  saved: Draft;
  complaints: Complaints;
  isChanged: boolean;
  change: (draft: Draft) => void;
  /** Back to what was saved. */
  discard: () => void;
}

const LEAVING = 'beforeunload';
const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** What is being edited, beside what is saved; leaving the page with a difference asks first. */
function useDraft(own: WhiteLabel): DraftState {
  const saved = draftOf(own);
  const [edited, setEdited] = useState<Draft | null>(null);
  const draft = edited ?? saved;
  const isChanged = !isSame(draft, saved);
  useEffect(() => {
    if (!isChanged) return;
    addEventListener(LEAVING, askBeforeLeaving);
    return () => removeEventListener(LEAVING, askBeforeLeaving);
  }, [isChanged]);
  return { draft, saved, complaints: complaintsOf(draft), isChanged, change: setEdited, discard: () => setEdited(null) };
}

const TABS = ['branding', 'features', 'customization'] as const;
type Tab = (typeof TABS)[number];
const ON_BRANDING: readonly (keyof Complaints)[] = ['companyName', 'primaryColor', 'secondaryColor', 'domain'];

/** Shows a newcomer no complaint about what was not touched yet. */
const shown = ({ complaints, isChanged }: DraftState, wasTried: boolean): Complaints => (isChanged || wasTried ? complaints : {});

function Config({ own, state }: { own: WhiteLabel; state: DraftState }) {
  const [search, change] = useSearch();
  const [wasTried, setTried] = useState(false);
  const save = useSaveConfig();
  const tab: Tab = TABS.find((one) => one === search.get('tab')) ?? 'branding';
  const open = (next: Tab): void => change({ tab: next === 'branding' ? null : next }, { replace: true });
  const wrong = Object.keys(state.complaints) as (keyof Complaints)[];
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    const [first] = wrong;
    if (first) open(ON_BRANDING.includes(first) ? 'branding' : 'customization');
    else save.mutate(state.draft, { onSuccess: state.discard });
  };
  const props = { draft: state.draft, complaints: shown(state, wasTried), onChange: state.change };
  return (
    <Panel title="Configuration" caption={state.isChanged ? <Badge look="warn">Unsaved changes</Badge> : null} padded={false}>
      <form onSubmit={submit} noValidate>
        <Tabs
          label="Configuration"
          value={tab}
          onChange={open}
          tabs={[
            { value: 'branding', label: 'Branding', content: <BrandingTab {...props} logo={own.logo} /> },
            { value: 'features', label: 'Features', content: <FeaturesTab {...props} /> },
            { value: 'customization', label: 'Customization', content: <CustomizationTab {...props} /> },
          ]}
        />
        <div className="wl-save">
          <Button type="submit" look="primary" disabled={save.isPending || (!state.isChanged && own.savedAt !== null)}>
            <Save /> {save.isPending ? 'Saving...' : 'Save Configuration'}
          </Button>
          {state.isChanged ? (
            <Button look="quiet" onClick={state.discard}>
              Discard
            </Button>
          ) : null}
          {wasTried && wrong.length > 0 ? (
            <span className="err" role="alert">
              {wrong.length === 1 ? '1 field needs' : `${wrong.length} fields need`} your attention.
            </span>
          ) : null}
        </div>
      </form>
    </Panel>
  );
}

function Editor({ own, board }: { own: WhiteLabel; board: Board }) {
  const state = useDraft(own);
  return (
    <>
      <div className="wl-two">
        <Config own={own} state={state} />
        <PreviewPanel board={board} site={siteOf(state.draft, own.config.branding.logo, state.saved)} />
      </div>
      <DeploymentOptions own={own} />
      <SharePreview own={own} />
      <KeyPanel isOn={own.config.features.apiAccess} />
    </>
  );
}

/** One's own branding: what it is, how it looks, who can see it. */
export function WhiteLabelScreen({ board }: { board: Board }) {
  const { data, isError, refetch } = useWhiteLabel();
  if (isError && !data) return <ErrorState title="Your branding could not be loaded" onRetry={() => void refetch()} />;
  return data ? <Editor own={data} board={board} /> : <Skeleton height={640} radius={8} />;
}
