import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { Money, Uuid } from '../../terms.ts';
import { Invoice } from './subscription.ts';

export const staffPaymentRoutes = defineRoutes({
  'GET /api/admin/users/:userId/payments': {
    id: 'listPaymentsOfUser',
    summary: 'What a user was billed, the latest first, for staff who give money back',
    access: 'staff',
    params: z.object({ userId: Uuid }),
    response: z.array(Invoice),
  },
  'POST /api/admin/payments/:paymentId/refund': {
    id: 'refundPayment',
    summary: 'Give money back by the payment provider. The plan stays: it ends by being canceled.',
    access: 'staff',
    fresh: true,
    perMinute: 30,
    params: z.object({ paymentId: Uuid }),
    body: z.object({
      amount: Money,
      refunded: Money.meta({ description: 'What had gone back when this was decided; another refund since is refused' }),
      reason: z.string().trim().min(10, 'Say why, in ten characters at least.').max(300, 'At most 300 characters.'),
    }),
    response: Invoice,
  },
});
