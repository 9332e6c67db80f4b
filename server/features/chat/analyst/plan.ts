import type { DraftField } from '#domain/draft-text.ts';
import type { ChatToolName, ChatTools } from '../tools/all-tools.ts';
import type { InputOf } from '../tools/chat-tool.ts';
import type { IntentId } from './intents.ts';
import { normalise } from './normalise.ts';
import { namesTopic, type Slots } from './slots.ts';

/** One call of a tool, as a model makes it. */
export type ToolRequest = { [Name in ChatToolName]: { tool: Name; input: InputOf<ChatTools[Name]> } }[ChatToolName];

interface Asked {
  question: string;
  slots: Slots;
}

/** Leaves out what is undefined: an input is checked strictly. */
function given<Input extends object>(input: Input): { [Key in keyof Input]: Exclude<Input[Key], undefined> } {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as never;
}

const topicAbout = ({ about }: Slots) => (about && namesTopic(about) ? about : undefined);
const words = ({ question, slots }: Asked) =>
  (slots.about ?? normalise(question)).slice(0, 300) || question.slice(0, 300);

/** The look at what the words name, before it is decided what is asked about it. */
export const lookUp = (question: string): ToolRequest => ({
  tool: 'find',
  input: { about: normalise(question).slice(0, 300) || question.slice(0, 300) },
});

/** 'compare climate and water': each side names topics of its own. */
function sides(question: string): string[] {
  const parts = normalise(question)
    .split(/\b(?:and|versus|with|to|than|or|against|between)\b|[,:;/]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && namesTopic(part));
  return parts.slice(0, 6);
}

/** The field of a component that a text is wanted for; the others are not ours to write. */
function draftField(text: string): DraftField | null {
  if (/\b(justif\w*|rationale|reasoning|grounds)\b/.test(text)) return 'justification';
  return /\bdescri\w+\b/.test(text) ? 'description' : null;
}

const PLANS: Readonly<Partial<Record<IntentId, (asked: Asked) => ToolRequest[]>>> = {
  overview: () => [{ tool: 'overview', input: {} }],
  topics: ({ slots }) => [
    {
      tool: 'topics',
      input: slots.isRanking
        ? given({
            sort: slots.sort,
            order: slots.order,
            category: slots.category,
            about: topicAbout(slots),
            minScore: slots.minScore,
            maxScore: slots.maxScore,
            limit: slots.limit ?? 10,
          })
        : given({
            material: slots.material ?? (slots.classification ? undefined : 'any'),
            classification: slots.classification,
            category: slots.category,
            about: topicAbout(slots),
            limit: slots.limit,
          }),
    },
  ],
  // The words may name a topic or a component: what they fit better is told.
  detail: (asked) => [
    { tool: 'topic', input: { about: words(asked) } },
    { tool: 'component', input: { about: normalise(asked.question).slice(0, 300) || asked.question.slice(0, 300) } },
  ],
  comparison: (asked) => {
    const [about, ...and] = sides(asked.question);
    return [{ tool: 'topic', input: { about: about ?? words(asked), and } }];
  },
  components: ({ slots }) => [
    {
      tool: 'components',
      input: given({
        kind: slots.kind,
        polarity: slots.polarity,
        actuality: slots.actuality,
        category: slots.category,
        about: slots.about,
        valueChain: slots.valueChain,
        timeHorizon: slots.timeHorizon,
        type: slots.type,
        financialEffect: slots.financialEffect,
        humanRights: slots.humanRights,
        counted: slots.counted,
        material: slots.isMaterial,
        minScore: slots.minScore,
        maxScore: slots.maxScore,
        likelihood: slots.likelihood,
        severity: slots.severity,
        order: slots.order,
        limit: slots.limit ?? 20,
      }),
    },
  ],
  'next-steps': () => [{ tool: 'nextSteps', input: {} }],
  progress: () => [{ tool: 'progress', input: {} }],
  gaps: ({ slots }) =>
    slots.isUnassessed
      ? [{ tool: 'topics', input: given({ show: 'not-yet-assessed' as const, category: slots.category }) }]
      : [{ tool: 'gaps', input: {} }],
  borderline: () => [{ tool: 'borderline', input: {} }],
  thresholds: ({ slots }) =>
    slots.isWhatIf
      ? [
          {
            tool: 'topics',
            input: given({ material: 'any' as const, thresholds: slots.thresholds, category: slots.category }),
          },
        ]
      : [{ tool: 'overview', input: {} }],
  deselected: ({ slots }) => [
    {
      tool: 'topics',
      input: given({ show: 'deselected' as const, category: slots.category, about: topicAbout(slots) }),
    },
  ],
  stakeholders: ({ slots }) => [
    {
      tool: 'stakeholders',
      input: given({
        keyOnly: slots.keyOnly,
        group: slots.group,
        role: slots.role,
        method: slots.method,
        about: slots.group || slots.method || slots.role ? undefined : slots.about,
      }),
    },
  ],
  years: () => [{ tool: 'compareYears', input: {} }],
  disclosures: ({ slots }) => [{ tool: 'disclosures', input: given({ about: topicAbout(slots) }) }],
  method: ({ question, slots }) => [
    { tool: 'method', input: slots.facts ? { facts: slots.facts.slice(0, 3) } : { about: question.slice(0, 300) } },
  ],
  history: ({ slots }) => [{ tool: 'history', input: given({ by: slots.person }) }],
  answers: ({ slots }) => [{ tool: 'answers', input: given({ subjects: slots.answers }) }],
  screening: ({ slots }) => [
    { tool: 'screening', input: given({ sort: slots.sort, about: topicAbout(slots), limit: slots.limit }) },
  ],
  suggestions: ({ slots }) => [
    {
      tool: 'suggestions',
      input: given({ about: topicAbout(slots), kind: slots.kind === 'risk-or-opportunity' ? undefined : slots.kind }),
    },
  ],
  'do-for-me': (asked) => {
    if (!asked.slots.isWriting || !asked.slots.about) return [];
    const text = normalise(asked.question);
    const field = draftField(text);
    const draft: ToolRequest[] = field ? [{ tool: 'draftText', input: { about: text.slice(0, 300), field } }] : [];
    return [...draft, { tool: 'topic', input: { about: words(asked) } }];
  },
  'not-in-data': (asked) => [{ tool: 'topic', input: { about: words(asked) } }],
};

/** The tools that answer a question of this kind; none where the answer is fixed. */
export function planCalls(intent: IntentId, question: string, slots: Slots): ToolRequest[] {
  return PLANS[intent]?.({ question, slots }) ?? [];
}
