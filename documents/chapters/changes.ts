import { type Block, type Chapter, heading, paragraph, strong } from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { amountOf, dayOf, kindOf, numberOf, scoreOf, sideOf, topicName } from '#documents/document/words.ts';
import type { Assessment } from '#domain/assessment/assessment.ts';
import { scoreBases } from '#domain/assessment/score-basis.ts';
import type { AssessmentsCompared } from '#domain/compare/compare-assessments.ts';
import type { TopicChange } from '#domain/compare/compare-years.ts';
import { labelOf } from '#domain/reference/option.ts';
import { type DashboardPoint, type DashboardRow, verdictOf } from '#domain/results/dashboard.ts';
import { compareByScore } from '#domain/results/order.ts';

/** Says why nothing is compared. */
export function notComparedSaid({ record }: Reading['facts']): string {
  if (!record?.notCompared) return 'There is no earlier assessment to compare with.';
  return `“${record.notCompared}” had no frozen result when this one was frozen, so there is no comparison.`;
}

/** What is new, gone or changed since the earlier year; each result is based on the thresholds adopted at the time. */
export function changesSinceEarlier({ compared, facts, data }: Reading): Chapter {
  const title = 'Changes since last year';
  const { earlier } = facts;
  if (!compared || !earlier) return { title, blocks: [paragraph(notComparedSaid(facts))] };
  const { assessment } = earlier;
  return {
    title,
    blocks: [
      paragraph(
        `Compared with “${assessment.name}”, financial year starting ${dayOf(assessment.financialYearStart)}. Each year has its own thresholds.`,
      ),
      ...(compared.isSameVersion
        ? []
        : [
            paragraph(
              'The two assessments follow different versions of the standards. Topics are matched as in a transfer. Topics that were split or merged appear as new or as removed.',
            ),
          ]),
      ...thresholdChange(assessment, data.assessment),
      ...sections(compared),
    ],
  };
}

type Adopted = Pick<Assessment, 'thresholds' | 'scoreBasis'>;

function thresholdChange(before: Adopted, now: Adopted): Block[] {
  const [was, is] = [before.thresholds, now.thresholds];
  const rows = [
    ...(was.impact === is.impact && was.financial === is.financial
      ? []
      : [
          { label: 'Impact threshold', value: `${numberOf(was.impact)} → ${numberOf(is.impact)}` },
          { label: 'Financial threshold', value: `${numberOf(was.financial)} → ${numberOf(is.financial)}` },
        ]),
    ...(before.scoreBasis === now.scoreBasis
      ? []
      : [
          { label: 'Scores used', value: `${basisOf(before)} → ${basisOf(now)}; a topic can move without a new score` },
        ]),
  ];
  return rows.length === 0 ? [] : [{ kind: 'facts', rows }];
}

const basisOf = ({ scoreBasis }: Adopted) => labelOf(scoreBases, scoreBasis);

function sections(compared: AssessmentsCompared): Block[] {
  const named: [string, readonly TopicChange[]][] = [
    ['Newly material', compared.newlyMaterial],
    ['No longer material', compared.noLongerMaterial],
    ['Material before, now not assessed on both sides', compared.noLongerConcluded],
    ['Moved', compared.moved],
  ];
  const tables = named.flatMap(([name, changes]): Block[] =>
    changes.length === 0 ? [] : [heading(name), changeTable(changes, name)],
  );
  return [
    ...tables,
    ...rowBlocks('New impacts, risks and opportunities', compared.addedComponents),
    ...rowBlocks('Removed impacts, risks and opportunities', compared.droppedComponents),
    ...rescoredBlocks(compared),
    paragraph(`${amountOf(compared.unchanged.length, 'topic has', 'topics have')} the same scores as before.`),
  ];
}

function changeTable(changes: readonly TopicChange[], caption: string): Block {
  return {
    kind: 'table',
    caption: `${caption}: impact and financial score, before → now`,
    columns: [
      { head: 'Topic', width: 5 },
      { head: 'Impact', width: 4 },
      { head: 'Financial', width: 4 },
      { head: 'Result now', width: 4 },
    ],
    rows: changes.map((change) => [
      strong(topicName(change)),
      moved('impact', change),
      moved('financial', change),
      change.later ? verdictOf(change.later) : 'No result',
    ]),
  };
}

function moved(side: 'impact' | 'financial', { earlier, later }: TopicChange): string {
  const said = (point: DashboardPoint | null) => (point ? sideOf(point, side) : 'no result');
  return earlier && later && earlier[side] === later[side] ? said(later) : `${said(earlier)} → ${said(later)}`;
}

/** The largest number of rows that are named individually: if a small assessment was followed by a large one, nearly all rows are new. */
const MOST_NAMED = 100;

/** The components with one kind of change, highest score first; `scoreIn` returns a row's score. */
function rowBlocks(
  title: string,
  rows: readonly DashboardRow[],
  scoreIn: (row: DashboardRow) => string = scoreOf,
): Block[] {
  if (rows.length === 0) return [];
  return [
    heading(title),
    {
      kind: 'table',
      caption: `${title}, by kind and title`,
      columns: [
        { head: 'Topic', width: 4 },
        { head: 'Impact, risk or opportunity', width: 7 },
        { head: 'Kind', width: 4 },
        { head: 'Score', width: 3, align: 'end' },
      ],
      rows: rows
        .toSorted(compareByScore)
        .slice(0, MOST_NAMED)
        .map((row) => [topicName(row.topic), strong(row.title), kindOf(row), scoreIn(row)]),
    },
    ...(rows.length > MOST_NAMED
      ? [
          paragraph(
            `This table shows the ${MOST_NAMED} with the highest scores. The workbook has ${numberOf(rows.length - MOST_NAMED)} more.`,
          ),
        ]
      : []),
  ];
}

/** Topics that are in both years with a different score; the screen that compares years shows all other differences. */
function rescoredBlocks({ changedComponents }: AssessmentsCompared): Block[] {
  const rescored = changedComponents.filter(({ earlier, later }) => earlier.score !== later.score);
  const before = new Map(rescored.map(({ earlier, later }) => [later, scoreOf(earlier)]));
  return rowBlocks('Changed scores', [...before.keys()], (row) => `${before.get(row)} → ${scoreOf(row)}`);
}
