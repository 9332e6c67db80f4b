import { normalise } from '#analyst/language/normalise.ts';
import { namesTopic } from '#analyst/reading/list-filters.ts';
import type { Slots } from '#analyst/reading/slots.ts';
import type { LookUp } from '#analyst/tools/analyst-tools.ts';
import type { IntentId } from '#analyst/understanding/intents.ts';
import type { DraftField } from '#domain/chat/draft-text.ts';

interface Asked {
  question: string;
  slots: Slots;
}

/** Leaves out what is undefined: an input is checked strictly. */
function given<Input extends object>(input: Input): { [Key in keyof Input]: Exclude<Input[Key], undefined> } {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as never;
}

const ifTopic = (text: string | undefined) => (text && namesTopic(text) ? text : undefined);
const topicAbout = ({ about, listAbout }: Slots) => ifTopic(listAbout || about);
/** Where only what is left in counts: 'all but water' is not about water. */
const listTopic = ({ listAbout }: Slots) => ifTopic(listAbout);
/** Of what is taken out, what topics have. */
const topicExcept = ({ except, notClassification }: Slots) => {
  const about = ifTopic(except?.about);
  const { categories } = except ?? {};
  return about || categories || notClassification
    ? given({ about, categories, classification: notClassification })
    : undefined;
};
/** As much of a question as a tool takes; what normalising leaves nothing of, as it was typed. */
const asWords = (question: string, text = normalise(question)) => text.slice(0, 300) || question.slice(0, 300);
const words = ({ question, slots }: Asked) => asWords(question, slots.about);

/** The look at what the words name, before it is decided what is asked about it. */
export const lookUpNames = (question: string): LookUp<'find'> => ({
  tool: 'find',
  input: { about: asWords(question) },
});

const oneKind = ({ kind }: Slots) =>
  kind === 'impact' || kind === 'risk' || kind === 'opportunity' ? kind : undefined;
const sideOf = ({ kind }: Slots) => {
  if (kind === undefined || kind === 'impact-or-risk' || kind === 'impact-or-opportunity') return undefined;
  return kind === 'impact' ? 'impact' : 'financial';
};

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

const PLANS: Readonly<Partial<Record<IntentId, (asked: Asked) => LookUp[]>>> = {
  overview: () => [{ tool: 'overview', input: {} }],
  topics: ({ slots }) => [
    {
      tool: 'topics',
      input: slots.isRanking
        ? given({
            sort: slots.sort,
            order: slots.order,
            material: slots.material,
            categories: slots.categories,
            about: listTopic(slots),
            score: slots.score,
            except: topicExcept(slots),
            limit: slots.limit ?? 10,
          })
        : given({
            material: slots.material ?? (slots.classification || slots.notClassification ? undefined : 'any'),
            classification: slots.classification,
            categories: slots.categories,
            about: listTopic(slots),
            except: topicExcept(slots),
            limit: slots.limit,
          }),
    },
  ],
  // The words may name a topic or a component: what they fit better is told.
  detail: (asked) => [
    { tool: 'topic', input: { about: words(asked) } },
    { tool: 'component', input: { about: asWords(asked.question) } },
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
        categories: slots.categories,
        about: slots.listAbout,
        valueChain: slots.valueChain,
        timeHorizon: slots.timeHorizon,
        types: slots.types,
        financialEffect: slots.financialEffect,
        humanRights: slots.humanRights,
        counted: slots.counted,
        material: slots.isMaterial,
        score: slots.score,
        ...slots.ranges,
        lacks: slots.lacks,
        except: slots.except,
        order: slots.order,
        limit: slots.limit ?? 20,
      }),
    },
  ],
  'next-steps': () => [{ tool: 'nextSteps', input: {} }],
  progress: () => [{ tool: 'progress', input: {} }],
  gaps: ({ slots }) =>
    slots.isUnassessed
      ? [{ tool: 'topics', input: given({ show: 'not-yet-assessed' as const, categories: slots.categories }) }]
      : slots.lacks
        ? [
            {
              tool: 'components',
              input: given({
                lacks: slots.lacks,
                kind: slots.kind,
                categories: slots.categories,
                valueChain: slots.valueChain,
                polarity: slots.polarity,
              }),
            },
          ]
        : [{ tool: 'gaps', input: {} }],
  borderline: ({ slots }) => [
    {
      tool: 'borderline',
      input: given({
        about: listTopic(slots),
        isMaterial: slots.edge && slots.edge === 'above',
        side: slots.sort ?? sideOf(slots),
        categories: slots.categories,
      }),
    },
  ],
  thresholds: ({ slots }) =>
    slots.isWhatIf
      ? [
          {
            tool: 'topics',
            input: given({ material: 'any' as const, thresholds: slots.thresholds, categories: slots.categories }),
          },
        ]
      : [{ tool: 'overview', input: {} }],
  deselected: ({ slots }) => [
    {
      tool: 'topics',
      input: given({ show: 'deselected' as const, categories: slots.categories, about: topicAbout(slots) }),
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
  years: ({ slots }) => [
    {
      tool: 'compareYears',
      input: given({
        change: slots.change,
        about: slots.listAbout,
        side: slots.sort,
        kind: slots.kind,
        categories: slots.categories,
      }),
    },
  ],
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
      input: given({ about: topicAbout(slots), kind: oneKind(slots) }),
    },
  ],
  'do-for-me': (asked) => {
    if (!asked.slots.isWriting || !asked.slots.about) return [];
    const text = normalise(asked.question);
    const field = draftField(text);
    const draft: LookUp[] = field ? [{ tool: 'draftText', input: { about: text.slice(0, 300), field } }] : [];
    return [...draft, { tool: 'topic', input: { about: words(asked) } }];
  },
  'not-in-data': (asked) => [{ tool: 'topic', input: { about: words(asked) } }],
};

/** What to look up for a question of this kind; nothing where the answer stands already. */
export function planLookUps(intent: IntentId, question: string, slots: Slots): LookUp[] {
  return PLANS[intent]?.({ question, slots }) ?? [];
}
