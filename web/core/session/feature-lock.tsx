import { type Feature, lowestTier, TIER_LOOK, TIER_NAME, TIER_PRICE_CENTS } from '@clearedge/contract/entitlements';
import { leagueOf } from '@clearedge/contract/sports';
import clsx from 'clsx';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount, formatDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { Badge } from '../../ui/marks/badge.tsx';
import { useLockCounts, useYesterday } from './lock-counts.ts';
import { useSession } from './session.ts';
import { openSignIn } from './sign-in.ts';
import './feature-lock.css';

interface Props {
  feature: Feature;
  title?: string;
  text: ReactNode;
  /** What the feature holds, in a list under the lock. */
  gives?: readonly string[];
  givesTitle?: string;
  /** The tool itself on the last settled day, which is public by then. */
  window?: ReactNode;
}

/** Says which day the tool below shows; nothing before the first settled one. */
function WindowHead() {
  const day = useYesterday();
  if (!day?.settledOn || !day.sport) return null;
  return (
    <p className="lockw-day">
      <b>{`Yesterday, open to everybody: ${formatDate(day.settledOn)}`}</b>
      <span className="cap">{`${day.settledGames} settled ${leagueOf(day.sport)} ${day.settledGames === 1 ? 'game' : 'games'}, closing prices. Grey is closed; blue won.`}</span>
    </p>
  );
}

/** A locked page as a window: what is live with which plan, counts of today, one way to it, and below the tool on the last settled day. */
export function FeatureLock({ feature, title, text, gives, givesTitle = 'What you get', window }: Props) {
  const { user } = useSession();
  const counts = useLockCounts(feature);
  const tier = lowestTier(feature);
  const [name, price] = [TIER_NAME[tier], `$${TIER_PRICE_CENTS[tier] / 100}`];
  const isPremium = TIER_LOOK[tier] === 'premium';
  return (
    <>
      <section className={clsx('lockw', isPremium && 'premium')} aria-label="Locked">
        <div className="t">
          <p className="h">
            <LockKeyhole />
            <b>{title ?? (isPremium ? `${name} Feature` : `${name} Feature Required`)}</b>
            {isPremium ? <Badge look="premium">{name} Only</Badge> : null}
          </p>
          <p>{text}</p>
        </div>
        {counts.length > 0 ? (
          <dl>
            {counts.map((one) => (
              <div key={one.name}>
                <dt>{`${one.name} today`}</dt>
                <dd>{formatCount(one.count)}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <div className="acts">
          {user ? null : <Button onClick={() => openSignIn('login')}>Sign In</Button>}
          <Link className={buttonClass({ look: isPremium ? 'premium' : 'primary' })} to={paths.subscribe}>
            {isPremium ? `Upgrade to ${name} - ${price}/month` : `Upgrade to ${name} for ${price}/month`}
          </Link>
        </div>
        {gives ? (
          <div className="lockw-gives">
            <h2>{givesTitle}</h2>
            <ul>
              {gives.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </div>
        ) : null}
      </section>
      {window ? (
        <>
          <WindowHead />
          {window}
        </>
      ) : null}
    </>
  );
}
