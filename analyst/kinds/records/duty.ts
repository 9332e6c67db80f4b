import { blocks, joined, named, offers, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { answerQuery } from '#analyst/kinds/query.ts';
import { oneOf } from '#analyst/question/meaning.ts';
import { readNames } from '#analyst/question/names.ts';
import { resultsSource, topicSource } from '#domain/chat/sources.ts';
import { everything } from '#domain/query/query.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { isMaterial, MATERIAL_BY_LABELS, materialBy } from '#domain/results/classification.ts';
import { buildMatrix } from '#domain/results/matrix.ts';
import type { RecordAnswer } from './record-answer.ts';

/** Whether the company has to report on a standard: its topics with their results, and which requirements follow. */
export const dutyTold: RecordAnswer = {
  offer: 'Do we have to report on …?',
  async tell({ data, desk }, standard) {
    const { current } = data;
    const titles: Readonly<Record<string, string>> = esrsVersions[current.assessment.esrsVersion].standardTitles;
    if (!(standard in titles)) return null;
    const codes = new Set(readNames(data).codesOf(standard));
    const { thresholds } = current.assessment;
    const points = buildMatrix(current).points.filter(({ topic }) => codes.has(topic.code));
    const by = points.map((point) => materialBy(point, thresholds));
    const isDue = by.some(isMaterial);
    const rows = await answerQuery(
      { ...everything('disclosure'), where: [oneOf('standard', standard), oneOf('state', ...DUE)] },
      data,
      desk,
    );
    return blocks(
      sentence(
        strong(isDue ? 'Yes' : by.includes('open') || points.length === 0 ? 'Not concluded yet' : 'No, not as a topic'),
        `: ${standard} ${titles[standard] ?? ''}. `,
        ...(points.length === 0
          ? ['None of its topics has been assessed.']
          : joined(
              points.map((point, at) => [
                ...named(topicSource(current, point.topic)),
                `: ${MATERIAL_BY_LABELS[by[at] ?? 'open'].toLowerCase()}`,
              ]),
              '; ',
            )),
        '.',
        rests(resultsSource(current)),
      ),
      sentence(
        isDue
          ? 'Of its requirements, these are due or may apply, beside what ESRS 2 always requires:'
          : 'What ESRS 2 requires of everybody is due whatever the result. Of this standard:',
        rests(resultsSource(current)),
      ),
      rows.blocks,
      offers('Which topics are material?'),
    );
  },
};

const DUE = ['always', 'joint', 'due', 'possible'] as const;
