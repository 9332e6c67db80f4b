import type { Topic } from '#domain/assessment/assessment.ts';
import { cellWords, type ImportedCell, isFigures, saysNothing, unitOf } from './cell.ts';
import { columnsTogether } from './columns-together.ts';
import {
  type Column,
  type GuessedBy,
  type GuessedColumn,
  givesWayAs,
  guessColumns,
  readColumns,
} from './guess-columns.ts';
import { targetsNamed } from './header-words.ts';
import { readHeadingScale } from './heading-scale.ts';
import { columnsOfItems } from './item-scores.ts';
import { levelNamed } from './level-words.ts';
import { maySayScore } from './may-say-score.ts';
import { kindSaid } from './read-kind-word.ts';
import { readYesNo } from './read-word.ts';
import { registerTable } from './register-table.ts';
import { ABOVE, readHeading } from './said-heading.ts';
import { type ImportTarget, ITEM_TARGETS, type ItemTarget, itemTarget } from './targets.ts';

type RegisterColumn = Column<ImportTarget>;

/** Guesses where the columns of a table of entries go. */
export function guessRegister(
  headings: readonly string[],
  valuesOf: (at: number) => ImportedCell[],
  topics: readonly Topic[],
): GuessedColumn<ImportTarget>[] {
  const columns = readColumns(headings, valuesOf, registerTable, topics);
  const { items, descriptions } = itemsIn(columns);
  const results = resultsIn(columns);
  const together = new Map(
    columnsTogether(headings, valuesOf).flatMap(({ are, columns: those, heading }) => [
      ...those.map(({ at }) => [at, are] as const),
      // Which of the scores counts is asked, so not even the highest is taken unasked.
      ...(are === 'horizons' ? [[headings.indexOf(heading), are] as const] : []),
    ]),
  );
  const plain = columns.map(withoutLevels).map((column) => (together.has(column.at) ? hidden(column) : column));
  const known = (column: RegisterColumn) =>
    items.has(column.at) || descriptions.has(column.at) || results.has(column.at) ? withoutPlaces(column) : column;
  const owners = ownersOf(plain, items, descriptions);
  const sided = onTheirSides(plain.map((column) => (owners.has(column.at) ? hidden(column) : column)));
  const guesses = guessColumns(sided.map(known), registerTable, topics);
  for (const item of new Set(owners.values())) {
    const isImpact = itemTarget(items.get(item) ?? null)?.kind === 'impact';
    const own = plain.map((column) =>
      owners.get(column.at) === item ? known(ofItem(column, isImpact)) : hidden(column),
    );
    for (const [at, guess] of guessColumns(own, registerTable, topics).entries())
      if (owners.get(at) === item) guesses[at] = guess;
  }
  const scaleAt = items.size > 0 ? -1 : severityAsScale(guesses);
  return guesses.map((guess, at): GuessedColumn<ImportTarget> => {
    if (at === scaleAt) return { ...guess, target: 'impactScale' };
    const item = items.get(at);
    if (item !== undefined) return { target: item, by: 'heading' };
    if (descriptions.has(at)) return { target: 'description', by: 'heading' };
    const as = together.get(at);
    if (as !== undefined) return { target: null, by: as };
    return results.has(at) ? { target: null, by: 'result' } : guess;
  });
}

/** The columns of each entry, in tables that have entries of several kinds side by side: the column of its titles for each. */
function ownersOf(
  columns: readonly RegisterColumn[],
  items: ReadonlyMap<number, ItemTarget>,
  descriptions: ReadonlySet<number>,
) {
  return columnsOfItems(
    columns.map(({ heading }) => heading),
    [...items].flatMap(([at, target]) => {
      const kind = itemTarget(target);
      return kind ? [{ at, kind }] : [];
    }),
    columns.map((column) => {
      if (items.has(column.at) || descriptions.has(column.at)) return null;
      return isAbout(column, SCORES) ? 'severity' : (column.places[0] ?? null);
    }),
  );
}

const withoutPlaces = (column: RegisterColumn): RegisterColumn => ({ ...column, places: [] });

/** A column as if it were empty, while others are guessed. */
const hidden = ({ at }: RegisterColumn): RegisterColumn => ({
  ...{ at, heading: '', said: readHeading(''), places: [], named: [], namedBy: null, values: [] },
});

