import type { PaidPlan, PriceIdField } from '@clearedge/contract/routes/billing/plan-terms';

/** Stripe's id of each price; null for a plan that cannot be bought that way yet. */
export type PriceIds = Readonly<Record<PriceIdField, string | null>>;

/** Stripe itself, or the built-in test checkout behind which no money moves. */
export type Gateway = 'stripe' | 'test';

export interface PaymentKeys {
  secretKey: string;
  webhookSecret: string;
  prices: PriceIds;
}
/** Keys from the environment; null where it has none. */
export interface ConfiguredKeys {
  secretKey: string | null;
  webhookSecret: string | null;
  prices: PriceIds;
}

export interface PriceRef {
  id: string | null;
  amountCents: number | null;
  currency: string | null;
}

/** A subscription as the provider says it is. */
export interface SubscriptionSnapshot {
  id: string;
  customerId: string;
  /** What we wrote on it when it was made. */
  userId: string | null;
  /** The provider's own word. */
  status: string;
  price: PriceRef;
  startedAt: Date | null;
  periodEndAt: Date | null;
  /** When it will end or has ended. */
  cancelAt: Date | null;
  /** The plan that follows at the end of the period; 'unknown' where the message does not say. */
  nextPrice: PriceRef | 'unknown' | null;
}

export interface InvoiceFact {
  id: string;
  number: string | null;
  customerId: string;
  subscriptionId: string | null;
  userId: string | null;
  /** What was paid, or what is owed; null where the provider does not state it. */
  amountCents: number | null;
  currency: string | null;
  /** Of its lines that cost something. */
  prices: readonly PriceRef[];
  billedAt: Date | null;
  periodEndAt: Date | null;
  hostedUrl: string | null;
  paymentIntentId: string | null;
  nextAttemptAt: Date | null;
}

export interface CheckoutFact {
  customerId: string;
  subscriptionId: string;
  userId: string | null;
  /** What we wrote on it when it was made. */
  plan: PaidPlan | null;
  isPaid: boolean;
  amountCents: number | null;
  currency: string | null;
}

export interface RefundFact {
  chargeId: string;
  customerId: string;
  invoiceId: string | null;
  paymentIntentId: string | null;
  /** In all, not only this time. */
  refundedCents: number;
}

export type PaymentFact =
  | { kind: 'checkout'; checkout: CheckoutFact }
  | { kind: 'subscription'; subscription: SubscriptionSnapshot }
  | { kind: 'invoice'; invoice: InvoiceFact }
  | { kind: 'refund'; refund: RefundFact };

export interface PaymentEvent {
  id: string;
  /** The provider's own name of it. */
  type: string;
  createdAt: Date;
  isLive: boolean;
  /** Null for what the house has no use for. */
  fact: PaymentFact | null;
}

/** A message whose signature is not right, or that is no event. */
export class BadEvent extends Error {
  override name = 'BadEvent';
}

/** The provider did not do what it was asked. `key`: it does not know the key; `unreachable`: it did not answer; `no-price`: the plan has none there; `refused`: anything else. */
export class PaymentFailure extends Error {
  override name = 'PaymentFailure';
  readonly fault: 'key' | 'unreachable' | 'no-price' | 'refused';
  constructor(fault: 'key' | 'unreachable' | 'no-price' | 'refused', message: string) {
    super(message);
    this.fault = fault;
  }
}

export interface SignedEvent {
  raw: string;
  signature: string;
}

/** Where a provider without a memory of its own keeps things, and how its events reach the house. */
export interface PaymentStore {
  now: () => Date;
  /** The time that signatures are stamped with. */
  machineNow: () => Date;
  newId: () => string;
  /** Also locks it until the transaction ends. */
  read: (id: string) => Promise<Record<string, unknown> | null>;
  write: (id: string, kind: string, customerId: string, body: Record<string, unknown>) => Promise<void>;
  deliver: (event: SignedEvent) => Promise<void>;
  /** Asks to be woken for this object: `PaymentAccount.wake`. */
  wakeAt: (id: string, at: Date) => Promise<void>;
}

export interface CheckoutOrder {
  customerId: string;
  userId: string;
  plan: PaidPlan;
  returnUrl: string;
  /** The same order asked for twice is one. */
  key: string;
}

export interface RefundOrder {
  customerId: string;
  invoiceId: string;
  paymentIntentId: string | null;
  amountCents: number;
  /** What had gone back before. */
  alreadyCents: number;
  key: string;
}

export interface PaymentAccount {
  createCustomer: (user: { userId: string; email: string; key: string }) => Promise<string>;
  createCheckout: (order: CheckoutOrder) => Promise<string>;
  /** A page on which a running subscription is raised to a dearer plan. */
  createUpgrade: (order: CheckoutOrder & { subscriptionId: string }) => Promise<string>;
  openPortal: (customerId: string, returnUrl: string) => Promise<string>;
  findSubscription: (id: string) => Promise<SubscriptionSnapshot | null>;
  endAtPeriodEnd: (id: string) => Promise<SubscriptionSnapshot>;
  changeAtPeriodEnd: (id: string, plan: PaidPlan) => Promise<SubscriptionSnapshot>;
  /** Takes a coming end or change back. */
  resume: (id: string) => Promise<SubscriptionSnapshot>;
  endNow: (id: string) => Promise<void>;
  /** Gives a part of a payment back; the same order twice gives it back once. */
  refund: (order: RefundOrder) => Promise<void>;
  findInvoiceOf: (paymentIntentId: string) => Promise<string | null>;
  /** What is wrong with the prices; empty when nothing is. Rejects with PaymentFailure for a wrong key. */
  checkPrices: () => Promise<{ isLive: boolean; findings: string[] }>;
}

export interface TestCheckoutView {
  id: string;
  purpose: 'subscribe' | 'upgrade' | 'card';
  userId: string;
  plan: PaidPlan;
  dueNowCents: number;
  /** Its period begins with the payment. */
  beginsAnew: boolean;
  status: 'open' | 'complete' | 'expired';
  expiresAt: Date;
}

export interface PaymentGateway {
  /** What a message says once its signature is found right. Throws BadEvent. */
  readEvent: (message: { raw: Buffer; signature: string; secret: string; receivedAt: Date }) => PaymentEvent;
  open: (keys: PaymentKeys, store: PaymentStore) => PaymentAccount;
}

/** The built-in checkout of a demo installation. */
export interface TestGateway extends PaymentGateway {
  prices: PaymentKeys['prices'];
  findCheckout: (store: PaymentStore, id: string) => Promise<TestCheckoutView | null>;
  /** False when the card was declined. */
  pay: (keys: PaymentKeys, store: PaymentStore, checkoutId: string, card: 'succeeds' | 'declined') => Promise<boolean>;
  /** Does what has fallen due for a subscription. */
  wake: (keys: PaymentKeys, store: PaymentStore, subscriptionId: string) => Promise<void>;
}

export interface Payments {
  configured: ConfiguredKeys;
  stripe: PaymentGateway;
  /** Only in demo mode. */
  test: TestGateway | null;
}
