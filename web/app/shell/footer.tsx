import { useEffect } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../core/clock.ts';
import { useStatus } from '../../core/status.ts';
import { easternDay } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';

const PLATFORM = [
  { to: paths.home, label: 'Home' },
  { to: paths.dailyPicks, label: 'Daily Picks' },
  { to: paths.dailyDigest, label: 'Daily Digest' },
  { to: paths.myBets(), label: 'My Bets' },
  { to: paths.model, label: 'The Model' },
];
const ACCOUNT = [
  { to: paths.subscribe, label: 'Pricing' },
  { to: paths.support, label: 'Support' },
  { to: paths.privacy, label: 'Privacy' },
  { to: paths.terms, label: 'Terms' },
  { to: paths.houseRules, label: 'House Rules' },
];

function Links({ name, links }: { name: string; links: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label={name}>
      {links.map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Only of a built app: while it is developed its files keep their names. */
function registerServiceWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

/** What stands under every screen; loaded after all else, and with it what keeps the last pages for when there is no network. */
export default function Footer() {
  useEffect(registerServiceWorker, []);
  const notice = useStatus()?.source.notice;
  return (
    <footer className="foot">
      <span>© {easternDay(useNow(3_600_000)).slice(0, 4)} ClearEdge</span>
      <Links name="Platform" links={PLATFORM} />
      <Links name="Account" links={ACCOUNT} />
      <span className="grow" />
      <span>21+ only</span>
      <Link to={paths.responsibleGaming}>Responsible Gaming</Link>
      {notice ? <p className="foot-n">{notice}</p> : null}
    </footer>
  );
}
