const APOSTROPHE = "['’]?";
const has = (words: string): RegExp => new RegExp(words.replaceAll("'", APOSTROPHE), 'i');

/** Those from whom losses are kept. */
const CLOSE_ONES =
  'wife|wifey|husband|hubby|partner|girlfriend|boyfriend|gf|bf|girl|fianc[eé]e?|missus|spouse|family|parents|mom|mum|dad|mother|father|folks|kids|boss';

/** Words of someone whom betting hurts. Rather once too often than once too few: help is never an insult. */
const DISTRESS: readonly RegExp[] = [
  has(String.raw`\b(can't|cannot|can not|couldn't|unable to) (seem to )?(stop|quit)\b(?! (winning|scoring|hitting|homering|walking))`),
  has(String.raw`\bhow (do|can|should) i (stop|quit) (betting|gambling|chasing|losing|playing|myself)`),
  has(String.raw`\bchasing\b(?! (the )?(division|pennant|title|wild|record))|\bchased? (my |the |our )?loss(es)?\b`),
  has(
    String.raw`^(?!.*\b(rain|postpon|void|cancel|suspend|scratch|push|refund|called off|ppd)).*\b(win(ning)?|get(ting)?|make|making|earn) (it|my money|everything|all of it)( all)? back\b|\bwin back (what|everything|it|my|the)\b|\bget(ting)? (back to )?even\b`,
  ),
  // A sum that is to be won back: "need to win back 300", "win the 2k I lost back".
  has(
    String.raw`\b(win(ning)?|(need|gotta|have|must|got) (to )?(get|make|earn)) (back|bak) \$?\d|\b(win|make|earn) (the |my |that |all )*\$?\d[\d,.]* ?(k|grand|bucks|dollars)? (that |which )?i lost\b`,
  ),
  // Whoever threatens to go: "or my wife is going to leave".
  has(
    String.raw`\b(${CLOSE_ONES})('s|s)? (is |are |will |gonna |going to |wants to |about to )*(leav(es?|ing|in)?|divorc(es?|ing)|(kick|throw)(s|ing)? me out)\b`,
  ),
  has(
    String.raw`\b(lost|losing|gambled|bet|betting|put|putting|throw|throwing|wager|wagering|spent|blew|blown|dropped|dropping|dumped|burned|burnt|torched|sank|used|using|risk(ed|ing)?) (it |all |away |of |on |up |the |my |our |whole |entire |last |next |kids?'?s? |wife'?s |moms? |dads? |parents'? )*(rent|mortgage|(?:w?hole |entire |last |next |pay ?)check|pay ?check|salary|savings|life savings|college fund|tuition|groceries|food money|house|retirement|401k|bill money)\b`,
  ),
  has(
    String.raw`\b(rent|mortgage|bill|grocery|food|tuition) money\b|\blost everything\b|\b(can't|cannot|can not) afford to (lose|keep)\b|\bruin(ed|ing) my (life|marriage|family)\b`,
  ),
  has(
    String.raw`\b(gambling|betting) (problem|addiction|debts?|is ruining)|\b(gambl\w*|betting)\b.*\b(addicted|addict|addiction|out of control)\b`,
  ),
  has(String.raw`\b(addicted|addict|hooked|compulsive)\b.*\b(bet|bets|betting|gambl\w*|this|it)\b`),
  has(
    String.raw`\b(borrow(ed|ing)?|loans?|credit cards?|cash advances?|payday|maxed out|sold my|sell(ing)? my|pawn(ed)?|stole|steal(ing)?)\b.*\b(bets?|betting|gambl\w*|losses|wager)`,
  ),
  has(String.raw`\b(can't|cannot|can not|couldn't|haven't|didn't|don't) (sleep|slept|eat|eaten|breathe)\b(?! on\b)`),
  has(
    String.raw`\b(${CLOSE_ONES})\b.{0,12}\b(doesn't know|don't know|does not know|do not know|can't know|must not know|has no idea|have no idea|(finds?|found) out)\b|\bno ?(body|one) knows (about |of )?(my |what i|how much i)`,
  ),
  // Kept from whom it concerns: "can't tell my wife".
  has(String.raw`\b(can't|cannot|can not|haven't|didn't|never|afraid to|scared to|how do i) (tell|told|face)\b.{0,6}\b(${CLOSE_ONES})\b`),
  has(String.raw`\b(i'm|im|i am|i've been|ive been) .{0,12}\bin (a|the|a deep|such a) hole\b`),
  has(
    String.raw`\ball (of )?my (money|savings|cash)('s| is| are)? gone\b|\b(i|i've) (have |got )?nothing left\b(?! (to bet|on))|\blost it all\b`,
  ),
  has(
    String.raw`\bneed (it |the money |this |money |to win |a win )*(for |to (pay|cover) |to make )(my |the |our )?(rent|mortgage|bills|groceries)\b`,
  ),
  has(String.raw`\b(hid(e|ing)|lied|lying)\b.*\b(${CLOSE_ONES}|everyone)\b`),
  has(String.raw`\b(i|i'm|im|i've)\b.{0,20}\b(depressed|hopeless|ashamed|devastated|miserable|desperate|crying|panicking|falling apart)\b`),
  has(
    String.raw`\b(in|so much|drowning in) debt\b|\bowe (my |a )?(bookie|loan shark)|\bgamblers anonymous\b|\b(i|we) owe (\w+ ){0,2}(money|cash)\b|\bself[- ]?exclu`,
  ),
  has(String.raw`\b(help|hotline|help ?line)\b.*\bgambl\w*|\bgambl\w*\b.*\b(hotline|help ?line|need help|get help)\b`),
];

const DESPAIR = has(
  String.raw`\b(kill(ing)? myself|suicid\w*|end (it all|my life)|don't want to (live|be here)|want to die|better off dead|no reason to live|hurt(ing)? myself)\b`,
);

export type Distress = 'none' | 'betting' | 'despair';

/** Whether someone writes who needs help before figures: as it was typed, or as it is spelled out. */
export function distressIn(...spellings: readonly string[]): Distress {
  const says = (pattern: RegExp): boolean => spellings.some((text) => pattern.test(text));
  if (says(DESPAIR)) return 'despair';
  return DISTRESS.some(says) ? 'betting' : 'none';
}
