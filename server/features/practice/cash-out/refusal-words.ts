export const SETTLED = 'This bet is settled.';
export const TOO_SOON = 'Cash-out opens one minute after a bet is placed.';
export const PLACED_BEFORE = 'This bet was placed before opening chances were kept with each bet, so it cannot be closed early.';
export const UNPAIRED_THEN = 'Fewer than two books priced both sides when this bet was placed, so it cannot be closed early.';
export const UNPAIRED_NOW = 'Fewer than two books price both sides of this bet right now, so there is no fair price to close it at.';
export const UNPAIRED_AT_CLOSE = 'Fewer than two books closed both sides of this bet, so the score alone gives no fair price.';
export const UNPRICED_IN_PLAY = 'Once its game has begun, a bet on a player or on a part of the game cannot be closed early.';
export const WORTHLESS = 'This bet is worth less than a cent now.';
