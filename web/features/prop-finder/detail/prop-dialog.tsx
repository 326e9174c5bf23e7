import { DOUBT_WORDS } from '@clearedge/contract/doubts/price-doubts';
import { Link } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatAge, formatChance, formatPercent, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { isStatus, messageOf } from '../../../lib/query.ts';
import { evName } from '../../../lib/worth.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type FinderDetail, type FinderProp, useFinderDetail } from '../finder.queries.ts';
import { parlayKey, type Shown } from '../finder-actions.ts';
import { SideButton } from '../list/side-button.tsx';
import { confidenceWord, kindWords, METHOD_NAME, type Method, SIDE_WORD, SIDES, type Span } from '../rules/words.ts';
import { isConfidenceOf, judge, type Looking, worthBand } from '../rules/worth-rules.ts';
import { HistoryPart } from './history-part.tsx';
import { type DrawDistribution, ModelPart } from './model-part.tsx';

function Heads({ first, last }: { first: string; last?: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col" className="num">
          Over
        </th>
        <th scope="col" className="num">
          Under
        </th>
        {last ? (
          <th scope="col" className="num">
            {last}
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

/** The fair price by each of the six methods, and the least that any says of a side. */
function MethodTable({ detail: { methods, prop } }: { detail: FinderDetail }) {
  const { odds } = useReaderFormat();
  const chanceOf = (chance: number) => formatChance({ winProbability: chance * (1 - prop.push), pushProbability: prop.push });
  if (methods.length === 0)
    return <p className="muted">No fair price: no book quotes both sides, and one side alone doesn’t show the margin.</p>;
  return (
    <table className="tbl">
      <Heads first="Fair price by" />
      <tbody>
        {methods.map(({ method, over, under, overOdds, underOdds }) => (
          <tr key={method}>
            <th scope="row">{METHOD_NAME[method]}</th>
            <td className="num">
              {odds(overOdds)} <small>{chanceOf(over)}</small>
            </td>
            <td className="num">
              {odds(underOdds)} <small>{chanceOf(under)}</small>
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">Most cautious</th>
          <td className="num">{prop.worstOver === null ? NONE : chanceOf(prop.worstOver)}</td>
          <td className="num">{prop.worstUnder === null ? NONE : chanceOf(prop.worstUnder)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** Every book's two prices, what it keeps of them, and when it set them. */
function BookTable({ detail: { books } }: { detail: FinderDetail }) {
  const { odds } = useReaderFormat();
  const now = useNow();
  if (books.length === 0) return <p className="muted">No book offers it: the price is the model’s, less a hold.</p>;
  return (
    <WideTable label="Prices by book">
      <table className="tbl">
        <Heads first="Book" last="Hold" />
        <tbody>
          {books.map((book) => (
            <tr key={book.book}>
              <th scope="row">
                {book.bookName}
                <small>{`set ${formatAge(Math.max(0, (now - Date.parse(book.quotedAt)) / 1000))} ago`}</small>
              </th>
              <td className="num">{odds(book.overOdds)}</td>
              <td className="num">{odds(book.underOdds)}</td>
              <td className="num">{book.hold === null ? NONE : formatPercent(book.hold)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

interface PropDialogProps extends Shown {
  propId: string;
  /** As the list has it; null while, or where, it is not in there. */
  listed: FinderProp | null;
  looking: Looking;
  span: Span;
  method: Method;
  who: string;
  draw: DrawDistribution;
  onClose: () => void;
}

function Offers({ prop, looking, actions, bookNames }: { prop: FinderProp; looking: Looking } & Shown) {
  const judged = judge(prop, { ...looking, side: null });
  if (!judged) return <p className="muted">None of the chosen books offers it.</p>;
  return (
    <div className="pf-offers">
      {SIDES.map((side) => {
        const worth = judged[side];
        const isOn = actions.inParlay.has(parlayKey(prop, side));
        return (
          <div key={side}>
            <SideButton
              prop={prop}
              side={side}
              worth={worth}
              isBest={judged.best === worth && worth?.ev != null}
              actions={actions}
              bookNames={bookNames}
            />
            {worth ? (
              <Button size="sm" aria-pressed={isOn} disabled={prop.isStale && !isOn} onClick={() => actions.toggleParlay(prop, worth)}>
                {isOn ? `Take ${SIDE_WORD[side]} off parlay` : `Add ${SIDE_WORD[side]} to parlay`}
              </Button>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}

const READINGS = 6;

/** The better side, its chances, and its EV at the price beside it: the three can be checked against each other. */
function Verdict({ prop, looking, method }: { prop: FinderProp; looking: Looking; method: Method }) {
  const { odds } = useReaderFormat();
  const best = judge(prop, { ...looking, side: null })?.best;
  if (!best || best.ev === null || best.chance === null) return null;
  const chance = formatChance({ winProbability: best.chance * (1 - prop.push), pushProbability: prop.push });
  const how =
    best.reference === 'model'
      ? 'Our model blended with the market.'
      : `The market without margin, ${looking.against === 'worst' ? 'most cautious of six methods' : `${METHOD_NAME[method].toLowerCase()} method`}.`;
  const sure = isConfidenceOf(prop, best)
    ? ` Confidence ${confidenceWord(prop.confidence!)}: +EV under ${prop.confidence}% of ${READINGS * prop.bookCount} ways to price it.`
    : '';
  const doubt = best.doubt !== null && best.ev > 0 ? ` ${DOUBT_WORDS[best.doubt]}.` : '';
  return (
    <p className="pf-said">
      <b className={worthBand(best)}>{`${SIDE_WORD[best.side]} ${formatSignedPercent(best.ev)} ${evName(best.reference)}`}</b>
      {`: ${chance} at ${odds(best.odds)}. ${how}${doubt}${sure}`}
    </p>
  );
}

function Body({
  detail,
  looking,
  span,
  method,
  draw,
  actions,
  bookNames,
}: { detail: FinderDetail } & Omit<PropDialogProps, 'propId' | 'listed' | 'who' | 'onClose'>) {
  return (
    <div className="pf-detail">
      <Offers prop={detail.prop} looking={looking} actions={actions} bookNames={bookNames} />
      <Verdict prop={detail.prop} looking={looking} method={method} />
      <section aria-label="History">
        <h3>{detail.log.some(({ line }) => line !== null) ? 'Against each day’s line' : 'Past games'}</h3>
        <HistoryPart detail={detail} first={span} side={judge(detail.prop, looking)?.best?.side ?? 'over'} />
      </section>
      <section aria-label="Model">
        <h3>Model</h3>
        <ModelPart detail={detail} draw={draw} />
      </section>
      <section aria-label="Fair prices">
        <h3>Market without margin</h3>
        <MethodTable detail={detail} />
      </section>
      <section aria-label="Books">
        <h3>Books</h3>
        <BookTable detail={detail} />
      </section>
      <p className="cap">A prop on a player who doesn’t start is void.</p>
    </div>
  );
}

export function PropDialog({ propId, listed, who, onClose, ...rest }: PropDialogProps) {
  const { gameTime } = useReaderFormat();
  const { data, error, refetch } = useFinderDetail(propId, rest.method, who);
  const prop = data?.prop ?? listed;
  return (
    <Dialog
      open
      place="side"
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={prop ? `${prop.playerName} · ${kindWords(prop.propType)} ${prop.line}` : 'Prop'}
      description={
        prop ? (
          <>
            {`${prop.teamCode}${prop.position ? ` ${prop.position}` : ''} · ${gameTime(prop.startsAt)} · `}
            <Link to={paths.game(prop.gameId, { tab: 'props' })}>{`${prop.awayTeam} @ ${prop.homeTeam}`}</Link>
          </>
        ) : undefined
      }
    >
      {data ? <Body detail={data} {...rest} /> : null}
      {!data && error && isStatus(error, 404) ? (
        <EmptyState title="This prop is no longer offered" hint="Its game started, or the books took it down." />
      ) : null}
      {!data && error && !isStatus(error, 404) ? (
        <ErrorState title="This prop could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <Skeleton height={480} radius={8} /> : null}
    </Dialog>
  );
}
