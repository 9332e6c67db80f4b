import { type Block, type Chapter, heading, paragraph, strong } from '#documents/document/document.ts';
import { lastChangeOf, type Reading } from '#documents/document/reading.ts';
import { dayOf, sideOf, topicName } from '#documents/document/words.ts';
import { type DashboardPoint, verdictOf } from '#domain/results/dashboard.ts';

/** Topics that were examined and are not material, and topics that were set aside, each with what was said about it. */
export function notMaterialTopics(reading: Reading): Chapter {
  const { notMaterial, setAside, data } = reading;
  const reason = data.assessment.climateReason.trim();
  return {
    title: 'Topics not material and deselected topics',
    blocks: [
      heading('Below the thresholds'),
      ...(notMaterial.length > 0 ? [belowTable(notMaterial)] : [paragraph('Every assessed topic is material.')]),
      ...(reason === ''
        ? []
        : [
            heading('Climate change'),
            { kind: 'stated' as const, text: reason, from: 'Why climate change is not material' },
          ]),
      heading('Deselected before scoring'),
      ...(setAside.length > 0 ? [setAsideTable(reading)] : [paragraph('No topic was deselected.')]),
    ],
  };
}

function belowTable(points: readonly DashboardPoint[]): Block {
  return {
    kind: 'table',
    caption: 'Assessed topics that are not material, or whose other side has not been assessed; scores are out of 25',
    columns: [
      { head: 'Topic', width: 6 },
      { head: 'Result', width: 4 },
      { head: 'Impact', width: 3, align: 'end' },
      { head: 'Financial', width: 3, align: 'end' },
    ],
    rows: points.map(({ topic, impact, financial, ...point }) => [
      strong(topicName(topic)),
      verdictOf(point),
      sideOf(impact),
      sideOf(financial),
    ]),
  };
}

/** Who set each topic aside and why: the reason given with the decision, and the text of its screening. */
function setAsideTable(reading: Reading): Block {
  const { setAside, data } = reading;
  const justifications = new Map(data.scores.map((score) => [score.topicId, score.justification.trim()]));
  return {
    kind: 'table',
    caption: 'Deselected topics, who decided and why',
    columns: [
      { head: 'Topic', width: 5 },
      { head: 'Decided', width: 4 },
      { head: 'Reason', width: 8 },
    ],
    rows: setAside.map((topic) => {
      const change = lastChangeOf(reading, 'selection', topic.id);
      const said = [change?.reason?.trim(), justifications.get(topic.id)].filter(
        (text) => text !== undefined && text !== '',
      );
      return [
        strong(topicName(topic)),
        change ? [change.by, dayOf(change.at)].filter((text) => text !== null).join(', ') : '',
        said.length > 0 ? said.join('\n') : 'No reason given.',
      ];
    }),
  };
}
