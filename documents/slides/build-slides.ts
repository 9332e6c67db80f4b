import { notComparedSaid } from '#documents/chapters/changes.ts';
import { hangingOf, hangsOn } from '#documents/chapters/firmness.ts';
import { matrixFigure } from '#documents/chapters/matrix-figure.ts';
import { basisSaid } from '#documents/chapters/measures.ts';
import { boardIsAsked, openPointsOf, sinceEarlier } from '#documents/chapters/summary.ts';
import {
  type Block,
  cleanTexts,
  heading,
  list,
  paragraph,
  type ReportDocument,
  strong,
} from '#documents/document/document.ts';
import { frontOf } from '#documents/document/front.ts';
import { type Reading, readReport } from '#documents/document/reading.ts';
import { amountOf, joined, numberOf, shortened, sideOf, topicName } from '#documents/document/words.ts';
import type { FileFacts } from '#documents/facts.ts';
import { isCounted } from '#domain/components/component-score.ts';
import { type DashboardPoint, rowsBehind, verdictOf } from '#domain/results/dashboard.ts';
import { hasASay } from '#domain/results/decisions.ts';
import { isApplying } from '#domain/results/disclosures.ts';
import { findingOf } from '#domain/results/finding.ts';
import type { Hanging } from '#domain/results/firmness.ts';
import { SIGN_OFF_STEPS } from '#domain/sign-off/sign-off.ts';
import { notSigned, stepNames } from '#domain/sign-off/words.ts';
import { hasPlace } from '#drawing/matrix/point.ts';

/** A slide makes one statement, its title, and shows the reasons for it. */
export interface Slide {
  /** The subject of the slide, in small letters above the title. */
  about: string;
  title: string;
  /** One column, or two side by side. */
  columns: Block[][];
  /** For the presenter: where the figures come from. */
  notes: string;
}

/** The slides after the first one, which has the same contents as the cover of the report. */
export interface SlideDeck extends Omit<ReportDocument, 'chapters'> {
  slides: Slide[];
}

/** In pixels: the space that half of a slide has below its title. */
const HALF = { width: 640, height: 560 };
/** The most rows of a table on a slide, and the most characters of a name. */
const ROWS = 10;
const LETTERS = 90;
/**
 * The number of characters on a line of a table's first and last column, the number of single-line rows that fit on a slide, and how many
 * of these each further line of a row takes.
 */
const OF_A_LINE = 36;
const ROOM = 11;
const FURTHER_LINE = 0.6;
/** The most topics whose result could change that are listed with the reason, and the most characters of a reason. */
const WITH_REASON = 4;
const REASON = 110;
/** The most characters of the names under “Since last year”: three sentences with as many fit on half of a slide. */
const NAMES = 840;

/** Five slides for the board: cover, matrix, material topics, robustness and changes, next steps. */
export function buildSlides(facts: FileFacts): SlideDeck {
  const reading = readReport(facts);
  return cleanTexts({
    ...frontOf(reading),
    slides: [picture(reading), topics(reading), firmness(reading), consequences(reading)],
  });
}

const short = (text: string) => shortened(text, LETTERS);

function picture(reading: Reading): Slide {
  const { dashboard, material } = reading;
  const { headline, support } = findingOf(dashboard);
  return {
    about: 'Result',
    title: short(headline),
    columns: [matrixFigure(reading, HALF), [list([...(support ? [support] : []), ...besideTheMatrix(reading)])]],
    notes: `${amountOf(dashboard.points.filter(hasPlace).length, 'topic')} on the matrix. ${numberOf(material.length)} reach a threshold on at least one side. On each side, the position of a topic is the highest score of the entries that count.`,
  };
}

/** What else a board should know about the result, a sentence each. */
function besideTheMatrix(reading: Reading): string[] {
  const { dashboard, compared } = reading;
  const decided = (dashboard.decisions ?? []).filter(hasASay).length;
  const unassessed = dashboard.notYetAssessed.length;
  const basis = basisSaid(reading, 1);
  return [
    compared &&
      `Since last year, ${amountOf(compared.newlyMaterial.length, 'topic')} became material and ${numberOf(compared.noLongerMaterial.length)} no longer ${compared.noLongerMaterial.length === 1 ? 'is' : 'are'}.`,
    decided > 0 &&
      `On ${amountOf(decided, 'side')} of ${decided === 1 ? 'a topic' : 'topics'}, the company decided against the score, with a reason.`,
    unassessed > 0 && `${amountOf(unassessed, 'topic')} not yet assessed: no conclusion.`,
    basis,
  ].filter((text) => typeof text === 'string');
}

/** The title of the entry that gives a topic the higher of its two scores. */
function leaderOf({ dashboard }: Reading, point: DashboardPoint): string {
  const isImpact = point.impact >= point.financial;
  const leader = rowsBehind(dashboard, point)
    .filter(isCounted)
    .find(({ kind, score }) => (kind === 'impact') === isImpact && score === Math.max(point.impact, point.financial));
  return leader ? short(leader.title) : '';
}

