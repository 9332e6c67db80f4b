import type { Slots } from '#analyst/reading/slots.ts';
import type { SuggestionsAnswer } from '#analyst/tools/components.ts';
import type {
  AnswersAnswer,
  DisclosuresAnswer,
  MethodAnswer,
  ScreeningAnswer,
  StakeholdersAnswer,
} from '#analyst/tools/knowledge.ts';
import { amount, cite, list, named, paragraphs, plain, table } from './markdown-text.ts';

/** Law and method. */
export function renderMethod(answer: MethodAnswer): string {
  return paragraphs(
    ...answer.facts.map((fact) =>
      paragraphs(
        `**${fact.title}.** ${fact.text}${cite(answer.source)}`,
        fact.paragraph
          ? `*Law:* ${fact.paragraph} of ${answer.act}.${cite(answer.source)}`
          : fact.otherVersionOnly &&
              `*Law:* only the other version says it: ${fact.otherParagraph}.${cite(answer.source)}`,
        fact.convention && `*Here:* ${fact.convention}${cite(answer.source)}`,
      ),
    ),
  );
}

/** What must be disclosed. */
export function renderDisclosures(answer: DisclosuresAnswer): string {
  const isOne = answer.asked.length > 0;
  const dueText = answer.byStandard.map((entry) =>
    paragraphs(
      `**${plain(entry.label)}**${cite(entry.source)}: ${amount(entry.count, 'requirement')}, brought in by ${entry.topics.map((topic) => named(topic.topic, topic.source)).join(', ')}.`,
      isOne &&
        list(
          entry.requirements.map(
            (requirement) => `${requirement.code} ${plain(requirement.title)}${cite(entry.source)}`,
          ),
        ),
    ),
  );
  const notMaterial = answer.notMaterial;
  return paragraphs(
    isOne &&
      `Only for ${answer.asked.map(plain).join(', ')}: ${amount(answer.dueCount, 'topical requirement')}.${cite(answer.source)}`,
    !isOne &&
      `Following the material topics, ${amount(answer.dueCount, 'topical requirement')} of ${amount(answer.byStandard.length, 'standard')} apply, beside ${amount(answer.alwaysCount, 'general requirement')} that always apply.${cite(answer.source)}`,
    ...dueText,
    notMaterial.length > 0 &&
      `Without a material topic: ${notMaterial.join(', ')}.${cite(answer.source)}${isOne && answer.byStandard.length === 0 ? ' Their requirements do not apply.' : ''}`,
    'Of a material standard only the material information is disclosed. This follows the flags of the result and is no legal advice.',
  );
}

/** Who was mapped and what they think. */
export function renderStakeholders(answer: StakeholdersAnswer, slots: Slots): string {
  if (answer.ofAll === 0) return `No stakeholders are mapped yet.${cite(answer.source)}`;
  if (answer.total === 0) {
    return `No stakeholder row fits that; ${amount(answer.ofAll, 'row')} ${answer.ofAll === 1 ? 'is' : 'are'} mapped, ${answer.key} of them key.${cite(answer.source)}`;
  }
  const isShort = answer.total > 4 && !slots.group && !slots.about;
  return paragraphs(
    `${amount(answer.total, 'stakeholder row')} of ${answer.ofAll}; ${answer.key} are key in all.${cite(answer.source)}`,
    isShort
      ? table(
          ['Group', 'Who', 'Key', 'Engaged by'],
          answer.stakeholders.map((row) => [
            named(row.group, row.source),
            plain(row.names),
            row.key ? 'yes' : 'no',
            plain(row.engagement.join(', ')) || 'nothing entered',
          ]),
        )
      : list(
          answer.stakeholders.map(
            (row) =>
              [
                `**${plain(row.group)}**${cite(row.source)}: ${plain(row.names)}${row.key ? ' (key)' : ''}.`,
                row.reason && `Why key: ${plain(row.reason)}`,
                row.views && `Views: ${plain(row.views)}`,
                row.engagement.length > 0 && `Engaged by ${plain(row.engagement.join(', '))}.`,
                row.division && `In charge: ${plain(row.division)}.`,
              ]
                .filter((part) => typeof part === 'string' && part !== '')
                .join(' ') + cite(row.source),
          ),
        ),
  );
}

/** What the company said about itself. */
export function renderAnswers(answer: AnswersAnswer): string {
  const given = answer.answers.filter((row) => row.isAnswered);
  const open = answer.answers.filter((row) => !row.isAnswered);
  return paragraphs(
    ...given.map((row) =>
      typeof row.answer === 'string'
        ? `*${plain(row.question)}* ${plain(row.answer)}${cite(row.source)}`
        : paragraphs(
            `*${plain(row.question)}*${cite(row.source)}`,
            list(row.answer.map((choice) => `${plain(choice)}${/\d/.test(choice) ? cite(row.source) : ''}`)),
          ),
    ),
    open.length > 0 && `Not answered: ${open.map((row) => named(row.question, row.source)).join(' ')}`,
  );
}

/** The screening view. */
export function renderScreening(answer: ScreeningAnswer): string {
  if (answer.total === 0) return `No screening scores are entered for that.${cite(answer.source)}`;
  return paragraphs(
    `Screening scores from 1 to 10, a view of their own that decides nothing.${cite(answer.source)}`,
    table(
      ['Topic', 'Impact', 'Financial', 'Why'],
      answer.scores.map((row) => [
        named(row.topic, row.source),
        String(row.impact),
        String(row.financial),
        plain(row.justification),
      ]),
    ),
    answer.scores.length < answer.total &&
      `The table shows ${answer.scores.length} of ${answer.total}.${cite(answer.source)}`,
  );
}

/** Proposals to accept, edit or discard in the form. */
export function renderSuggestions(answer: SuggestionsAnswer): string {
  if (!answer.isIndustryKnown) {
    return `I can propose typical components once the industry is answered in Organizational Information.${cite(answer.source)}`;
  }
  if (answer.total === 0) {
    return `For the industry ${plain(answer.industry)} I have nothing typical there that the assessment does not state already.${cite(answer.source)}`;
  }
  return paragraphs(
    `Typical for the industry ${plain(answer.industry)}${cite(answer.source)} and not stated yet. These are **proposals** to consider, not findings:`,
    list(
      answer.proposals.map(
        (row) =>
          `**${plain(row.title)}** (${row.kind}, ${plain(row.topic)}): ${plain(row.description)}${cite(row.source)}`,
      ),
    ),
    'Each opens in its form, filled in; you save, edit or discard it there.',
  );
}
