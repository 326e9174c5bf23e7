import { Link } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useStatus } from '../core/status.ts';
import { OwnTickets } from '../features/support-tickets/support-tickets-parts.tsx';
import { paths } from '../lib/paths.ts';
import { DocPage, type DocSection } from '../ui/layout/doc-page.tsx';

const SECTIONS: readonly DocSection[] = [
  {
    id: 'account',
    title: 'I cannot sign in',
    body: (
      <p>
        Ask for a link to set <Link to={paths.forgotPassword}>a new password</Link>. It is mailed to the address of the account, works once
        and expires after an hour. After several wrong passwords signing in pauses for a while; waiting is enough.
      </p>
    ),
  },
  {
    id: 'bet',
    title: 'A bet was graded in a way I did not expect',
    body: (
      <>
        <p>
          Open the bet in <Link to={paths.myBets({ tab: 'history' })}>My Bets</Link>: its receipt shows the final score, the rule that
          decided and the arithmetic. All rules are on the <Link to={paths.houseRules}>House Rules</Link> page.
        </p>
        <p>A corrected official result is graded again by itself, and the receipt then shows both postings.</p>
      </>
    ),
  },
  {
    id: 'price',
    title: 'A price is old or missing',
    body: (
      <p>
        Each price carries its age. Beyond the maximum age it is shown in amber and never counts as the best price. “—” means that no book
        offers that side at the moment.
      </p>
    ),
  },
  {
    id: 'plan',
    title: 'My plan',
    body: (
      <p>
        Your plan and its state are in the account menu. Plans and prices are on the <Link to={paths.subscribe}>Pricing</Link> page. A
        canceled plan stays until the end of what is paid.
      </p>
    ),
  },
  {
    id: 'referrals',
    title: 'My referral code',
    body: (
      <p>
        Partners find their sign-up link, its uses and what it earned under <Link to="/referrals">Your Referrals</Link>. A code is entered
        when an account is created.
      </p>
    ),
  },
  {
    id: 'data',
    title: 'My data',
    body: (
      <p>
        You can download everything stored about your account, and delete the account, in <Link to={paths.settings}>Settings</Link>. What is
        stored is on the <Link to={paths.privacy}>Privacy</Link> page.
      </p>
    ),
  },
  {
    id: 'gambling',
    title: 'Betting has stopped being fun',
    body: (
      <p>
        Call or text <a href="tel:1-800-426-2537">1-800-GAMBLER</a>, free and at any hour, or set limits and breaks under{' '}
        <Link to={paths.responsibleGaming}>Responsible Gaming</Link>.
      </p>
    ),
  },
];

export default function SupportRoute() {
  useDocumentTitle('Support');
  const source = useStatus()?.source;
  return (
    <>
      <DocPage
        title="Support"
        intro={
          <>
            <p>Most questions are answered here. For anything else, open a ticket below.</p>
            {source && source.kind !== 'live' ? (
              <p>
                This installation shows: {source.label}. {source.notice}
              </p>
            ) : null}
          </>
        }
        sections={SECTIONS}
      />
      <div className="tickets support-tickets">
        <OwnTickets />
      </div>
    </>
  );
}
