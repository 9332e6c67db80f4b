import { urgencyOf } from '#domain/assignments/standing.ts';
import type { Component } from '#domain/components/component.ts';
import { scoreComponent } from '#domain/components/component-score.ts';
import { isLikelihoodAsked } from '#domain/components/open-scores.ts';
import { wordHorizons } from '#domain/horizon-scores/words.ts';
import type { EntryBars } from '#domain/results/entry-thresholds.ts';
import { localToday } from '#web/features/assurance/assignments/local-today.ts';
import { columns } from '../rows/columns.ts';
import type { RegisterRow } from '../rows/register-row.ts';
import { type CellText, leftOpenOf, sayCell } from '../rows/say-cell.ts';
import { narrowMessages as say } from '../view/messages.ts';

/** A fact of a card, and how it looks. */
interface CardFact {
  text: string;
  look?: string | undefined;
}

interface CardFacts {
  material: CellText;
  /** The score on the other basis, before or after measures, if those count; shown next to the one that counts. */
  measures: string | null;
  /** What the row is, in words, and what its score is made of. */
  judged: string[];
  /** The owner and due date, the state of the review, and what it is based on or still needs. */
  work: CardFact[];
}

/** The facts that a card shows about a row, without everything that is unset, does not apply or has its default value. */
export function cardFacts(row: RegisterRow, bars: EntryBars, today = localToday()): CardFacts {
  const { component, standing, evidence } = row;
  const said = (id: string): CellText => {
    const column = columns.find((each) => each.id === id);
    return column ? sayCell(column, row, bars) : { words: '' };
  };
  const stated = (id: string, inWords: (words: string | number) => string) => {
    const { words } = said(id);
    return words === '–' ? [] : [inWords(words)];
  };
  const worked = (id: string, inWords: (words: string | number) => string = String): CardFact => {
    const { words, look } = said(id);
    return { text: inWords(words), look };
  };
  const left = leftOpenOf(component, evidence).length;
  return {
    material: said('material'),
    measures: sayMeasures(row, bars),
    judged: [
      String(said('kind').words),
      ...(component.actualPotentialImpact === null ? [] : stated('actuality', String)),
      ...stated('severity', component.kind === 'impact' ? say.severityOf : say.magnitudeOf),
      ...(isLikelihoodAsked(component) ? stated('likelihood', say.likelihoodOf) : []),
      ...sayHorizons(component, bars),
    ],
    work: [
      ...(standing ? [worked('owner')] : []),
      ...(standing && standing.dueOn !== null
        ? [worked('due', urgencyOf(standing.dueOn, today) === 'overdue' ? say.wasDueOn : say.dueOn)]
        : []),
      ...(standing && standing.review !== 'open' ? [worked('state')] : []),
      ...(evidence
        ? [{ ...worked('evidence', say.evidenceOf), ...(evidence.expired === 0 && { look: 'text-muted' }) }]
        : []),
      ...(left > 0 ? [{ text: say.leftOpen(left), look: 'text-muted' }] : []),
    ],
  };
}

function sayMeasures({ component, gross, net = null }: RegisterRow, { isNet }: EntryBars): string | null {
  if (net === null) return null;
  if (!isNet) return say.afterMeasures(net);
  const before = gross ?? scoreComponent(component).score;
  return before === null ? null : say.beforeMeasures(before);
}

/** For which horizon the score is, if it has several. */
function sayHorizons(component: Component, { horizonsOf }: EntryBars): string[] {
  const horizons = horizonsOf?.(component);
  return horizons ? [wordHorizons(horizons, component.timeHorizon)] : [];
}
