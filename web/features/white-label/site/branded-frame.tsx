import { inkOn, legibleIn } from '@clearedge/contract/routes/white-label/brand-colors';
import type { CSSProperties, ReactNode } from 'react';
import { useNow } from '../../../core/clock.ts';
import { useStatus } from '../../../core/status.ts';
import { easternDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { HOME } from '../../../lib/site.ts';
import type { Site } from '../white-label.queries.ts';

const away = { target: '_blank', rel: 'noopener noreferrer' } as const;

function OwnLinks({ customization: { supportEmail, termsUrl, privacyUrl } }: Pick<Site, 'customization'>) {
  return (
    <>
      {supportEmail ? <a href={`mailto:${supportEmail}`}>Support</a> : null}
      {termsUrl ? (
        <a href={termsUrl} {...away}>
          Terms
        </a>
      ) : null}
      {privacyUrl ? (
        <a href={privacyUrl} {...away}>
          Privacy
        </a>
      ) : null}
    </>
  );
}

function HouseLinks() {
  return (
    <>
      <a href={HOME + paths.support} {...away}>
        Support
      </a>
      <a href={HOME + paths.terms} {...away}>
        Terms
      </a>
      <a href={HOME + paths.privacy} {...away}>
        Privacy
      </a>
    </>
  );
}

/** Whoever's name is shown: where to find help, that it is for adults, and that the games are simulated if they are. */
function BrandedFooter({ site }: { site: Site }) {
  const year = easternDay(useNow(3_600_000)).slice(0, 4);
  const source = useStatus()?.source;
  const { customFooter, hideClearEdgeBranding } = site.features;
  return (
    <footer className="bd-foot">
      <nav aria-label="About">
        <span>
          © {year} {site.branding.companyName}
        </span>
        {customFooter ? <OwnLinks customization={site.customization} /> : <HouseLinks />}
        {hideClearEdgeBranding ? null : <a href={HOME + paths.home}>Powered by ClearEdge</a>}
      </nav>
      <p>
        <b>21+ only.</b> If betting has stopped being fun: call or text <a href="tel:1-800-426-2537">1-800-GAMBLER</a>, free and at any
        hour.{' '}
        <a href={HOME + paths.responsibleGaming} {...away}>
          Responsible Gaming
        </a>
      </p>
      {source?.notice ? <p>{source.notice}</p> : null}
    </footer>
  );
}

/** A brand's colors as CSS variables: the colors themselves, what is written on them, and their tones that read on each theme's ground. */
const brandVars = ({ primaryColor, secondaryColor }: Site['branding']): CSSProperties =>
  ({
    '--b-fill': primaryColor,
    '--b-ink': inkOn(primaryColor),
    '--b-dark': legibleIn('dark', primaryColor),
    '--b-light': legibleIn('light', primaryColor),
    '--b-bar': secondaryColor,
    '--b-bar-ink': inkOn(secondaryColor),
  }) as CSSProperties;

export type BrandedView = 'games' | 'record';
const VIEWS = [
  { view: 'games', label: 'Games' },
  { view: 'record', label: 'Record' },
] as const;

interface FrameProps {
  site: Site;
  view: BrandedView;
  onView: (view: BrandedView) => void;
  /** Controls at the right of the head. */
  tools?: ReactNode;
  /** Shown above everything, such as that this is a preview. */
  notice?: ReactNode;
  /** Theme of a picture of the product inside another page; absent where it is the page. */
  pictureIn?: 'dark' | 'light';
  children: ReactNode;
}

function Brand({ branding: { logo, companyName } }: Pick<Site, 'branding'>) {
  return logo ? <img className="bd-logo" src={logo} alt={companyName} /> : <b className="bd-name">{companyName}</b>;
}

/** What stands around every screen of a tenant's product. */
export function BrandedFrame({ site, view, onView, tools, notice, pictureIn, children }: FrameProps) {
  const Main = pictureIn ? 'div' : 'main';
  return (
    <div className="branded" style={brandVars(site.branding)} data-in={pictureIn}>
      <div className="bd-bar" />
      {notice ? (
        <aside className="bd-notice" aria-label="About this page">
          {notice}
        </aside>
      ) : null}
      <header className="bd-head">
        <Brand branding={site.branding} />
        <nav aria-label="Views" className="bd-nav">
          {VIEWS.map((one) => (
            <button key={one.view} type="button" aria-current={one.view === view ? 'page' : undefined} onClick={() => onView(one.view)}>
              {one.label}
            </button>
          ))}
        </nav>
        {tools}
      </header>
      <Main className="bd-main">{children}</Main>
      <BrandedFooter site={site} />
    </div>
  );
}
