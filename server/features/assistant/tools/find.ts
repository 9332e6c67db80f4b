import { allTexts } from '#domain/components/component-texts.ts';
import { byId } from '#domain/found.ts';
import { ASKING_WORDS, subjectStems } from '#domain/words/stems.ts';
import { rowsNamed, stemsOfNames } from '../text/find-subjects.ts';
import { rowsByScore } from './facts.ts';
import type { AssessmentWithResult } from './tool-context.ts';

/** A component with at least this fit is the one that the words name; the fit must be better if they also name a topic. */
const CLEAR = 1.6;
const CLEAR_BESIDE_TOPIC = 2.4;
/** Other components are also named if their fit is almost the same. */
const LEVEL = 0.97;
/** Further components are mentioned if they match nearly as well as the best. */
const NEAR = 0.45;

/** The components that some words name or mention, best first. Words that only name a topic match no component. */
export function componentsNamed(about: string, on: AssessmentWithResult) {
  const rows = rowsByScore(on);
  const ofTopics = stemsOfNames(about, on.whole.topics);
  const least = ofTopics.size > 0 ? CLEAR_BESIDE_TOPIC : CLEAR;
  const ranked = rowsNamed(
    about,
    rows,
    (row) => allTexts(byId(on.whole.components, row.id)),
    (row) => row.title,
    ofTopics,
  );
  const best = ranked[0]?.score ?? 0;
  const fitOf = new Map(ranked.map(({ row, score }) => [row, score]));
  const clear = new Set(ranked.filter(({ score }) => score >= least && score >= best * LEVEL).map(({ row }) => row));
  const named = rows.filter((row) => clear.has(row) || (clear.size === 0 && isNamedBy(about, row.title, ofTopics)));
  const near = ranked.filter(({ row, score }) => score >= best * NEAR && !named.includes(row)).map(({ row }) => row);
  const fitFor = (row: (typeof rows)[number]) => fitOf.get(row) ?? 0;
  return [...named.toSorted((first, second) => fitFor(second) - fitFor(first)), ...near].map((row) => ({
    row,
    fit: fitFor(row),
    isNamed: named.includes(row),
  }));
}

/**
 * Whether words name a component rather than only touch it: most words of its title are among them, or they contain at least two words
 * besides those that only ask, and all of these are in the title. Stems in `except` do not count.
 */
export function isNamedBy(about: string, title: string, except: ReadonlySet<string> = new Set()): boolean {
  const asked = new Set(subjectStems(about).filter((word) => !except.has(word)));
  const words = [...new Set(subjectStems(title).filter((word) => !except.has(word)))];
  const shared = words.filter((word) => asked.has(word));
  if (shared.length > 0 && shared.length / words.length >= 0.6) return true;
  const telling = [...asked].filter((word) => !ASKING_WORDS.has(word));
  return telling.length >= 2 && telling.every((word) => words.includes(word));
}
