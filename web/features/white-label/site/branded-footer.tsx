import { useNow } from '../../../core/clock.ts';
import { useStatus } from '../../../core/status.ts';
import { easternDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
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
      <a href={paths.support} {...away}>
        Support
      </a>
      <a href={paths.terms} {...away}>
        Terms
      </a>
      <a href={paths.privacy} {...away}>
        Privacy
      </a>
    </>
  );
}

/** Whoever's name stands here: where to find help, that it is for adults, and that the games are simulated if they are. */
export function BrandedFooter({ site }: { site: Site }) {
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
        {hideClearEdgeBranding ? null : <a href={paths.home}>Powered by ClearEdge</a>}
      </nav>
      <p>
        <b>21+ only.</b> If betting has stopped being fun: call or text <a href="tel:1-800-426-2537">1-800-GAMBLER</a>, free and at any
        hour.{' '}
        <a href={paths.responsibleGaming} {...away}>
          Responsible Gaming
        </a>
      </p>
      {source?.notice ? <p>{source.notice}</p> : null}
    </footer>
  );
}
