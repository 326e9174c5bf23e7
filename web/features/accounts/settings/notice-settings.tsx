import type { Tier } from '@clearedge/contract/constants';
import { NOTICE_MAIL_TIER, type NoticeKind, type NoticeWay } from '@clearedge/contract/routes/people/notice-kinds';
import { Link } from 'react-router';
import type { User } from '../../../core/session/session.ts';
import { hasTier } from '../../../core/session/tiers.ts';
import { useChangeSettings } from '../../../core/settings/settings-change.ts';
import { paths } from '../../../lib/paths.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Setting } from './setting.tsx';
import { useTelegram } from './telegram/telegram.queries.ts';

interface Row {
  kind: NoticeKind;
  label: string;
  /** The plan without which there is no such news. */
  tier: Tier;
}

const ROWS: readonly Row[] = [
  { kind: 'bet_settled', label: 'Settled bets', tier: 'free' },
  { kind: 'picks_published', label: 'Published picks', tier: 'pro' },
  { kind: 'price_alert', label: 'Price alerts', tier: 'pro' },
  { kind: 'strategy_match', label: 'Strategy matches', tier: 'elite' },
  { kind: 'group', label: 'Groups', tier: 'free' },
  { kind: 'leaderboard', label: 'Weekly leaderboard', tier: 'free' },
  { kind: 'referral', label: 'Referrals', tier: 'free' },
  { kind: 'ticket', label: 'Ticket replies', tier: 'free' },
  { kind: 'plan', label: 'Your plan', tier: 'free' },
];
const LABEL: Record<NoticeWay, string> = { off: 'Off', bell: 'Bell', mail: 'Bell and e-mail', telegram: 'Bell and Telegram' };

/** What a reader may choose for a kind: e-mail with Pro, Telegram once it is linked, and never silence about what they pay for. */
const waysOf = (kind: NoticeKind, hasMail: boolean, hasTelegram: boolean): readonly NoticeWay[] => [
  ...(kind === 'plan' ? [] : (['off'] as const)),
  'bell',
  ...(hasMail ? (['mail'] as const) : []),
  ...(hasTelegram ? (['telegram'] as const) : []),
];

/** How each kind of notification arrives. */
export function NoticeSettings({ user: { settings, subscriptionTier, email } }: { user: User }) {
  const change = useChangeSettings();
  const hasMail = hasTier(subscriptionTier, NOTICE_MAIL_TIER);
  const { data: telegram } = useTelegram(hasMail);
  const hasTelegram = hasMail && telegram?.isConfigured === true && telegram.link !== null;
  const wayOf = (kind: NoticeKind): NoticeWay => {
    const way = settings.notify?.[kind] ?? 'bell';
    return (way === 'mail' && !hasMail) || (way === 'telegram' && !hasTelegram) ? 'bell' : way;
  };
  // The whole choice every time: what is shown at once is what is sent, and an e-mail of a plan that ended is not asked for again.
  const choose = (kind: NoticeKind, way: NoticeWay): void => {
    const chosen = ROWS.filter((row) => settings.notify?.[row.kind] !== undefined);
    change.mutate({ notify: { ...Object.fromEntries(chosen.map((row) => [row.kind, wayOf(row.kind)])), [kind]: way } });
  };
  const text = hasMail ? (
    `In the bell, or by e-mail to ${email}${hasTelegram ? ' or Telegram' : ''} as well. Quiet hours and breaks hold those back too.`
  ) : (
    <>
      In the bell, kind by kind. By e-mail as well with <Link to={paths.subscribe}>Pro</Link>.
    </>
  );
  return (
    <Setting title="Notifications" text={text}>
      <ul className="set-notices">
        {ROWS.filter(({ tier }) => hasTier(subscriptionTier, tier)).map(({ kind, label }) => (
          <li key={kind}>
            <span>{label}</span>
            <Segmented
              label={label}
              value={wayOf(kind)}
              options={waysOf(kind, hasMail, hasTelegram).map((value) => ({ value, label: LABEL[value] }))}
              onChange={(way) => choose(kind, way)}
            />
          </li>
        ))}
      </ul>
    </Setting>
  );
}
