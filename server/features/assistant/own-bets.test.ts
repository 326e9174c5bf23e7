import { expect, test } from 'vitest';
import { createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { askAs } from './testing/ask-as.ts';
import { assistantSlice } from './testing/assistant-slice.ts';
import { addOwnBets } from './testing/expectations.ts';
import { NOW, playSlate, prepareSlate } from './testing/scene.ts';

test('own bets by cut, side by side and at their largest, and sums on a free bet, an own chance and a line', {
  timeout: 120_000,
}, async () => {
  await withTestCtx({ now: NOW, signedOut: true }, async (ctx, world) => {
    const games = await prepareSlate(ctx, world);
    const server = await makeServer([assistantSlice()], { world });
    const member = await createUser(ctx, { tier: 'elite' });
    await addOwnBets(ctx, member.id);
    const client = await server.as(member);
    const say = async (question: string): Promise<string> => (await askAs(client, question)).answer.content;
    // Three bets: +150 won $30 on $20, -110 lost $11, +120 is open.
    expect(await say('biggest win i ever had')).toMatch(/^Largest wins:\n• .* at \+150: \$30\.00 on \$20\.00\.\n3 tracked bets/);
    expect(await say('my worst loss')).toMatch(/^Largest losses:\n• .* at −110: −\$11\.00 on \$11\.00\./);
    expect(await say('my roi on favorites vs underdogs')).toMatch(
      /Underdogs \(plus prices\): 1 bet, 1-0-0, \$30\.00, ROI \+150\.0%.*Favorites \(minus prices\): 1 bet, 0-1-0, −\$11\.00, ROI −100\.0%/s,
    );
    expect(await say('do my live bets make money')).toMatch(/placed after the start/);
    expect(await say('what is my average odds')).toContain('price +120 (mean decimal 2.203), stake $18.67');
    expect(await say('my bets over $15')).toMatch(/^2 tracked bets with a stake above \$15\.00: 1 won, 0 lost/);
    expect(await say('my bets of at least 20 dollars')).toMatch(/^2 tracked bets with a stake at least \$20\.00/);
    expect(await say('who won the masters bet i made')).toBe('You have no tracked bet named “masters”, of 3 bets in all.');
    expect(await say('my bets at draftkings')).toBe('You have no tracked bet at DraftKings, of 3 bets in all.');
    // Whose prices it has not, it says, before those it has.
    expect(await say('does draftkings have a better number on the Red Sox')).toMatch(
      /ClearEdge has no prices or limits of DraftKings: its books are .*Book A.*\n.*Best price across books/s,
    );
    expect(await say('draftkings promo code')).toMatch(/^ClearEdge has no prices or limits of DraftKings/);
    expect(await say('picks over 99 pct')).toMatch(/^(None of the \d picks published for today has a win chance of 99% or more|No picks)/);
    world.clock.advanceMinutes(1);
    // $50 × 3 wins $150; at a fair +300 it wins one time in four.
    expect(await say('how much is a $50 free bet worth at +300')).toMatch(/wins \$150\.00.*Worth \$37\.50 on average, 75\.0%/s);
    expect(await say('$50 free bet at +300, other side -400, hedge it')).toMatch(/Hedged with \$120\.00 .* leaves \$30\.00 either way/);
    // The Red Sox are +160 at best: break-even 38.5%, and 45% is worth 17% of the stake.
    expect(await say('with a $2000 bankroll how much on the Red Sox ml if i think 45%')).toMatch(
      /At \+160 on BOS Home Club .* with a 45\.0% chance: break-even 38\.5%, EV \+17\.0%/,
    );
    world.clock.advanceMinutes(1);
    expect(await say('who has the most home runs this year')).toMatch(
      /^The players’ numbers of 0 of 5 finished games of the MLB season are stored so far/,
    );
    expect(await say('world series odds')).toMatch(/The MLB season is not simulated/);
    expect(await say('weather in the nfl')).toMatch(/does not have weather for the NFL/);
    await playSlate(ctx, world, games);
    expect(await say('what would $50 pay on the Red Sox yesterday')).toContain('takes no more bets');
    // NYY 2, BOS 5: the number asked about decides.
    expect(await say('did the over 8.5 hit in the Red Sox game yesterday')).toContain('total 7 against 8.5: under by 1.5');
    expect(await say('did the Yankees cover +1.5 yesterday')).toContain('NYY +1.5 did not cover, by 1.5');
    await server.close();
  });
});
