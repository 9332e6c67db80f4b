import type { Slots } from '#analyst/reading/slots.ts';
import type { ComponentAnswer, ComponentsAnswer, ToldComponent } from '#analyst/tools/components.ts';
import { reaches } from '#domain/results/threshold.ts';
import { KIND_NOUNS } from './kind-nouns.ts';
import { amount, cite, list, named, paragraphs, plain, table } from './markdown-text.ts';
import { sayFilters, sayIgnored } from './say-filters.ts';

/** How a score came about: 'severity 4 × likelihood 5'. */
function howScored(row: ToldComponent): string {
  const first = row.severity === undefined ? `magnitude ${row.magnitude}` : `severity ${row.severity}`;
  return `${first} × likelihood ${row.likelihood}`;
}

/** One component in a line. */
export function componentLine(row: ToldComponent): string {
  const notes = [howScored(row), row.rule, row.counted ? '' : 'not counted'].filter((note) => note !== '');
  return `${named(row.title, row.source)}: ${row.kind}, ${row.score} of 25 (${notes.join('; ')})`;
}

function nounOf({ kind, polarity, actuality }: Slots, count: number): string {
  const words = [
    actuality?.toLowerCase(),
    polarity === 'not set' ? undefined : polarity?.toLowerCase(),
    KIND_NOUNS[kind ?? 'any'][count === 1 ? 0 : 1],
  ].filter((word) => word !== undefined);
  return `${words.join(' ')}${polarity === 'not set' ? ' without polarity' : ''}`;
}

/** A list of components with how many there are. */
export function renderComponents(answer: ComponentsAnswer, slots: Slots): string {
  const filters = sayFilters(slots, answer.named, answer.namedOut);
  const isByWords = slots.listAbout !== undefined && answer.named.length === 0 && !answer.isAboutUnknown;
  const words = isByWords ? ` that ${answer.total === 1 ? 'fits' : 'fit'} “${plain(slots.listAbout)}”` : '';
  const ignored = sayIgnored([
    ...(answer.isAboutUnknown ? [`“${slots.listAbout}”: nothing in the assessment fits these words`] : []),
    ...(answer.isExceptUnknown ? [`“without ${slots.except?.about}”: nothing in the assessment fits these words`] : []),
    ...(slots.ignored ?? []),
  ]);
  if (answer.total === 0) {
    const isWords = isByWords && answer.withoutAbout > 0;
    return paragraphs(
      `The assessment states no ${nounOf(slots, 1)}${filters}${words}.${cite(answer.source)}`,
      ignored,
      isWords &&
        `Whatever the words: ${answer.withoutAbout} ${nounOf(slots, answer.withoutAbout)}${filters}.${cite(answer.source)}`,
      answer.ofAll > 0 && `It states ${amount(answer.ofAll, 'component')} in all.${cite(answer.source)}`,
    );
  }
  const which = slots.order === 'lowest' ? 'lowest' : 'highest';
  const isCut = answer.shown < answer.total;
  const { counts } = answer;
  const isMixed = !slots.kind && !slots.polarity;
  const split = [
    counts.negativeImpacts > 0 && amount(counts.negativeImpacts, 'negative impact'),
    counts.positiveImpacts > 0 && amount(counts.positiveImpacts, 'positive impact'),
    counts.impactsWithoutPolarity > 0 &&
      amount(counts.impactsWithoutPolarity, 'impact without polarity', 'impacts without polarity'),
    counts.risks > 0 && amount(counts.risks, 'risk'),
    counts.opportunities > 0 && amount(counts.opportunities, 'opportunity', 'opportunities'),
  ].filter((part) => typeof part === 'string');
  return paragraphs(
    `The assessment states **${answer.total} ${nounOf(slots, answer.total)}**${filters}${words}${isCut ? `; shown: the ${which}${answer.shown === 1 ? '' : ` ${answer.shown}`}` : slots.order === 'lowest' ? '; lowest first' : ''}.${cite(answer.source)}`,
    ignored,
    isMixed && split.length > 1 && `${split.join(', ')}.${cite(answer.source)}`,
    table(
      [slots.kind === 'impact' ? 'Impact' : 'Title', 'Score', 'Topic', 'Kind', 'How'],
      answer.components.map((row) => [
        named(row.title, row.source),
        `${row.score}${row.counted ? '' : ' (not counted)'}`,
        plain(row.topic),
        row.kind,
        howScored(row),
      ]),
    ),
    answer.alsoAtLastScore > 0 &&
      `${answer.alsoAtLastScore} more ${answer.alsoAtLastScore === 1 ? 'scores' : 'score'} the same as the last one shown.${cite(answer.source)}`,
  );
}

/** One component in full. */
export function renderComponent(answer: ComponentAnswer): string {
  const [row, ...others] = answer.components;
  if (!row) return '';
  const side = row.severity === undefined ? 'financial' : 'impact';
  const threshold = answer.thresholds[side];
  const details = Object.entries(row.details).filter(([, value]) => value !== null);
  return paragraphs(
    `**${plain(row.title)}**${cite(row.source)}: ${row.kind} under ${plain(row.topic)}.`,
    `Score **${row.score} of 25** = ${howScored(row)}${row.rule ? ` (${row.rule}${row.statedLikelihood ? `; stated likelihood ${row.statedLikelihood}` : ''})` : ''}. ${row.counted ? `It ${reaches(row.score, threshold) ? 'reaches' : 'stays below'} the ${side} threshold of ${threshold}.` : 'It does not count: its relevance is unticked.'}${cite(row.source)}`,
    details.length > 0 &&
      `Behind the severity: ${details.map(([name, value]) => `${name} ${value}`).join(', ')}.${cite(row.source)}${row.severityReason ? ` Reason for another value: ${plain(row.severityReason)}` : ''}`,
    row.description && `*Description:* ${plain(row.description)}${cite(row.source)}`,
    row.justification
      ? `*Justification:* ${plain(row.justification)}${cite(row.source)}`
      : `No justification is entered.${cite(row.source)}`,
    factLine(row),
    others.length > 0 && paragraphs('Others that fit your words:', list(others.map(componentLine))),
  );
}

function factLine(row: ComponentAnswer['components'][number]): string {
  const facts = [
    row.actuality,
    row.timeHorizon,
    row.valueChain,
    row.type,
    ...Object.values(row.stated),
    row.financialEffects.join(', '),
    row.humanRights ? 'human-rights impact' : '',
  ].filter((fact) => fact !== null && fact !== '');
  return facts.length === 0 ? '' : `${facts.map(plain).join(' · ')}${cite(row.source)}`;
}
