import type { Ctx } from '../../../kernel/ctx.ts';
import type { Gateway } from '../../../ports/index.ts';
import { machineNow } from '../../accounts/index.ts';
import { type Customer, listCustomersOf } from './customer-rows.ts';
import { listPaymentsOf } from './payment-rows.ts';
import { decidePlanState, type PlanState } from './plan-rules.ts';
import { listSubscriptionsOf } from './subscription-rows.ts';

/** The provider's time: Stripe does not follow the clock of a demo. */
export const providerNow = (ctx: Ctx, gateway: Gateway): Date => (gateway === 'stripe' ? machineNow(ctx) : ctx.now());

export interface MyPlanState extends PlanState {
  customer: Customer;
}

/** How each of a user's subscriptions stands now. */
export async function readPlanStates(ctx: Ctx, userId: string): Promise<MyPlanState[]> {
  const owners = await listCustomersOf(ctx.db, userId);
  if (owners.length === 0) return [];
  const ids = owners.map(({ id }) => id);
  const [found, paid] = [await listSubscriptionsOf(ctx.db, ids), await listPaymentsOf(ctx.db, ids)];
  return found.map((subscription) => {
    const customer = owners.find(({ id }) => id === subscription.customerId)!;
    const invoices = paid.filter(({ subscriptionId }) => subscriptionId === subscription.id);
    return { ...decidePlanState({ ...subscription, invoices }, providerNow(ctx, customer.gateway)), customer };
  });
}
