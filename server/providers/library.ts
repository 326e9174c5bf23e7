import { createRequire } from 'node:module';
import type nodemailer from 'nodemailer';
import type Stripe from 'stripe';
import type webPush from 'web-push';

const packages = createRequire(import.meta.url);

/** Libraries that a demo and most installations never call, each loaded when it is first asked for and then kept by Node. */
export const stripeLibrary = (): typeof Stripe => packages('stripe') as typeof Stripe;
export const mailLibrary = (): typeof nodemailer => packages('nodemailer') as typeof nodemailer;
export const pushLibrary = (): typeof webPush => packages('web-push') as typeof webPush;
