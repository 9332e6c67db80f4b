import type { Block, Line } from '#analyst/blocks/answer.ts';
import { amount, blocks, list, named, offers, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { componentSource, resultsSource, topicSource } from '#domain/chat/sources.ts';
import { componentKey } from '#domain/compare/match-components.ts';
import type { Component } from '#domain/components/component.ts';
import { scorerOf } from '#domain/measures/basis.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { isMaterial, MATERIAL_BY_LABELS, materialBy } from '#domain/results/classification.ts';
import { buildMatrix, type TopicPoint } from '#domain/results/matrix.ts';
import { decidedBlocks } from './decided.ts';
import { findEntry, findTopic } from './of-one.ts';
import { askedOf, type RecordAnswer } from './record-answer.ts';

/** How one entry or topic changed since the earlier year, with what was written in each. */
export const movedTold: RecordAnswer = {
  offer: 'How did “…” change since the earlier year, and why?',
  tell({ data: { current, earlier } }, name) {
    if (!earlier) return null;
    const entry = findEntry(current, name) ?? findEntry(earlier, name);
    if (entry) return tellMoved(entry, current, earlier);
    const topic = findTopic(current, name);
    const before = topic && earlier.topics.find(({ code, name: named }) => code === topic.code && named === topic.name);
    if (!topic || !before) return null;
    const [now] = buildMatrix({ ...current, topics: [topic] }).points;
    const [then] = buildMatrix({ ...earlier, topics: [before] }).points;
    const under = (data: AssessmentData, id: string) => data.components.filter(({ topicId }) => topicId === id);
    const keys = new Map(
      [...under(current, topic.id), ...under(earlier, before.id)].map((each) => [componentKey(each), each]),
    );
    const verdict = (point: typeof now, { assessment: { thresholds } }: AssessmentData) =>
      point ? MATERIAL_BY_LABELS[materialBy(point, thresholds)].toLowerCase() : 'not assessed';
    return blocks(
      sentence(
        strong(name),
        rests(topicSource(current, topic)),
        ': ',
        strong(`${verdict(then, earlier)} before, ${verdict(now, current)} now`),
        `; impact ${then?.impact || '–'} before, ${now?.impact || '–'} now; financial ${then?.financial || '–'} before, ${now?.financial || '–'} now. The highest entry sets the score of each side.`,
      ),
      [...keys.values()].flatMap((each) => tellMoved(each, current, earlier) ?? []),
      decidedBlocks(topic, current),
    );
  },
};

/** An entry in both years: its scores, and the justification of each. */
function tellMoved(entry: Component, current: AssessmentData, earlier: AssessmentData): Block[] | null {
  const inYear = (data: AssessmentData) => data.components.find((each) => componentKey(each) === componentKey(entry));
  const [now, then] = [inYear(current), inYear(earlier)];
  const sayIn = (data: AssessmentData, component: Component | undefined) => {
    if (!component) return 'not there';
    const { score, severity, likelihoodCounted } = scorerOf(data)(component);
    return score === null ? 'not scored' : `${score} (${severity} × ${likelihoodCounted})`;
  };
  const quoteOf = (data: AssessmentData, component: Component | undefined, year: string): Block | false =>
    component !== undefined &&
    component.justification.trim() !== '' && {
      is: 'quote',
      text: component.justification,
      from: [`Justification ${year}`, rests(componentSource(data, component))],
    };
  const isSame = now?.justification === then?.justification;
  return blocks(
    sentence(
      strong(entry.title),
      now && rests(componentSource(current, now)),
      `: ${sayIn(earlier, then)} in ${earlier.assessment.name}, ${sayIn(current, now)} now.`,
    ),
    quoteOf(current, now, isSame ? 'in both years' : 'now'),
    !isSame && quoteOf(earlier, then, 'in the earlier year'),
  );
}

/** Which topics became material since the earlier year or no longer are, with the entries and decisions that turned them. */
export const turnedTold: RecordAnswer = {
  offer: 'Which topics became material or no longer are since the earlier year, and why?',
  tell({ data: { current, earlier } }) {
    if (!earlier) return null;
    const pointsOf = (data: AssessmentData) =>
      new Map(buildMatrix(data).points.map((point) => [nameOf(point.topic), point]));
    const [now, was] = [pointsOf(current), pointsOf(earlier)];
    const by = (point: TopicPoint | undefined, { assessment: { thresholds } }: AssessmentData) =>
      point ? materialBy(point, thresholds) : 'open';
    const rows = [...new Set([...now.keys(), ...was.keys()])].map((key) => ({
      ...{ now: now.get(key), before: was.get(key) },
      ...{ isNow: isMaterial(by(now.get(key), current)), wasThen: isMaterial(by(was.get(key), earlier)) },
    }));
    const became = rows.filter(({ isNow, wasThen }) => isNow && !wasThen);
    const ceased = rows.filter(({ isNow, wasThen }) => !isNow && wasThen);
    const source = rests(resultsSource(current));
    const told = (title: string, turned: typeof rows): Block[] =>
      blocks(
        sentence(strong(amount(turned.length, 'topic')), ` ${title}${turned.length > 0 ? ':' : '.'}`, source),
        turned.flatMap((row) => tellTurned(row, current, earlier)),
      );
    const [first] = [...ceased, ...became].flatMap((row) => row.now ?? []);
    return blocks(
      told('newly material', became),
      told('no longer material', ceased),
      offers(...(first ? [askedOf(movedTold, `${first.topic.code} ${first.topic.name}`)] : [])),
    );
  },
};

/** What a topic is called in both years. */
const nameOf = ({ code, name }: Pick<TopicPoint['topic'], 'code' | 'name'>) => `${code} ${name}`;

/** A topic that turned: its scores in both years, the highest entry of now with its justification, and what was decided. */
function tellTurned(
  { now, before }: { now: TopicPoint | undefined; before: TopicPoint | undefined },
  current: AssessmentData,
  earlier: AssessmentData,
): Block[] {
  const topic = (now ?? before)?.topic;
  if (!topic) return [];
  const under = (data: AssessmentData) => {
    const ids = new Set(data.topics.filter((each) => nameOf(each) === nameOf(topic)).map(({ id }) => id));
    return data.components.filter(({ topicId }) => ids.has(topicId));
  };
  const scoreOf = scorerOf(current);
  const scoreBefore = scorerOf(earlier);
  const highest = (entries: readonly Component[], score: typeof scoreOf) =>
    entries.toSorted((one, other) => (score(other).score ?? 0) - (score(one).score ?? 0))[0];
  // What made it material then says why it no longer is; what is highest now, why it is.
  const was =
    now && isMaterial(materialBy(now, current.assessment.thresholds)) ? null : highest(under(earlier), scoreBefore);
  const entry = was
    ? under(current).find((each) => componentKey(each) === componentKey(was))
    : highest(under(current), scoreOf);
  const earlierEntry = entry && under(earlier).find((each) => componentKey(each) === componentKey(entry));
  const line: Line = [
    ...(current.topics.some(({ id }) => id === topic.id)
      ? named(topicSource(current, topic))
      : [`${topic.code} ${topic.name}`]),
    `: impact ${before?.impact || '–'} before, ${now?.impact || '–'} now; financial ${before?.financial || '–'} before, ${now?.financial || '–'} now`,
    entry &&
      `. ${entry.title}: ${(earlierEntry && scoreBefore(earlierEntry).score) ?? 'not there'} before, ${scoreOf(entry).score ?? '–'} now`,
  ];
  const text = entry?.justification.trim() ?? '';
  return blocks(
    list([line]),
    entry &&
      text !== '' && {
        is: 'quote',
        text,
        from: [`${entry.title}, justification`, rests(componentSource(current, entry))],
      },
    decidedBlocks(topic, current),
  );
}