/** The scores of an entry whose kind is known: the scale of a risk is its magnitude. */
function ofItem(column: RegisterColumn, isImpact: boolean): RegisterColumn {
  const { places } = column;
  if (isImpact || !places.some((place) => place === 'impactScale' || place === 'impactSeverity')) return column;
  return { ...column, places: ['severity'], named: ['severity'] };
}

/** A heading that can mean a score as well as a title, above single words that repeat, is the name of a score. */
function withoutLevels(column: RegisterColumn): RegisterColumn {
  const { places, named, values } = column;
  const texts = values.filter((value) => !saysNothing(value)).map(cellWords);
  const areSingle = texts.length > 1 && texts.every((text) => /^\p{L}{2,14}$/u.test(text.trim()));
  if (!areSingle || !SEVERITIES.some((place) => named.includes(place))) return column;
  return { ...column, places: places.filter((place) => place !== 'title' && place !== 'description') };
}

const DETAILS: readonly ImportTarget[] = ['impactScale', 'impactScope', 'impactIrremediability'];
const SEVERITIES: readonly ImportTarget[] = ['severity', 'impactSeverity', 'financialRiskOpportunity'];
const LIKELIHOODS: readonly ImportTarget[] = ['likelihood', 'impactLikelihood', 'financialLikelihood'];
const SCORES: readonly ImportTarget[] = [...DETAILS, ...SEVERITIES, ...LIKELIHOODS];

const isAbout = ({ places }: RegisterColumn, targets: readonly ImportTarget[]) =>
  places.some((place) => targets.includes(place));

/**
 * Scores whose column says on which side they are, by the words of its heading, the heading above, or the columns to its left: in a table
 * with scale, scope and magnitude, the likelihood after the magnitude is that of the risk.
 */
function onTheirSides(columns: readonly RegisterColumn[]): RegisterColumn[] {
  const hasDetails = columns.some((column) => isAbout(column, DETAILS));
  const likelihoodsAs = (way: GuessedBy | null) =>
    columns.filter((column) => isAbout(column, LIKELIHOODS) && givesWayAs(column) === way);
  const plain = likelihoodsAs(null);
  const likelihoods = plain.length > 0 ? plain : likelihoodsAs('average');
  let side: 'impact' | 'financial' | null = null;
  return columns.map((column) => {
    const { said, places } = column;
    const isMagnitude = hasDetails && /^(?:potential )?magnitude\b/.test(said.words);
    if (isAbout(column, DETAILS) || places[0] === 'impactSeverity') side = 'impact';
    else if (isMagnitude || places[0] === 'financialRiskOpportunity') side = 'financial';
    const own = said.side ?? (isMagnitude || isAmount(column, columns) ? 'financial' : null);
    if (places.includes('severity') && own !== null)
      return { ...column, places: withSide(places, 'severity', own, 'impactSeverity', 'financialRiskOpportunity') };
    // 'Scale' above the financial side is its magnitude.
    if (own === 'financial' && places[0] === 'impactScale') return { ...column, places: ['financialRiskOpportunity'] };
    const nearest = own ?? (likelihoods.length > 1 ? side : null);
    if (places.includes('likelihood') && nearest !== null)
      return { ...column, places: withSide(places, 'likelihood', nearest, 'impactLikelihood', 'financialLikelihood') };
    return column;
  });
}

/** A severity in money beside another severity is the financial magnitude: 'Schadenshöhe in T€' beside 'Schweregrad'. */
const isAmount = (column: RegisterColumn, columns: readonly RegisterColumn[]): boolean =>
  column.places.includes('severity') &&
  isInMoney(column) &&
  columns.some((other) => other !== column && isAbout(other, [...SEVERITIES, ...DETAILS]) && !isInMoney(other));

const isInMoney = ({ said, values }: RegisterColumn): boolean =>
  readHeadingScale(said).isMoney || values.some((value) => unitOf(value) === 'currency');

const withSide = (
  places: readonly ImportTarget[],
  place: ImportTarget,
  side: 'impact' | 'financial',
  impact: ImportTarget,
  financial: ImportTarget,
): ImportTarget[] => places.map((each) => (each === place ? (side === 'impact' ? impact : financial) : each));

