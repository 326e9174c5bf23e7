import { can } from '@clearedge/contract/entitlements';
import { lazy, Suspense } from 'react';
import { useDocumentTitle } from '../core/document-title.ts';
import { useSession } from '../core/session/session.ts';
import { AssistantLocked } from '../features/assistant/assistant-locked.tsx';
import { Chat, type LeadsProps } from '../features/assistant/chat.tsx';
import { Early } from '../features/early-access/early.tsx';
import { Skeleton } from '../ui/states/states.tsx';

const FollowUps = lazy(() => import('../features/early-access/follow-up/follow-ups.tsx').then((module) => ({ default: module.FollowUps })));

const Leads = (props: LeadsProps) => (
  <Early id="follow-up-questions">
    <Suspense fallback={null}>
      <FollowUps {...props} />
    </Suspense>
  </Early>
);

/** Questions about games, odds and picks, answered from the data. */
export default function AiAssistantRoute() {
  useDocumentTitle('AI Assistant');
  const { user, tier, isLoading } = useSession();
  const isOpen = user !== null && can(tier, 'assistant');
  return (
    <div className="page assistant">
      <header className="page-h">
        <h1>AI Betting Assistant</h1>
      </header>
      {isLoading ? <Skeleton height={480} radius={8} /> : null}
      {!isLoading && isOpen ? <Chat key={user.id} userId={user.id} Leads={Leads} /> : null}
      {!isLoading && !isOpen ? <AssistantLocked /> : null}
    </div>
  );
}
