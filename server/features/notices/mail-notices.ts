import { type Ctx, defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import { MailFailure } from '../../ports/index.ts';
import { type Channel, deliverNotices, NotTaken } from './deliver-notices.ts';
import { renderNotice } from './render-notice.ts';

const mail: Channel = {
  way: 'mail',
  send: async (ctx, notice, user) => {
    try {
      await ctx.ports.mailer.send(renderNotice(ctx, notice, user));
    } catch (error) {
      throw error instanceof MailFailure ? new NotTaken(error.message, error.retryAfterMs) : error;
    }
  },
};

export const mailNotices = (ctx: Ctx): Promise<void> => deliverNotices(ctx, mail);

export const mailNoticesSchedule = defineSchedule({
  name: 'mail-notices',
  every: { seconds: 60 },
  job: defineJob({ payload: FIRED, name: 'mail-notices', maxAttempts: 3, leaseSeconds: 300, run: mailNotices }),
});
