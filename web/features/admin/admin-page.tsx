import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../../core/session/session.ts';
import { openSignIn } from '../../core/session/sign-in.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState, Skeleton } from '../../ui/states/states.tsx';
import './admin.css';

function Refused({ isSignedIn }: { isSignedIn: boolean }) {
  if (isSignedIn) return <EmptyState icon={LockKeyhole} title="Admin access required" hint="This page is for site admins." />;
  const signIn = <Button onClick={() => openSignIn('login')}>Sign In</Button>;
  return <EmptyState icon={LockKeyhole} title="Authentication Required" hint="Sign in as an admin to see this page." action={signIn} />;
}

/** A page for admins: its head, and its content for no one else. The server refuses all the same. */
export function AdminPage({
  title,
  caption,
  tools,
  children,
}: {
  title: string;
  caption?: string;
  tools?: ReactNode;
  children: ReactNode;
}) {
  const { user, isAdmin, isLoading } = useSession();
  return (
    <div className="page admin">
      <header className="page-h">
        <h1>{title}</h1>
        {caption ? <span className="cap">{caption}</span> : null}
        <span className="grow" />
        {isAdmin ? tools : null}
      </header>
      {isLoading ? <Skeleton height={480} radius={8} /> : null}
      {!isLoading && !isAdmin ? <Refused isSignedIn={user !== null} /> : null}
      {!isLoading && isAdmin ? children : null}
    </div>
  );
}
