import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';

export type Digest = VerbResult<Contract['GET /api/digest']>;
export type DigestGame = Digest['games'][number];
export type Mover = Digest['movers'][number];
export type WeatherNote = Digest['weather'][number];
export type DigestPick = Digest['picks']['list'][number];
export type Yesterday = Digest['yesterday'];
export type Watch = NonNullable<Digest['watch']>[number];

/** For whom a digest is made: whoever asks, or those with the feature. */
export type Audience = 'everybody' | 'entitled';