/** As many of the first rows as fit on a slide, one below another. */
function thatFit<Row extends { name: string; because: string }>(rows: readonly Row[]): Row[] {
  let room = ROOM;
  return rows.slice(0, ROWS).filter(({ name, because }) => {
    const lines = Math.ceil(Math.max(name.length, because.length, 1) / OF_A_LINE);
    room -= 1 + (lines - 1) * FURTHER_LINE;
    return room >= 0;
  });
}

function topics(reading: Reading): Slide {
  const { material, dashboard } = reading;
  const basis = basisSaid(reading, 1);
  const rows = thatFit(
    material.map((point) => ({ point, name: short(topicName(point.topic)), because: leaderOf(reading, point) })),
  ).map(({ point, name, because }) => [
    strong(name),
    verdictOf(point),
    sideOf(point, 'impact'),
    sideOf(point, 'financial'),
    because,
  ]);
  const left = material.length - rows.length;
  return {
    about: 'Material topics',
    title:
      material.length === 0
        ? 'No topic is material'
        : `${amountOf(material.length, 'topic')} ${material.length === 1 ? 'is' : 'are'} material`,
    columns: [
      rows.length === 0
        ? [paragraph('None of them reaches a threshold.')]
        : [
            {
              kind: 'table',
              caption: 'Material topics by the sum of both scores, out of 25 each',
              columns: [
                { head: 'Topic', width: 6 },
                { head: 'Result', width: 3 },
                { head: 'Impact', width: 2, align: 'end' },
                { head: 'Financial', width: 2, align: 'end' },
                { head: 'Because of', width: 6 },
              ],
              rows,
            },
            ...(left > 0 || basis !== null
              ? [paragraph([left > 0 ? `${numberOf(left)} more in the report.` : '', basis ?? ''].join(' ').trim())]
              : []),
          ],
    ],
    notes: `Impact: severity × likelihood. Financial: potential magnitude × likelihood. One side is enough.${(dashboard.decisions ?? []).some(hasASay) ? ' “Decided”: the company decided on that side by judgement. The report gives the reason.' : ''}`,
  };
}

function firmness(reading: Reading): Slide {
  const { compared } = reading;
  const deciding = hangingOf(reading).filter(({ decides }) => decides);
  const near = [...new Map(deciding.map((one) => [one.topic.id, one])).values()];
  return {
    about: 'Robustness and changes',
    title:
      near.length === 0
        ? 'No topic depends on a single entry, score step or open choice'
        : `${amountOf(near.length, 'topic')} could change with a single entry, score step or open choice`,
    columns: [
      near.length > 0 ? [list(withReasons(near))] : [],
      compared
        ? [heading('Since last year'), list(sinceEarlier(compared, NAMES))]
        : [paragraph(notComparedSaid(reading.facts))],
    ],
    notes:
      'A single entry: only this entry reaches the threshold. A score step: one of five values of one criterion of one entry. Topics that are material anyway because of their other side are not counted here.',
  };
}

/** The first topics with what their result depends on, then the number of the others. */
function withReasons(near: readonly Hanging[]): string[] {
  const said = near
    .slice(0, WITH_REASON)
    .map((one) => `${short(topicName(one.topic))}: ${shortened(hangsOn(one)[0] ?? '', REASON)}`);
  return near.length > WITH_REASON ? [...said, `${numberOf(near.length - WITH_REASON)} more in the report.`] : said;
}

function consequences(reading: Reading): Slide {
  const { disclosures, facts } = reading;
  const due = disclosures
    .map(({ standard, lines }) => ({
      standard,
      count: lines.filter(({ state }) => isApplying(state)).length,
      possible: lines.filter(({ state }) => state === 'possible').length,
    }))
    .filter(({ count, possible }) => count + possible > 0);
  const total = due.reduce((sum, { count }) => sum + count, 0);
  const possible = due.reduce((sum, one) => sum + one.possible, 0);
  const signed = new Set(facts.signatures.map(({ step }) => step));
  const unsigned = SIGN_OFF_STEPS.filter((step) => !signed.has(step)).map((step) => stepNames[step].toLowerCase());
  const open = [
    ...openPointsOf(reading),
    ...(unsigned.length > 0 ? [`Sign-off: ${joined(unsigned)} still open.`] : []),
  ];
  return {
    about: 'For decision',
    title: boardIsAsked(reading),
    columns: [
      [
        {
          kind: 'table',
          caption: `${amountOf(total, 'disclosure requirement')} ${total === 1 ? 'applies' : 'apply'}${possible > 0 ? `, ${numberOf(possible)} more may apply` : ''}, by standard`,
          columns: [
            { head: 'Standard', width: 3 },
            { head: 'Apply', width: 2, align: 'end' },
            { head: 'May apply', width: 2, align: 'end' },
          ],
          rows: due.map((one) => [strong(one.standard), numberOf(one.count), numberOf(one.possible)]),
        },
      ],
      [
        heading('Still open'),
        list(
          open.length > 0
            ? open
            : [`Nothing. The result is frozen and approved. ${notSigned(facts.signatures)}`.trim()],
        ),
      ],
    ],
    notes:
      'For a material topic, the company discloses the material information. A requirement “may apply” as far as it concerns the material topic, or if its condition is met. “Not assessed yet” is not a conclusion.',
  };
}
