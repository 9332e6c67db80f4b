import { checkQuery } from '#domain/query/check.ts';
import type { QueryNoun } from '#domain/query/fields/query-nouns.ts';
import { everything, type Query } from '#domain/query/query.ts';
import type { AnswerKind } from '#domain/query/reading.ts';
import { rankTexts } from '#domain/search/rank-texts.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import { kindOf } from './all-kinds.ts';
import type { KindInput } from './kinds/kind.ts';
import { CHANGED_BY_MEASURES } from './kinds/thresholds.ts';
import { equal, type Meaning, missing, oneOf } from './question/meaning.ts';
import { PERHAPS_MEANT } from './question/measure-named.ts';

const BORDERLINE: Query = { ...everything('topic'), where: [equal('borderline', true)] };

/** What is asked most often about each noun. */
const USUAL: Readonly<Partial<Record<QueryNoun, readonly Query[]>>> = {
  topic: [{ ...everything('topic'), where: [equal('material', true)] }, BORDERLINE],
  measure: [everything('measure'), CHANGED_BY_MEASURES],
  evidence: [everything('evidence'), { ...everything('component'), where: [missing('evidence')] }],
  disclosure: [{ ...everything('disclosure'), where: [oneOf('state', 'always', 'joint', 'due')] }],
  stakeholder: [everything('stakeholder')],
  change: [everything('change')],
};

/** Topics that have crossed a threshold since the earlier year. */
const TURNED: Query = {
  ...everything('topic'),
  where: [oneOf('became', 'newly-material', 'no-longer-material')],
  comparedWith: 'earlier',
};

/** Kinds whose standing question is offered where the wording or the subject makes them likely. */
const STANDING: readonly AnswerKind[] = ['overview', 'next', 'thresholds', 'suggestions'];

/**
 * What is most often meant by a question whose subject is recognised: queries, and standing questions of other kinds. Whether they have
 * something to say is not looked up here.
 * @param kinds the kinds that the wording is likely to ask for
 * @param means everything that the words of the question may mean
 */
export async function offersOnSubject(
  asked: KindInput,
  kinds: readonly AnswerKind[],
  query: Query | null,
  means: readonly Meaning[],
): Promise<(Query | string)[]> {
  const nounsNamed = means.flatMap((meaning) => (meaning.is === 'noun' ? meaning.noun : []));
  const isOf = (...kindsOfMeaning: readonly Meaning['is'][]) => means.some(({ is }) => kindsOfMeaning.includes(is));
  const fields = means.flatMap((meaning) =>
    meaning.is === 'condition' ? meaning.where.map(({ field }) => field) : [],
  );
  const isOfMaterial = fields.includes('material') || fields.includes('materialBy');
  const isOfThresholds = isOf('threshold') || fields.includes('borderline');
  const isOfYears = isOf('earlier', 'compare', 'became') && asked.data.earlier !== null;
  const standing = STANDING.filter((id) => kinds.includes(id) || (id === 'thresholds' && isOfThresholds));
  return [
    ...(query ? otherGrain(query) : []),
    ...(isOfThresholds ? [BORDERLINE] : []),
    ...(isOfYears ? [TURNED] : []),
    ...(isOfMaterial ? (USUAL.topic ?? []) : []),
    ...nounsNamed.flatMap((noun) => ofTopics(noun, means)),
    ...namedRows(means, isOfYears),
    ...(await rowsByWords(asked)),
    ...[...new Set(nounsNamed)].flatMap((noun) => USUAL[noun] ?? []),
    ...standing.flatMap((id) => kindOf(id)?.offer ?? []),
  ];
}

/** The same of topics instead of their entries, or the other way round. */
function otherGrain(query: Query): Query[] {
  if (query.noun !== 'topic' && query.noun !== 'component') return [];
  const noun = query.noun === 'topic' ? 'component' : 'topic';
  // Material are topics, of which no field says the kind of entry.
  const where = query.where.filter(({ field }) => field !== 'kind');
  const checked = checkQuery({ ...query, noun, where });
  return checked.ok && where.length > 0 ? [checked.query] : [];
}

/** Records of a noun that belong to the topics that are named, by whichever of their fields says so. */
function ofTopics(noun: QueryNoun, means: readonly Meaning[]): Query[] {
  return means.flatMap((meaning): Query[] => {
    if (meaning.is !== 'topics' || meaning.codes.length === 0) return [];
    const { codes, standard } = meaning;
    const [first = ''] = codes;
    const ways = [
      oneOf('topic', first, ...codes.slice(1)),
      oneOf('topics', first, ...codes.slice(1)),
      ...(standard ? [equal('standard', standard)] : []),
    ];
    const found = ways.map((under) => checkQuery({ ...everything(noun), where: [under] })).find(({ ok }) => ok);
    return found?.ok ? [found.query] : [];
  });
}

/** Entries and topics under the codes that are named, and what a named person has changed. */
function namedRows(means: readonly Meaning[], isOfYears: boolean): Query[] {
  return means.flatMap((meaning): Query[] => {
    if (meaning.is === 'subject' && meaning.noun === 'change')
      return [{ ...everything('change'), where: [equal(meaning.field, meaning.value)] }];
    if (meaning.is !== 'topics' || meaning.codes.length === 0) return [];
    const [first = '', ...others] = meaning.codes;
    const under =
      meaning.standard !== null
        ? equal('standard', meaning.standard)
        : others.length === 0
          ? equal('topic', first)
          : oneOf('topic', first, ...others);
    const entries: Query = { ...everything('component'), where: [under] };
    const topics: Query = { ...everything('topic'), where: [under] };
    const required: Query[] =
      meaning.standard === null ? [] : [{ ...everything('disclosure'), where: [equal('standard', meaning.standard)] }];
    const ofYears: Query[] = isOfYears ? [{ ...topics, comparedWith: 'earlier' }] : [];
    return [...ofYears, entries, ...(meaning.standard === null ? [] : [topics]), ...required];
  });
}

/** The stakeholders, requirement and piece of evidence whose words are nearest to the question. */
async function rowsByWords({ question, data, desk }: KindInput): Promise<Query[]> {
  const { current, requirements } = data;
  const best = <Thing extends { title: string; text: string }>(things: readonly Thing[]) => {
    const [first] = rankTexts(question, things);
    return first && first.fit >= PERHAPS_MEANT ? first.thing : null;
  };
  const group = best(
    current.stakeholders.map((each) => ({
      title: groupName(each),
      text: Object.values(each)
        .filter((value) => typeof value === 'string')
        .join(' '),
      group: each.stakeholderGroup,
    })),
  );
  const requirement = best(
    (requirements[current.assessment.esrsVersion] ?? []).map(({ code, title, area }) => ({ title, text: area, code })),
  );
  const piece = best((await desk.evidence()).map(({ title }) => ({ title, text: '' })));
  return [
    ...(group ? [{ ...everything('stakeholder'), where: [equal('stakeholderGroup', group.group)] }] : []),
    ...(requirement ? [{ ...everything('disclosure'), where: [oneOf('code', requirement.code)] }] : []),
    ...(piece ? [{ ...everything('evidence'), where: [equal('title', piece.title)] }] : []),
  ];
}
