import type { Block, Column, Line, Part } from '#analyst/blocks/answer.ts';
import { amount, blocks, day, named, offers, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { componentSource, resultsSource } from '#analyst/blocks/sources.ts';
import type { Asked, Kind, Said } from '#analyst/kinds/kind.ts';
import { besideMeasures, measuresAsked } from '#analyst/question/asks-measures.ts';
import type { Component } from '#domain/components/component.ts';
import { scoreComponent } from '#domain/components/component-score.ts';
import { evidenceReader } from '#domain/evidence/evidence.ts';
import { netsOf, scoreAfter } from '#domain/measures/basis.ts';
import { measureKinds } from '#domain/measures/fields.ts';
import { type Measure, measuresOf } from '#domain/measures/measure.ts';
import { whyIdle, whyNoNet } from '#domain/measures/net-score.ts';
import { IDLE, NO_NET } from '#domain/measures/words.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { everything, type Query } from '#domain/query/query.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { labelOf } from '#domain/reference/option.ts';
import { offersTexts } from '../facts.ts';
import { holds, type Scope, scopeOf } from '../scope.ts';
import { sayBasis, tellResult, tellScores } from './scores.ts';

/** Which measures are named, on which the company relies, and the scores before and after them. */
export const measuresKind: Kind = {
  id: 'measures',
  offer: 'Which measures do we rely on?',
  answer({ question, data }: Asked): Said | null {
    const asked = measuresAsked(question);
    const isEarlier = OF_EARLIER.test(question) && data.earlier !== null;
    const of = isEarlier && data.earlier ? { ...data, current: data.earlier } : data;
    if (asked === 'result') return { blocks: tellResult(of.current), queries: [] };
    const scope = scopeOf(besideMeasures(question), of);
    if (asked === 'scores') return { blocks: tellScores(scope, of.current), queries: [queryOf(scope, isEarlier)] };
    return tellMeasures(question, scope, of.current, isEarlier);
  },
};

const HAS_MEASURES = { field: 'measures', is: 'missing', not: true } as const;
const OF_EARLIER = /\b(?:last|previous|prior|earlier) (?:year|assessment)\b/i;

const queryOf = ({ where }: Scope, isEarlier: boolean, ...more: Query['where'][number][]): Query => ({
  ...everything('component'),
  where: [...where, ...more],
  of: isEarlier ? 'earlier' : 'this',
});

/** A measure with what it is named at, and what it does to the score there. */
interface Named {
  measure: Measure;
  entry: Component;
  /** The score before and after; null where it lowers none. */
  scores: { gross: number; net: number } | null;
  /** Why it lowers none; null where it does. */
  why: string | null;
  evidence: number;
}

const LOWERS = 'that lower a score';
const LOWERS_NONE = 'that lower no score';

/** What of them is asked for by a word; each leaves those that it is true of. */
const NARROWED: readonly (readonly [asks: RegExp, is: (named: Named) => boolean, said: string])[] = [
  [/\bplanned\b|\bplan(?:ning)?\b|\bto come\b/i, ({ measure }) => measure.state === 'planned', 'planned'],
  [
    /\bimplemented\b|\bin place\b|\bexisting\b|\balready\b|\brunning\b/i,
    ({ measure }) => measure.state === 'implemented',
    'implemented',
  ],
  [/\bremed\w+|\brepair\w*/i, ({ measure }) => measure.kind === 'remediation', 'that repair a harm'],
  [/\bprevent\w*/i, ({ measure }) => measure.kind === 'prevention', 'that prevent'],
  [
    /\b(?:not|nobody|never|un|in)[ -]?(?:yet |been |has |have )*(?:judged|assessed|evaluated)\b/i,
    ({ measure }) => measure.state === 'implemented' && measure.effectiveness === null,
    'implemented and judged by nobody',
  ],
  [
    /\bineffective\b|\bnot effective\b|\b(?:do|does) not work\b/i,
    ({ measure }) => measure.effectiveness === 'not-effective',
    'judged not effective',
  ],
  [
    /(?<!not )\b(?:effective\b|work\b|proven\b)/i,
    ({ measure }) => measure.effectiveness === 'effective',
    'judged effective',
  ],
  [
    /\b(?:do|does|that|which)? ?not (?:count|lower|reduce)\b|\blowers? (?:no|nothing)\b/i,
    ({ scores }) => scores === null,
    LOWERS_NONE,
  ],
  [/(?<!not )\b(?:counts?|lowers?|reduces?|lowered)\b(?! (?:no|nothing)\b)/i, ({ scores }) => scores !== null, LOWERS],
  [
    /\b(?:no|without|lacks?|lacking|any) (?:evidence|proof|documents?)\b/i,
    ({ evidence }) => evidence === 0,
    'without evidence',
  ],
  [/\b(?:have|has|with) (?:evidence|proof)\b/i, ({ evidence }) => evidence > 0, 'with evidence'],
];
/** On which the company relies are those that lower a score; the others are told beside, with what keeps them from it. */
const RELIES = /\brel(?:y|ies|ied)\b|\brests?\b|\bdepends?\b|\bbased on\b/i;

function tellMeasures(question: string, scope: Scope, current: AssessmentData, isEarlier: boolean): Said | null {
  const all = namedAt(scope.entries, current);
  const query = queryOf(scope, isEarlier, HAS_MEASURES);
  // What names no entry may name the measures themselves, or who is responsible.
  const named = scope.left.length > 0 ? all.filter((each) => holds(wordsOf(each), scope.left)) : all;
  if (scope.left.length > 0 && named.length === 0)
    return speaksOfMeasures(question) ? notFound(scope, all, current) : null;
  if (named.length === 0) return speaksOfMeasures(question) ? none(scope, current, query) : null;
  const asks = NARROWED.filter(([pattern]) => pattern.test(question));
  const shown = named.filter((each) => asks.every(([, is]) => is(each)));
  const of = scope.said === null ? '' : ` (${scope.said})`;
  const narrowed = [
    ...asks.map(([, , said]) => said),
    ...(scope.left.length > 0 ? [`naming ${scope.left.join(' ')}`] : []),
    ...(isEarlier ? [`in ${current.assessment.name}`] : []),
  ].join(', ');
  const source = rests(resultsSource(current));
  if (shown.length === 0) {
    return {
      queries: [query],
      blocks: blocks(
        sentence(strong('None'), ` of ${amount(named.length, 'measure')}${of}: ${narrowed}.`, source),
        measureTable(named, current),
        sayBasis(current),
      ),
    };
  }
  const relied = shown.filter(({ scores }) => scores !== null);
  const others = shown.filter(({ scores }) => scores === null);
  const isSplit = RELIES.test(question) && asks.length === 0;
  const isOfScores = asks.some(([, , said]) => said === LOWERS || said === LOWERS_NONE);
  return {
    queries: [query],
    blocks: blocks(
      sentence(
        ...(shown.length < all.length
          ? [strong(shown.length), ` of ${all.length} measures`]
          : [strong(amount(shown.length, 'measure'))]),
        of,
        narrowed !== '' && `, ${narrowed}`,
        ...(isOfScores ? ['.'] : [': ', ...howMany(relied.length, shown.length)]),
        source,
      ),
      isSplit
        ? [
            relied.length > 0 && measureTable(relied, current),
            relied.length > 0 && others.length > 0 && sentence('The others lower none:'),
            others.length > 0 && measureTable(others, current),
          ].filter((block) => block !== false)
        : measureTable(shown, current),
      sayBasis(current),
    ),
  };
}

/** '3 lower a score.' */
function howMany(relied: number, shown: number): Part[] {
  if (shown === 1) return ['it lowers ', strong(relied === 1 ? 'a' : 'no'), ' score.'];
  return [strong(relied === 0 ? 'none' : relied), ` ${relied > 1 ? 'lower' : 'lowers'} a score.`];
}

const speaksOfMeasures = (question: string) => /\b(?:measure|mitigation|remediation|safeguard)s?\b/i.test(question);

function namedAt(entries: readonly Component[], current: AssessmentData): Named[] {
  const netOf = netsOf(current);
  const evidenceOf = evidenceReader(current.evidence);
  const yearStart = current.assessment.financialYearStart;
  return entries.flatMap((entry) => {
    const net = netOf(entry);
    const gross = scoreComponent(entry).score;
    const after = scoreAfter(net)?.score ?? null;
    return measuresOf(current.measures ?? [], entry.id).map((measure): Named => {
      const idle = whyIdle(measure, yearStart);
      const noNet = whyNoNet(entry);
      const why =
        idle !== null
          ? IDLE[idle]
          : noNet !== null
            ? NO_NET[noNet]
            : after === null || gross === null
              ? 'nobody has stated what remains after it'
              : null;
      return {
        measure,
        entry,
        scores: why === null && gross !== null && after !== null ? { gross, net: after } : null,
        why,
        evidence: evidenceOf('measure', measure.id)?.pieces ?? 0,
      };
    });
  });
}

const wordsOf = ({ measure, entry }: Named) =>
  [measure.title, measure.owner, measure.effectReason, entry.title].join(' ');

/** Measures with what they are named at, what they are, and what they do to the score. */
function measureTable(shown: readonly Named[], current: AssessmentData): Block {
  const hasOwners = shown.some(({ measure }) => measure.owner.trim() !== '');
  const hasEvidence = shown.some(({ evidence }) => evidence > 0);
  const columns: Column[] = [
    { label: 'Measure' },
    { label: 'Named at' },
    { label: 'What it is' },
    { label: 'Score' },
    ...(hasOwners ? [{ label: 'Responsible' }] : []),
    ...(hasEvidence ? [{ label: 'Evidence', isNumber: true }] : []),
  ];
  const rows = shown.map(({ measure, entry, scores, why, evidence }): Line[] => [
    [measure.title],
    named(componentSource(current, entry)),
    [whatItIs(measure)],
    [scores ? `${scores.gross} before, ${scores.net} after` : `lowers none: ${why}`],
    ...(hasOwners ? [[measure.owner.trim() || '–']] : []),
    ...(hasEvidence ? [[evidence > 0 ? String(evidence) : '–']] : []),
  ]);
  return { is: 'table', columns, rows };
}

/** 'Prevention, implemented since 1 March 2025, judged effective'. */
function whatItIs({ kind, state, since, effectiveness }: Measure): string {
  const when = since === '' ? '' : ` ${state === 'implemented' ? 'since' : 'from'} ${day(since)}`;
  const judged =
    effectiveness === null ? '' : `, judged ${effectiveness === 'effective' ? 'effective' : 'not effective'}`;
  return `${labelOf(measureKinds, kind)}, ${state}${when}${judged}`;
}

function none({ said, entries }: Scope, current: AssessmentData, query: Query): Said {
  return {
    queries: [query],
    blocks: blocks(
      sentence(
        strong('No measure'),
        said === null
          ? ' is named in this assessment.'
          : ` is named at ${amount(entries.length, 'entry', 'entries')} (${said}).`,
        rests(resultsSource(current)),
      ),
      said !== null && offers('Which measures do we rely on?', sayQuery({ ...query, where: [HAS_MEASURES] })),
    ),
  };
}

/** Words that no measure holds narrow nothing: they are named, and all measures can be asked for. */
function notFound({ left }: Scope, all: readonly Named[], current: AssessmentData): Said {
  return {
    queries: [],
    blocks: blocks(
      sentence(
        'None of ',
        strong(amount(all.length, 'measure')),
        ' says anything of ',
        strong(left.join(' ')),
        ', and no entry that has measures is called so.',
        rests(resultsSource(current)),
      ),
      offers('Which measures do we rely on?', ...offersTexts(left.join(' '), current)),
    ),
  };
}
