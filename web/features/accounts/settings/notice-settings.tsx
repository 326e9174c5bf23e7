import { can, type Feature, lowestTier, TIER_NAME } from '@clearedge/contract/entitlements';
import { type DeliveryWay, isDelivery, type NoticeKind, type NoticeWay } from '@clearedge/contract/routes/people/notice-kinds';
import { Link } from 'react-router';
import type { User } from '../../../core/session/session.ts';
import { useChangeSettings } from '../../../core/settings/settings-change.ts';
import { paths } from '../../../lib/paths.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { usePush } from './push/push.queries.ts';
import { Setting } from './setting.tsx';
import { useTelegram } from './telegram/telegram.queries.ts';

interface Row {
  kind: NoticeKind;
  label: string;
  /** Without it there is no such news. */
  feature?: Feature;
}

const ROWS: readonly Row[] = [
  { kind: 'bet_settled', label: 'Settled bets' },
  { kind: 'picks_published', label: 'Published picks', feature: 'picks' },
  { kind: 'price_alert', label: 'Price alerts', feature: 'alerts' },
  { kind: 'strategy_match', label: 'Strategy matches', feature: 'strategies' },
  { kind: 'group', label: 'Groups' },
  { kind: 'leaderboard', label: 'Weekly leaderboard' },
  { kind: 'referral', label: 'Referrals' },
  { kind: 'ticket', label: 'Ticket replies' },
  { kind: 'plan', label: 'Your plan' },
];
const LABEL: Record<NoticeWay, string> = {
  off: 'Off',
  bell: 'Bell',
  push: 'Bell and devices',
  mail: 'Bell and email',
  telegram: 'Bell and Telegram',
};

/** What a reader may choose for a kind: what reaches them, and never silence about what they pay for. */
const waysOf = (kind: NoticeKind, reaching: readonly DeliveryWay[]): readonly NoticeWay[] => [
  ...(kind === 'plan' ? [] : (['off'] as const)),
  'bell',
  ...reaching,
];

/** How each kind of notification arrives. */
export function NoticeSettings({ user: { settings, subscriptionTier, email } }: { user: User }) {
  const change = useChangeSettings();
  const hasMail = can(subscriptionTier, 'noticeDelivery');
  const { data: telegram } = useTelegram(hasMail);
  const { data: push } = usePush(hasMail);
  const hasTelegram = telegram?.isConfigured === true && telegram.link !== null;
  const reaching: DeliveryWay[] = hasMail
    ? [...(push?.devices.length ? (['push'] as const) : []), 'mail', ...(hasTelegram ? (['telegram'] as const) : [])]
    : [];
  const wayOf = (kind: NoticeKind): NoticeWay => {
    const way = settings.notify?.[kind] ?? 'bell';
    return isDelivery(way) && !reaching.includes(way) ? 'bell' : way;
  };
  // The whole choice every time: what is shown at once is what is sent, and an email of a plan that ended is not asked for again.
  const choose = (kind: NoticeKind, way: NoticeWay): void => {
    const chosen = ROWS.filter((row) => settings.notify?.[row.kind] !== undefined);
    change.mutate({ notify: { ...Object.fromEntries(chosen.map((row) => [row.kind, wayOf(row.kind)])), [kind]: way } });
  };
  const text = hasMail ? (
    `In the bell, or ${reaching.includes('push') ? 'on your devices, ' : ''}by email to ${email}${hasTelegram ? ' or Telegram' : ''} as well. Quiet hours and breaks hold those back too.`
  ) : (
    <>
      Choose what the bell shows. Get it by email too with <Link to={paths.subscribe}>{TIER_NAME[lowestTier('noticeDelivery')]}</Link>.
    </>
  );
  return (
    <Setting title="Notifications" text={text}>
      <ul className="set-notices">
        {ROWS.filter(({ feature }) => !feature || can(subscriptionTier, feature)).map(({ kind, label }) => (
          <li key={kind}>
            <span>{label}</span>
            <Segmented
              label={label}
              value={wayOf(kind)}
              options={waysOf(kind, reaching).map((value) => ({ value, label: LABEL[value] }))}
              onChange={(way) => choose(kind, way)}
            />
          </li>
        ))}
      </ul>
    </Setting>
  );
}
