import { Link } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { paths } from '../lib/paths.ts';
import { DocPage, type DocSection } from '../ui/layout/doc-page.tsx';

const SECTIONS: readonly DocSection[] = [
  {
    id: 'stored',
    title: 'What is stored',
    body: (
      <ul>
        <li>Your account: username, email address, a one-way hash of your password, plan, settings and the dates that belong to them.</li>
        <li>What you do with it: tracked bets, practice bets and their ledger, groups, limits, notifications.</li>
        <li>
          Your sessions: when they began and were last used, the network address and the browser’s own name, so that you can recognise and
          end them.
        </li>
        <li>A record of security events and of changes an administrator makes, kept so that they can be checked.</li>
      </ul>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and the browser’s memory',
    body: (
      <>
        <p>
          One cookie keeps you signed in. Another recognizes a browser you signed in on, so that wrong passwords entered elsewhere never
          lock you out of it; it lasts a year. Each holds a random number, cannot be read by scripts and is not used for anything else.
        </p>
        <p>Your browser also remembers your theme, odds format and betting slip. The slip is wiped when you sign out.</p>
      </>
    ),
  },
  {
    id: 'trackers',
    title: 'No trackers',
    body: (
      <p>
        There is no advertising, no analytics service and no script, font or picture from another site. Nothing about you is sold or lent.
      </p>
    ),
  },
  {
    id: 'others',
    title: 'Who else sees what',
    body: (
      <ul>
        <li>
          Leaderboards and groups show your username and results. Your email address is shown to a group’s admin only, masked to other
          members.
        </li>
        <li>How ClearEdge users’ bets on a game are divided is shown as shares of at least ten bets, never by person.</li>
        <li>A paid plan is billed by the payment provider; card numbers never reach ClearEdge.</li>
        <li>If the operator has connected a language model, the assistant’s questions are sent to it, without your name or address.</li>
      </ul>
    ),
  },
  {
    id: 'rights',
    title: 'Your data is yours',
    body: (
      <p>
        In <Link to={paths.settings}>Settings</Link> you can download everything stored about your account and delete it. Deleting removes
        the account and what belongs to it; ledger entries that other records lean on stay, without your name. During a break or a
        self-exclusion a code made from your email address, which cannot be turned back into it, is kept until that ends.
      </p>
    ),
  },
];

export default function PrivacyRoute() {
  useDocumentTitle('Privacy');
  return <DocPage title="Privacy" intro={<p>What ClearEdge stores about you, why, and how to see or remove it.</p>} sections={SECTIONS} />;
}
