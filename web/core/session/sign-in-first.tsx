import { LockKeyhole } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { openSignIn } from './sign-in.ts';

interface Props {
  title: string;
  hint: string;
  /** Offers an account as well. */
  canJoin?: boolean;
}

/** What a visitor sees where something of one's own would stand. */
export function SignInFirst({ title, hint, canJoin = false }: Props) {
  const action = (
    <>
      <Button look="primary" onClick={() => openSignIn('login')}>
        Sign In
      </Button>
      {canJoin ? <Button onClick={() => openSignIn('register')}>Create account</Button> : null}
    </>
  );
  return <EmptyState icon={LockKeyhole} title={title} hint={hint} action={action} />;
}
