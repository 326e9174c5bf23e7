import { findLostFigures, type GameFacts } from '@clearedge/quant/grading';
import type { ResultModule } from './sport-module.ts';

const OVER: readonly GameFacts['state'][] = ['final', 'called', 'mercy'];

/**
 * What a source takes back of a result that was final: the end itself, innings, runs, players' figures. Null for facts that correct or add.
 * An earlier state of a game is no correction: it waits for the operator, and the stored result stays.
 */
export const gameRegression =
  <Facts extends GameFacts>(
    /** How much of a game was played. */
    playedOf: (facts: Facts) => number,
    /** How many figures an answer lost besides the score. */
    countLost: (before: Facts, after: Facts) => number = () => 0,
    /** Whether the score is told by its parts. */
    hasParts: (facts: Facts) => boolean = () => true,
  ): ResultModule['findRegression'] =>
  (stored, reported) => {
    const [before, after] = [stored.facts as Facts, reported as Facts];
    if (!stored.isFinal) return null;
    if (OVER.includes(before.state) && !OVER.includes(after.state)) return `The result was final, and the source now says ${after.state}`;
    const [played, plays] = [playedOf(before), playedOf(after)];
    if (plays < played) return `The source now tells less of the game: ${plays} instead of ${played}`;
    const [was, is] = [before.score, after.score];
    if (is.away < was.away || is.home < was.home) return `The final score went down from ${was.away}-${was.home} to ${is.away}-${is.home}`;
    if (hasParts(before) && !hasParts(after)) return 'The source now tells no score by period';
    return findLostFigures(countLost(before, after));
  };