/** The column of a severity that stands for the scale, because scope or irremediability have columns beside it; -1 if there is none. */
function severityAsScale(guesses: readonly GuessedColumn<ImportTarget>[]): number {
  const has = (...targets: ImportTarget[]) => guesses.some(({ target }) => target !== null && targets.includes(target));
  // A column that is not read may be the scale.
  const isUnclear = guesses.some(({ by }) => by === 'like-scores' || by === 'several');
  if (isUnclear || has('impactScale', 'severityReason') || !has('impactScope', 'impactIrremediability')) return -1;
  const severity = has('financialRiskOpportunity') ? 'impactSeverity' : 'severity';
  const at = guesses.findIndex(({ target }) => target === severity);
  return at >= 0 ? at : guesses.findIndex(({ target }) => target === 'impactSeverity');
}

/** The columns that name a result, such as 'Risk score', beside the columns that it is computed from. */
function resultsIn(columns: readonly RegisterColumn[]): ReadonlySet<number> {
  const isStated = ({ said }: RegisterColumn) => !said.isResult && !said.isComputed;
  const stated = columns.filter(isStated);
  const details = stated.filter((column) => isAbout(column, DETAILS)).length;
  const hasSeverity = details >= 2 || stated.some((column) => isAbout(column, SEVERITIES));
  const hasLikelihood = stated.some((column) => isAbout(column, LIKELIHOODS));
  return new Set(
    columns
      .filter((column) => {
        if (!column.said.isResult || isAbout(column, [...LIKELIHOODS, ...DETAILS])) return false;
        const isScored = column.values.every((value) => saysNothing(value) || maySayScore(value));
        return isScored && hasSeverity && (hasLikelihood || details >= 2);
      })
      .map(({ at }) => at),
  );
}

/**
 * The columns of a table that has impacts, risks and opportunities side by side: at least two columns are headed by the name of a kind and
 * hold texts of their own. With the columns that describe them.
 */
function itemsIn(columns: readonly RegisterColumn[]): {
  items: ReadonlyMap<number, ItemTarget>;
  descriptions: ReadonlySet<number>;
} {
  const items = columns.flatMap(({ at, heading, said, values }) => {
    // 'Risk › Title' is the title of a risk.
    const above = heading.includes(ABOVE) && targetsNamed(said.whole)?.places.some(isTitle);
    const named = kindSaid(above ? (heading.split(ABOVE).at(-2) ?? '') : said.words.replace(OF_AN_ENTRY, ''));
    const texts = values.filter((value) => !saysNothing(value));
    if (named === null || texts.length === 0 || !texts.every(isOwnText)) return [];
    const target = ITEM_TARGETS.find(
      ({ kind, polarity }) => kind === named.kind && polarity === (kind === 'impact' ? named.polarity : undefined),
    );
    const isDescription = / (?:descriptions?|beschreibung|descripcion|descrizione|omschrijving|opis)$/.test(said.words);
    return target ? [{ at, target: target.id, isDescription }] : [];
  });
  // Beside the titles of its kind, a column with descriptions describes them.
  const described = items.filter(
    ({ target, isDescription }) =>
      isDescription && items.some((other) => other.target === target && !other.isDescription),
  );
  const titles = items.filter((item) => !described.includes(item));
  if (titles.length < 2) return { items: new Map(), descriptions: new Set() };
  return {
    items: new Map(titles.map(({ at, target }) => [at, target])),
    descriptions: new Set(described.map(({ at }) => at)),
  };
}

const isTitle = (place: ImportTarget): boolean => place === 'title' || place === 'description';

/** 'Risk description' heads the risks of a table that has impacts beside them. */
const OF_AN_ENTRY = / (?:descriptions?|titles?|names?|statements?|beschreibung|titel|bezeichnung)$| ?#? ?\d{1,2}$/;

/** A text that is neither a number, a tick, a step of a scale nor the name of a kind. */
const isOwnText = (value: ImportedCell): boolean =>
  typeof value === 'string' &&
  !isFigures(value) &&
  readYesNo(value) === null &&
  levelNamed(value) === null &&
  kindSaid(value) === null;
