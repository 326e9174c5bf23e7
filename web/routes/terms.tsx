import { PAID_TIER_NAMES } from '@clearedge/contract/entitlements';
import { Link } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { paths } from '../lib/paths.ts';
import { DocPage, type DocSection } from '../ui/layout/doc-page.tsx';

const SECTIONS: readonly DocSection[] = [
  {
    id: 'age',
    title: '21 or older',
    body: (
      <p>
        ClearEdge is for people who are 21 or older. By creating an account you confirm that you are. You are asked again, once, before your
        first bet.
      </p>
    ),
  },
  {
    id: 'what',
    title: 'What ClearEdge is',
    body: (
      <>
        <p>ClearEdge shows prices, probabilities and records, and lets you keep track of bets and practice with virtual money.</p>
        <p>
          It is not a bookmaker. It takes no bets, holds no stakes and pays no winnings. A tracked bet is a note about a bet you placed
          elsewhere.
        </p>
      </>
    ),
  },
  {
    id: 'money',
    title: 'Practice money',
    body: <p>Virtual money has no cash value. It cannot be bought, sold, transferred or exchanged for anything.</p>,
  },
  {
    id: 'advice',
    title: 'No promise of profit',
    body: (
      <p>
        Probabilities, confidence figures and picks are estimates of a model that is often wrong on single games. Past results do not
        promise future ones. You decide about your bets, and you can lose what you stake.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'The law where you are',
    body: <p>Betting is not legal everywhere. Knowing and keeping the law where you are is up to you.</p>,
  },
  {
    id: 'grading',
    title: 'Grading',
    body: (
      <p>
        Bets and picks are graded by the <Link to={paths.houseRules}>House Rules</Link> in the version named on the bet.
      </p>
    ),
  },
  {
    id: 'plans',
    title: 'Plans',
    body: (
      <p>
        {PAID_TIER_NAMES} are paid by the month or by the year and can be canceled at any time; they then stay until the end of what is
        paid. Prices are on the <Link to={paths.subscribe}>Pricing</Link> page.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'Fair use',
    body: (
      <p>One account for one person. Do not try to get at other people’s data, to overload the service or to copy the prices in bulk.</p>
    ),
  },
  {
    id: 'care',
    title: 'Looking after yourself',
    body: (
      <p>
        Limits, breaks and self-exclusion are under <Link to={paths.responsibleGaming}>Responsible Gaming</Link>. They cannot be lifted
        early, not even by us.
      </p>
    ),
  },
];

export default function TermsRoute() {
  useDocumentTitle('Terms');
  return (
    <DocPage
      title="Terms"
      intro={<p>The agreement between you and whoever runs this installation of ClearEdge, in plain words.</p>}
      sections={SECTIONS}
    />
  );
}
