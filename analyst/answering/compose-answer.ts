import { normalise } from '#analyst/language/normalise.ts';
import { kept } from '#analyst/reading/narrowing.ts';
import type { Slots } from '#analyst/reading/slots.ts';
import type { ToolAnswers } from '#analyst/tools/analyst-tools.ts';
import type { ComponentAnswer } from '#analyst/tools/components.ts';
import type { TopicAnswer } from '#analyst/tools/topics.ts';
import { type IntentId, intents } from '#analyst/understanding/intents.ts';
import type { Understanding } from '#analyst/understanding/understand.ts';
import { renderBorderline } from './borderline.ts';
import { componentLine, renderComponent, renderComponents } from './components.ts';
import { renderDraft } from './draft.ts';
import { renderHistory } from './history.ts';
import {
  renderAnswers,
  renderDisclosures,
  renderMethod,
  renderScreening,
  renderStakeholders,
  renderSuggestions,
} from './knowledge.ts';
import { list, paragraphs } from './markdown-text.ts';
import { renderGaps, renderNextSteps, renderOverview, renderProgress, renderThresholds } from './progress.ts';
import {
  ABOUT,
  APP_HELP,
  answersIn,
  CANNOT_CHANGE,
  CANNOT_WRITE,
  foreign,
  GREETING,
  NOT_IN_DATA,
  OFF_SUBJECT,
  offer,
  THANKS,
  wayTo,
} from './standing-answers.ts';
import {
  renderComparison,
  renderMaterialTopics,
  renderRanking,
  renderTopic,
  renderTopicList,
  renderWhatIf,
} from './topics.ts';
import { renderYears } from './years.ts';

/** Undefined where a tool's answer is not there. */
type Say = (answers: Partial<ToolAnswers>, slots: Slots, question: string) => string | undefined;

const NOTHING_FOUND = 'I find nothing in the assessment that these words name.';

const SAY: Readonly<Partial<Record<IntentId, Say>>> = {
  overview: ({ overview }) => overview && renderOverview(overview),
  topics: ({ topics }, slots) =>
    topics && (slots.isRanking ? renderRanking(topics, slots) : renderMaterialTopics(topics, slots)),
  detail: ({ topic, component }, slots) => topic && component && sayDetail(topic, component, slots),
  comparison: ({ topic }, slots) =>
    topic && (topic.topics.length > 0 ? renderComparison(topic, slots) : offer(['topics', 'detail', 'years'])),
  components: ({ components }, slots) => components && renderComponents(components, slots),
  'next-steps': ({ nextSteps }) => nextSteps && renderNextSteps(nextSteps),
  progress: ({ progress }) => progress && renderProgress(progress),
  gaps: ({ gaps, topics, components }, slots) => {
    if (gaps) return renderGaps(gaps);
    return components ? renderComponents(components, narrowedByLack(slots)) : topics && renderTopicList(topics);
  },
  borderline: ({ borderline }, slots) => borderline && renderBorderline(borderline, slots),
  thresholds: ({ overview, topics }, slots) =>
    overview ? renderThresholds(overview) : topics && renderWhatIf(topics, slots),
  deselected: ({ topics }) => topics && renderTopicList(topics),
  stakeholders: ({ stakeholders }, slots) => stakeholders && renderStakeholders(stakeholders, slots),
  years: ({ compareYears }, slots) => compareYears && renderYears(compareYears, slots),
  disclosures: ({ disclosures }) => disclosures && renderDisclosures(disclosures),
  method: ({ method }) => {
    if (!method || method.facts.length > 0) return method && renderMethod(method);
    return paragraphs('My notes on law and method do not cover that.', offer(['method', 'disclosures']));
  },
  history: ({ history }) => history && renderHistory(history),
  answers: ({ answers }) => answers && renderAnswers(answers),
  screening: ({ screening }) => screening && renderScreening(screening),
  suggestions: ({ suggestions }) => suggestions && renderSuggestions(suggestions),
  'not-in-data': ({ topic }, slots) => {
    const nearest = renderNearest(topic, slots);
    return paragraphs(
      NOT_IN_DATA,
      nearest ? `The nearest that it states:\n\n${nearest}` : 'I find nothing near it either.',
    );
  },
  'do-for-me': ({ draftText, topic }, slots, question) => {
    if (!slots.isWriting) return paragraphs(CANNOT_CHANGE, wayTo(normalise(question)));
    return (draftText && renderDraft(draftText)) || paragraphs(CANNOT_WRITE, renderNearest(topic, slots));
  },
  'app-help': (_answers, _slots, question) => wayTo(normalise(question)) ?? APP_HELP,
  assistant: (_answers, _slots, question) => sayAboutItself(normalise(question)),
  'off-subject': () => OFF_SUBJECT,
};

function sayDetail(topic: TopicAnswer, component: ComponentAnswer, slots: Slots): string {
  if (component.components[0]?.isNamed) return renderComponent(component);
  if (topic.topics.length > 0) return renderTopic(topic, slots);
  if (component.components.length === 1) return renderComponent(component);
  if (topic.components.length > 0) {
    return paragraphs('These components fit your words:', list(topic.components.map(componentLine)));
  }
  return paragraphs(NOTHING_FOUND, offer(['topics', 'components', 'gaps']));
}

/** Of what was read out of the question only what a list of components that lack something is narrowed by. */
function narrowedByLack({ kind, lacks, categories, valueChain, polarity }: Slots): Slots {
  return kept<Slots>({ kind, lacks, categories, valueChain, polarity });
}

function renderNearest(topic: TopicAnswer | undefined, slots: Slots): string {
  if (!topic) return '';
  if (topic.topics.length > 0) return renderTopic(topic, slots);
  return topic.components.length > 0 ? list(topic.components.map(componentLine)) : '';
}

function sayAboutItself(text: string): string {
  if (
    /^(thanks?|thank you|thx|cheers|many thanks|great, thanks|perfect|great|super|awesome|nice|cool|good|ok(ay)?)\b/.test(
      text,
    )
  )
    return THANKS;
  if (/^(bye|goodbye|see you)\b/.test(text)) return 'Goodbye.';
  return text === '' || /^(hi|hello|hey|good (morning|afternoon|evening|day))\b/.test(text) ? GREETING : ABOUT;
}

/** Answers that need no word on how the question was understood. */
const PLAIN: ReadonlySet<IntentId> = new Set(['assistant', 'off-subject', 'other-language', 'app-help', 'do-for-me']);

/** Said where something could not be looked up. */
export const COULD_NOT_READ = 'I could not read the assessment just now. Please ask again in a moment.';

/** What the analyst says: how it understood, then what the tools returned. */
export function composeAnswer(understanding: Understanding, answers: Partial<ToolAnswers>): string {
  const { question, intent, offers, slots, language } = understanding;
  if (language && intent === 'other-language') return foreign(language);
  const remark = language && answersIn(language);
  if (!intent) return paragraphs(remark, offer(offers, answers.find));
  const say = SAY[intent];
  const text = say ? (say(answers, slots, question) ?? COULD_NOT_READ) : OFF_SUBJECT;
  return paragraphs(remark, !PLAIN.has(intent) && `*Understood as: ${intents[intent].understoodAs}*`, text);
}
