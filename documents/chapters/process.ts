import { type Block, type Chapter, heading, list, paragraph } from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { stateOf } from '#documents/document/source.ts';
import { amountOf, dayOf, joined, numberOf, topicName } from '#documents/document/words.ts';
import { findGaps } from '#domain/progress/gaps.ts';
import { activity as chainKind } from '#domain/records/activity.ts';
import { topicsLeftOpen } from '#domain/results/left-open.ts';
import { reasonsAside } from './not-material.ts';

/** How the assessment was carried out and who took part, based on what was recorded. */
export function processAndPeople(reading: Reading): Chapter {
  return {
    title: 'Process and people',
    blocks: [heading('Steps'), ...steps(reading), ...lastLook(reading), heading('Who took part'), ...people(reading)],
  };
}

function steps(reading: Reading): Block[] {
  const { data, facts, setAside, dashboard, rows } = reading;
  const { assessment, topics, scores, stakeholders } = data;
  const counted = rows.filter((row) => row.counted).length;
  const { thresholdsAdopted } = assessment;
  return [
    {
      kind: 'facts',
      rows: [
        { label: 'Started', value: dayOf(assessment.createdAt) },
        {
          label: 'Considered',
          value: `${amountOf(topics.length, 'topic')}, ${numberOf(setAside.length)} of them deselected${deselectedSaid(reading)}`,
        },
        {
          label: 'Screened',
          value: `${amountOf(scores.length, 'topic')} rated from 1 to 10 to find out where to look first; these ratings do not affect the result`,
        },
        { label: 'Engaged', value: amountOf(stakeholders.length, 'stakeholder group') },
        {
          label: 'Scored',
          value: `${amountOf(rows.length, 'impact, risk or opportunity', 'impacts, risks and opportunities')} under ${amountOf(dashboard.points.length, 'topic')}; ${numberOf(counted)} count`,
        },
        {
          label: 'Thresholds',
          value: thresholdsAdopted
            ? `adopted on ${dayOf(thresholdsAdopted.at)} by ${thresholdsAdopted.by}`
            : 'the default',
        },
        { label: 'Completed', value: facts.frozen ? dayOf(facts.frozen.at) : 'not yet' },
        { label: 'Status', value: stateOf(facts) },
      ],
    },
    paragraph(
      `Twofold records who made each change and when, and, if given, why.${reasonsSaid(facts.lastChanges)} ${amountOf(findGaps(data).length, 'kind of gap', 'kinds of gaps')} that an auditor would ask about ${findGaps(data).length === 1 ? 'remains' : 'remain'} open.`,
    ),
  ];
}

/** Who looked at the whole before the assessment was completed, what was weighed, and which topics were left open, with the reasons. */
function lastLook({ data: { assessment }, dashboard }: Reading): Block[] {
  if (assessment.status !== 'completed') return [];
  const { lastLook: look, leftOpen } = assessment;
  const open = topicsLeftOpen(dashboard, leftOpen);
  return [
    heading('Final check'),
    look
      ? paragraph(`Before the assessment was completed, ${joined(look.by)} looked at the result as a whole.`)
      : paragraph('No final check of the result as a whole was recorded.'),
    ...(look && look.weighed.trim() !== ''
      ? [{ kind: 'stated' as const, text: look.weighed, from: 'What was considered' }]
      : []),
    ...(open.length === 0
      ? [paragraph('Every relevant topic has a conclusion.')]
      : [
          paragraph(`${amountOf(open.length, 'topic was', 'topics were')} left open, without a conclusion:`),
          list(
            [...Map.groupBy(open, ({ reason }) => reason)].map(
              ([reason, topics]) =>
                `${joined(topics.map(({ topic }) => topicName(topic)))}: ${reason || 'no reason given'}`,
            ),
          ),
        ]),
  ];
}

/** How many topics were deselected with a reason; '' if none was deselected. */
function deselectedSaid(reading: Reading): string {
  const { setAside } = reading;
  if (setAside.length === 0) return '';
  const told = setAside.filter((topic) => reasonsAside(reading, topic.id).length > 0).length;
  return `: ${numberOf(told)} with a reason, ${numberOf(setAside.length - told)} without`;
}

function reasonsSaid(changes: Reading['facts']['lastChanges']): string {
  if (changes.length === 0) return '';
  const told = changes.filter(({ reason }) => reason !== null && reason.trim() !== '').length;
  return ` Of ${amountOf(changes.length, 'record')}, the latest change of ${numberOf(told)} has a reason.`;
}

const NOUNS = {
  selection: 'decisions on topics',
  answer: 'answers',
  score: 'screening scores',
  component: 'entries',
  stakeholder: 'stakeholder groups',
  [chainKind.noun]: chainKind.many,
};
type Noun = keyof typeof NOUNS;

function people({ facts }: Reading): Block[] {
  const named = facts.lastChanges.flatMap(({ by, noun, at }) => (by === null ? [] : [{ by, noun, at }]));
  const byName = [...Map.groupBy(named, ({ by }) => by)].toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  if (byName.length === 0) return [paragraph('Nobody has been recorded yet.')];
  return [
    paragraph('For each record, the person who changed it last.'),
    {
      kind: 'table',
      caption: 'Who last changed the data behind the result',
      columns: [
        { head: 'Person', width: 3 },
        { head: 'Records', width: 6 },
        { head: 'Latest', width: 3 },
      ],
      rows: byName.map(([name, changes]) => [name, recordsSaid(changes), dayOf(latestOf(changes))]),
    },
  ];
}

function recordsSaid(changes: readonly { noun: Noun }[]): string {
  return [...Map.groupBy(changes, ({ noun }) => noun)]
    .map(([noun, of]) => `${numberOf(of.length)} ${NOUNS[noun]}`)
    .join(', ');
}

const latestOf = (changes: readonly { at: string }[]) =>
  changes
    .map(({ at }) => at)
    .sort()
    .at(-1) ?? '';
