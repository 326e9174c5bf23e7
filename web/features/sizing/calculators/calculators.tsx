import { useSearchParams } from 'react-router';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { KellyScreen, useKellyDesk } from '../kelly-screen.tsx';
import { Arbitrage } from './arbitrage.tsx';
import { FairPrice } from './fair-price.tsx';
import { Hedge } from './hedge.tsx';

const TABS = ['stake', 'fair', 'arbitrage', 'hedge'] as const;
type Tab = (typeof TABS)[number];

/** The stake first, and beside it what else can be worked out of prices. */
export function Calculators() {
  const desk = useKellyDesk();
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((one) => one === search.get('calc')) ?? 'stake';
  const change = (next: Tab): void => {
    const query = new URLSearchParams(search);
    if (next === 'stake') query.delete('calc');
    else query.set('calc', next);
    setSearch(query, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="calc">
      <Tabs
        label="Calculators"
        value={tab}
        onChange={change}
        tabs={[
          { value: 'stake', label: 'Stake', content: <KellyScreen {...desk} /> },
          { value: 'fair', label: 'Fair price', content: <FairPrice /> },
          { value: 'arbitrage', label: 'Arbitrage', content: <Arbitrage /> },
          { value: 'hedge', label: 'Hedge & free bet', content: <Hedge /> },
        ]}
      />
    </div>
  );
}
