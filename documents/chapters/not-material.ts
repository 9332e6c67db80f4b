import { type Block, type Chapter, heading, paragraph, strong } from '#documents/document/document.ts';
import { lastChangeOf, type Reading } from '#documents/document/reading.ts';
import { dayOf, sideOf, topicName } from '#documents/document/words.ts';
import { type DashboardPoint, verdictOf } from '#domain/results/dashboard.ts';

/** Topics that were examined and are not material, those without a conclusion, and those that were set aside, each with what was said about it. */
export function notMaterialTopics(reading: Reading): Chapter {
  const { notMaterial, setAside, data } = reading;
  const open = notMaterial.filter(({ materialBy }) => materialBy === 'open');
  const below = notMaterial.filter((point) => !open.includes(point));
  const reason = data.assessment.climateReason.trim();
  return {
    title: 'Topics not material and deselected topics',
    blocks: [
      heading('Below both thresholds, or concluded not to be material'),
      ...(below.length > 0
        ? [topicsTable('Topics with a conclusion on both sides that are not material; scores are out of 25', below)]
        : [paragraph('No topic is below both thresholds.')]),
      ...(open.length > 0
        ? [
            heading('Without a conclusion'),
            topicsTable(
              'Topics with one side below its threshold and the other not assessed: there is no conclusion; scores are out of 25',
              open,
            ),
          ]
        : []),
      ...(reason === ''
        ? []
        : [
            heading('Climate change'),
            { kind: 'stated' as const, text: reason, from: 'Why climate change is not material' },
          ]),
      heading('Deselected'),
      ...(setAside.length > 0 ? [setAsideTable(reading)] : [paragraph('No topic was deselected.')]),
    ],
  };
}

function topicsTable(caption: string, points: readonly DashboardPoint[]): Block {
  return {
    kind: 'table',
    caption,
    columns: [
      { head: 'Topic', width: 6 },
      { head: 'Result', width: 4 },
      { head: 'Impact', width: 3, align: 'end' },
      { head: 'Financial', width: 3, align: 'end' },
    ],
    rows: points.map((point) => [
      strong(topicName(point.topic)),
      verdictOf(point),
      sideOf(point, 'impact'),
      sideOf(point, 'financial'),
    ]),
  };
}

/** Why a topic was set aside: the reason given with the decision, and the text of its screening; none if nobody said why. */
export function reasonsAside(reading: Reading, topicId: string): string[] {
  const screened = reading.data.scores.find((score) => score.topicId === topicId);
  const said = [lastChangeOf(reading, 'selection', topicId)?.reason, screened?.justification];
  return said.flatMap((text) => (text && text.trim() !== '' ? [text.trim()] : []));
}

/** Who set each topic aside and why: the reason given with the decision, and the text of its screening. */
function setAsideTable(reading: Reading): Block {
  return {
    kind: 'table',
    caption: 'Deselected topics, who decided and why',
    columns: [
      { head: 'Topic', width: 5 },
      { head: 'Decided', width: 4 },
      { head: 'Reason', width: 8 },
    ],
    rows: reading.setAside.map((topic) => {
      const change = lastChangeOf(reading, 'selection', topic.id);
      const said = reasonsAside(reading, topic.id);
      return [
        strong(topicName(topic)),
        change ? [change.by, dayOf(change.at)].filter((text) => text !== null).join(', ') : '',
        said.length > 0 ? said.join('\n') : 'No reason given.',
      ];
    }),
  };
}
