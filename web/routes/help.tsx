import { isPaidTier, TIER_NAME } from '@clearedge/contract/entitlements';
import { INTERVALS } from '@clearedge/contract/routes/billing/plan-terms';
import { useDocumentTitle } from '../core/document-title.ts';
import { OFFERS, priceText } from '../features/billing/plans/plan-offers.ts';
import { HelpScreen } from '../features/help/help-screen.tsx';

const PLANS = OFFERS.map(({ tier, features, limits }) => ({
  name: TIER_NAME[tier],
  price: isPaidTier(tier) ? INTERVALS.map((interval) => priceText(tier, interval)).join(' or ') : priceText(tier, 'month'),
  features,
  limits,
}));

/** The guide to the product. */
export default function HelpRoute() {
  useDocumentTitle('Help');
  return (
    <>
      <div className="page-h">
        <h1>Help</h1>
        <span className="cap">How to read prices, confidence and value, and how to size a bet</span>
      </div>
      <HelpScreen plans={PLANS} />
    </>
  );
}
