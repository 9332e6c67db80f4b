import type { ChatToolName, ChatTools } from '../tools/all-tools.ts';
import type { AnswerOf } from '../tools/chat-tool.ts';
import { type IntentId, intents } from './intents.ts';
import { normalise } from './normalise.ts';
import { componentLine, renderComponent, renderComponents } from './render/components.ts';
import { renderDraft } from './render/draft.ts';
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
} from './render/fixed.ts';
import {
  renderAnswers,
  renderDisclosures,
  renderMethod,
  renderScreening,
  renderStakeholders,
  renderSuggestions,
} from './render/knowledge.ts';
import { list, paragraphs } from './render/markdown.ts';
import {
  renderComparison,
  renderMaterialTopics,
  renderRanking,
  renderTopic,
  renderTopicList,
  renderWhatIf,
} from './render/topics.ts';
import {
  renderBorderline,
  renderGaps,
  renderHistory,
  renderNextSteps,
  renderOverview,
  renderProgress,
  renderThresholds,
  renderYears,
} from './render/work.ts';
import type { Slots } from './slots.ts';
import type { Understanding } from './understand.ts';

type Answers = { [Name in ChatToolName]: AnswerOf<ChatTools[Name]> };

/** What a tool returned, as the analyst finds it in the conversation. */
export type ToolResult = { [Name in ChatToolName]: { tool: Name; answer: Answers[Name] } }[ChatToolName];

type Say = (results: Partial<Answers>, slots: Slots, question: string) => string;

const NOTHING_FOUND = 'I find nothing in the assessment that these words name.';

const SAY: Readonly<Partial<Record<IntentId, Say>>> = {
  overview: ({ overview }) => renderOverview(overview!),
  topics: ({ topics }, slots) =>
    slots.isRanking ? renderRanking(topics!, slots) : renderMaterialTopics(topics!, slots),
  detail: ({ topic, component }, slots) => {
    if (component!.components[0]?.isNamed) return renderComponent(component!);
    if (topic!.topics.length > 0) return renderTopic(topic!, slots);
    if (component!.components.length === 1) return renderComponent(component!);
    if (topic!.components.length > 0) {
      return paragraphs('These components fit your words:', list(topic!.components.map(componentLine)));
    }
    return paragraphs(NOTHING_FOUND, offer(['topics', 'components', 'gaps']));
  },
  comparison: ({ topic }, slots) =>
    topic!.topics.length > 0 ? renderComparison(topic!, slots) : offer(['topics', 'detail', 'years']),
  components: ({ components }, slots) => renderComponents(components!, slots),
  'next-steps': ({ nextSteps }) => renderNextSteps(nextSteps!),
  progress: ({ progress }) => renderProgress(progress!),
  gaps: ({ gaps, topics, components }, { kind, lacks, categories, valueChain, polarity }) => {
    if (gaps) return renderGaps(gaps);
    // Only what the list was narrowed by.
    const said = { kind, lacks, categories, valueChain, polarity } as Slots;
    return components ? renderComponents(components, said) : renderTopicList(topics!);
  },
  borderline: ({ borderline }, slots) => renderBorderline(borderline!, slots),
  thresholds: ({ overview, topics }, slots) => (overview ? renderThresholds(overview) : renderWhatIf(topics!, slots)),
  deselected: ({ topics }) => renderTopicList(topics!),
  stakeholders: ({ stakeholders }, slots) => renderStakeholders(stakeholders!, slots),
  years: ({ compareYears }, slots) => renderYears(compareYears!, slots),
  disclosures: ({ disclosures }) => renderDisclosures(disclosures!),
  method: ({ method }) =>
    method!.facts.length > 0
      ? renderMethod(method!)
      : paragraphs('My notes on law and method do not cover that.', offer(['method', 'disclosures'])),
  history: ({ history }) => renderHistory(history!),
  answers: ({ answers }) => renderAnswers(answers!),
  screening: ({ screening }) => renderScreening(screening!),
  suggestions: ({ suggestions }) => renderSuggestions(suggestions!),
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
  'app-help': (_results, _slots, question) => wayTo(normalise(question)) ?? APP_HELP,
  assistant: (_results, _slots, question) => sayAboutItself(normalise(question)),
  'off-subject': () => OFF_SUBJECT,
};

function renderNearest(topic: Answers['topic'] | undefined, slots: Slots): string {
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

/** What the analyst says: how it understood, then what the tools returned. */
export function say(understanding: Understanding, results: readonly ToolResult[]): string {
  const { question, intent, offers, slots, language } = understanding;
  if (language && intent === 'other-language') return foreign(language);
  const byTool = Object.fromEntries(results.map(({ tool, answer }) => [tool, answer])) as Partial<Answers>;
  const remark = language && answersIn(language);
  if (!intent) return paragraphs(remark, offer(offers, byTool.find));
  const text = SAY[intent]?.(byTool, slots, question) ?? OFF_SUBJECT;
  return paragraphs(remark, !PLAIN.has(intent) && `*Understood as: ${intents[intent].understoodAs}*`, text);
}
