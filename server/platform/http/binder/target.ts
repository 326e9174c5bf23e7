import type { Route } from '@clearedge/contract/route';

/** One route of the contract with its key taken apart. */
export interface Target {
  key: string;
  method: string;
  url: string;
  route: Route;
}
