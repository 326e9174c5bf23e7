import type { ReactNode } from 'react';
import { OddsButton } from '../../features/contests/price/odds-button.tsx';
import { slipEntryOf } from '../../features/contests/price/offer.ts';
import { Prices } from '../../features/football/price/price-slot.tsx';
import '../../features/contests/styles/games.css';
import '../../features/contests/styles/sections.css';
import '../../features/contests/styles/games-narrow.css';
import '../../ui/controls/board-price.css';
import '../../features/comparison/styles/comparison.css';
import '../../features/comparison/styles/cards.css';
import '../../features/football/styles/football.css';
import '../../features/football/styles/parts.css';
import '../../features/football/styles/tables.css';

const PRICES = { Button: OddsButton, entryOf: slipEntryOf };

/** What every CFL screen stands in: the price button and the looks it shares with the other sports. */
export const FootballPage = ({ children }: { children: ReactNode }) => <Prices value={PRICES}>{children}</Prices>;
