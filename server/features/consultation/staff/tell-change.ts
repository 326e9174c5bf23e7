import type { Ctx } from '../../../kernel/ctx.ts';
import { postNotification } from '../../notifications/index.ts';
import type { ConsultationRow } from '../rows/consultation-rows.ts';
import { startText } from '../rules/start-text.ts';

function newsOf(before: ConsultationRow, after: ConsultationRow): { what: string; title: string; body: string } | null {
  const who = `Your session with ${after.expertName} on ${startText(after.startsAt)}`;
  const isNew = (field: 'joinUrl' | 'recordingUrl' | 'notes'): boolean => after[field] !== null && after[field] !== before[field];
  if (after.status === 'cancelled')
    return { what: 'cancelled', title: 'Your session was cancelled', body: `${who} does not take place. Its slot is open again.` };
  if (isNew('recordingUrl')) return { what: 'recording', title: 'Your recording is there', body: `${who} can be watched again.` };
  if (isNew('joinUrl')) return { what: 'link', title: 'Your call has a link', body: `${who} can be joined by Join Call.` };
  if (isNew('notes')) return { what: 'notes', title: 'Your session notes are there', body: `${who} has notes now.` };
  return null;
}

/** Tells a member what staff did about a session. */
export async function tellChange(tx: Ctx, before: ConsultationRow, after: ConsultationRow): Promise<void> {
  const news = newsOf(before, after);
  if (!news) return;
  await postNotification(tx, {
    userId: after.userId,
    kind: 'consultation',
    title: news.title,
    body: news.body,
    href: '/consultation',
    dedupeKey: `consultation:${after.id}:${news.what}:${tx.now().toISOString()}`,
  });
}
