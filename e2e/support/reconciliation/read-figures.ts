import { readPercent, type Sightings } from './sightings.ts';

export type Reference = 'model' | 'market';
export const WIN = { model: 'win', market: 'market win' } as const;
export const FAIR = { model: 'fair price', market: 'market fair price' } as const;

/** Win and push, as every screen words them: "49.5% win, 6.8% push", or the win chance alone where none is possible. */
export function addChance(screen: string, subject: string, text: string, seen: Sightings, reference: Reference = 'model'): void {
  seen.add(screen, subject, WIN[reference], readPercent(text));
  const push = /([\d.]+%)\s*(?:to )?push/.exec(text);
  seen.add(screen, subject, 'push', push ? readPercent(push[1]!) : 0);
}

/** An EV counts only with the name of what it is held against. */
export function addEv(screen: string, subject: string, text: string, seen: Sightings): void {
  const reference = /EV v\. (model|market)|(?:Expected value|EV) v\. (model|market)/i.exec(text);
  const figure = /[+\u2212]?\d+(?:\.\d+)?%(?= EV)/.exec(text)?.[0] ?? /[+\u2212]\d+(?:\.\d+)?%|(?<![\d.])0\.0%/.exec(text)?.[0];
  seen.add(
    screen,
    subject,
    reference ? `EV v. ${reference[1] ?? reference[2]}` : 'EV with its reference',
    figure ? readPercent(figure) : null,
  );
}
