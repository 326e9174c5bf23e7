import { NOTICE_MAIL_TIER } from '@clearedge/contract/routes/people/notice-kinds';
import type { User } from '../../../../core/session/session.ts';
import { hasTier } from '../../../../core/session/tiers.ts';
import { useReaderFormat } from '../../../../core/settings/reader-format.ts';
import { Button, buttonClass } from '../../../../ui/controls/button.tsx';
import { Setting } from '../setting.tsx';
import { type Telegram, useBeginLink, useTelegram, useUnlink } from './telegram.queries.ts';

function Linked({ link: { name, linkedAt } }: { link: NonNullable<Telegram['link']> }) {
  const { date } = useReaderFormat();
  const unlink = useUnlink();
  return (
    <p className="set-telegram">
      <span>
        Linked to <b>{name}</b> since {date(linkedAt, 'plain')}
      </span>
      <Button disabled={unlink.isPending} onClick={() => unlink.mutate()}>
        Unlink
      </Button>
    </p>
  );
}

function Unlinked({ begin }: { begin: ReturnType<typeof useBeginLink> }) {
  const { clock } = useReaderFormat();
  if (!begin.data)
    return (
      <Button disabled={begin.isPending} onClick={() => begin.mutate()}>
        {begin.isPending ? 'One moment...' : 'Link Telegram'}
      </Button>
    );
  const { code, url, expiresAt } = begin.data;
  return (
    <div className="stack" role="status">
      <p>
        <a className={buttonClass()} href={url} target="_blank" rel="noreferrer">
          Open the bot in Telegram
        </a>
      </p>
      <p>
        Press Start there, or send it <code>/start {code}</code>. The code works once, until {clock(expiresAt)}. This page sees it by
        itself.
      </p>
      <p>
        <Button look="quiet" disabled={begin.isPending} onClick={() => begin.mutate()}>
          Another code
        </Button>
      </p>
    </div>
  );
}

/** The chat in which notifications come; nothing where the operator has set no bot up. */
export function TelegramSetting({ user }: { user: User }) {
  const isOffered = hasTier(user.subscriptionTier, NOTICE_MAIL_TIER);
  const begin = useBeginLink();
  const { data } = useTelegram(isOffered, begin.data !== undefined);
  if (!isOffered || !data?.isConfigured) return null;
  return (
    <Setting title="Telegram" text="Link a chat, then choose above what comes there. Blocking the bot or sending it /stop ends it.">
      {data.link ? <Linked link={data.link} /> : <Unlinked begin={begin} />}
    </Setting>
  );
}
