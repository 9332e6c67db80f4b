import { randomUUID } from 'node:crypto';
import { componentFields as allComponentFields } from '#domain/components/fields.ts';
import { startingValues } from '#domain/fields/values.ts';
import type {
  ActivityId,
  ChatSessionId,
  CommentId,
  ComponentId,
  EvidenceId,
  EvidenceRevisionId,
  EvidenceUseId,
  LinkId,
  MadeFileId,
  MeasureId,
  StakeholderId,
  TopicId,
  ViewId,
} from '#domain/ids.ts';
import { measureFields as allMeasureFields } from '#domain/measures/fields.ts';
import { noWording } from '#domain/scales/scales.ts';
import { stakeholderFields as allStakeholderFields } from '#domain/stakeholders/fields.ts';
import { activityFields as allActivityFields } from '#domain/value-chain/fields.ts';
import { foundOrCopy } from './copied-company.ts';
import { foundThroughTheDoor, type TestApp } from './front-door.ts';
import { mustHave } from './must-have.ts';
import { upload } from './upload.ts';

/** A word in every text of a company, so that any leak shows. */
export const SECRET = 'xylophone-secret';

const { topicId: _topic, ...startOfComponent } = startingValues(allComponentFields);

/** An impact with a secret in each of its texts, and the form's defaults elsewhere. */
export const componentFields = {
  ...startOfComponent,
  kind: 'impact',
  title: `${SECRET} title`,
  description: SECRET,
  justification: SECRET,
  companyBusinessArea: SECRET,
  actualPotentialImpact: 'Potential',
  impactPolarity: 'Negative',
  impactSeverity: 4,
} as const;

export const stakeholderFields = {
  ...startingValues(allStakeholderFields),
  isKeyStakeholder: true,
  stakeholderNames: SECRET,
  keyStakeholderReason: SECRET,
  relevantTopicsViews: SECRET,
};

export const activityFields = {
  ...startingValues(allActivityFields),
  name: `${SECRET} mill`,
  place: SECRET,
  note: SECRET,
};

const { componentId: _component, ...startOfMeasure } = startingValues(allMeasureFields);

/** A prevention that is implemented and effective, so that a net score can rest on it. */
export const measureFields = {
  ...startOfMeasure,
  title: `${SECRET} filter`,
  state: 'implemented',
  since: '2020-01-01',
  effectiveness: 'effective',
  effectReason: SECRET,
  owner: SECRET,
} as const;

/** A net score that changes only the likelihood. */
export const netFields = {
  ...{ scale: null, scope: null, irremediability: null, severity: null, magnitude: null },
  likelihood: 2,
  reason: SECRET,
} as const;

/** The scores of an entry for a further horizon, lower than its own. */
export const horizonFields = {
  horizon: 'long',
  ...{ scale: null, scope: null, irremediability: null, magnitude: null },
  severity: 2,
  likelihood: 2,
  reason: SECRET,
} as const;

/** The fingerprint of a table's headings, and how the table is read, with a word from it. */
export const KEPT_HEADINGS = '5'.repeat(64);
export const keptMatching = (word: string) => ({
  holds: 'register' as const,
  matching: ['title', null, 'topic'],
  kind: 'impact' as const,
  topicCode: 'E1.1',
  topicWords: [{ word, topicCode: 'E1.1' }],
  group: null,
  words: [] as { place: string; word: string; means: string | null }[],
  groupWords: [{ word, group: 'other' }],
  empty: 'keeps' as const,
  fillsDown: false,
  financialKind: 'risk' as const,
  splitsLines: true,
  makesTitles: true,
  polarity: 'Negative' as const,
  coversStandards: true,
  forms: [{ column: 1, form: { is: 'steps' as const, low: 1, high: 4, isOpposite: true } }],
  scales: [{ key: '1-4 opposite', steps: [5, 4, 2, 1], words: [{ word, step: null }], rounding: 'up' as const }],
  columns: ['Title', '', word],
  stepWords: [{ scale: 'likelihood', step: 3, words: word }],
});

/** A company with something in every table that a member can write; `secret` is a word in each of its texts. */
export const foundWorld = async (app: TestApp, secret = SECRET) =>
  withLines(await foundOrCopy(app, `world of ${secret}`, () => fillWorld(app, secret)));

async function fillWorld(app: TestApp, secret: string) {
  const founder = await foundThroughTheDoor(app, `${secret} Ltd`);
  const { api, draft } = founder;
  const assessmentId = draft.assessment.id;
  const topicId = mustHave(draft.topics[0]).id;
  const act = randomUUID();
  const added = { ...withSecret(componentFields, secret), financialEffects: [] };
  await api.components.together({ assessmentId, act, added: [{ id: randomUUID() as ComponentId, topicId, ...added }] });
  const component = mustHave((await api.assessment.read({ assessmentId })).components[0]);
  const [stakeholder] = await api.stakeholders.save({
    assessmentId,
    rows: [{ id: randomUUID() as StakeholderId, ...withSecret(stakeholderFields, secret), seenVersion: null }],
  });
  const activityId = randomUUID() as ActivityId;
  await api.valueChain.save({
    assessmentId,
    activities: [{ id: activityId, ...withSecret(activityFields, secret), seenVersion: null }],
  });
  const [activity] = await api.valueChain.place({
    assessmentId,
    placements: [{ activityId, componentId: component.id, isPlaced: true }],
  });
  const measure = await api.measures.save({
    ...{ assessmentId, componentId: component.id, id: randomUUID() as MeasureId },
    ...withSecret(measureFields, secret),
    seenVersion: null,
  });
  const netScore = await api.measures.stateNet({
    ...{ assessmentId, componentId: component.id },
    ...withSecret(netFields, secret),
    seenVersion: null,
  });
  const horizonScore = await api.horizonScores.save({
    ...{ assessmentId, componentId: component.id },
    ...withSecret(horizonFields, secret),
    seenVersion: null,
  });
  const [selection] = await api.topics.saveSelections({
    assessmentId,
    selections: [{ topicId, isRelevant: true, seenVersion: null }],
  });
  const [score] = await api.scores.save({
    assessmentId,
    scores: [{ topicId, impactScore: 5, financialScore: 6, justification: secret, seenVersion: null }],
  });
  const [response] = await api.questionnaire.saveResponses({
    assessmentId,
    responses: [
      {
        section: 'Organizational Information',
        fieldName: 'Q',
        fieldValue: secret,
        fieldType: 'text',
        seenVersion: null,
      },
    ],
  });
  const side = { assessmentId, topicId, side: 'impact' } as const;
  const deciding = await api.topicDecisions.decide({ ...side, isMaterial: true, reason: secret, seenVersion: null });
  const disclosureChoice = await api.disclosures.choose({
    assessmentId,
    ...{ requirement: 'MDR-M', choice: 'left-out', phaseIn: '', until: null, ground: 'not-material' },
    ...{ reason: secret, topicCodes: [], seenVersion: null },
  });
  const decision = await api.topicDecisions.decide({
    ...side,
    ...{ isMaterial: false, reason: secret, seenVersion: deciding.version },
  });
  const ownTopic = await api.topics.addOwn({
    assessmentId,
    id: randomUUID() as TopicId,
    place: 'E1',
    name: `${secret} topic`,
    description: secret,
  });
  const chatSession = await api.chat.createSession({
    id: randomUUID() as ChatSessionId,
    assessmentId,
    title: `${secret} chat`,
  });
  const [comment] = await api.comments.add({
    assessmentId,
    noun: 'component',
    recordId: component.id,
    id: randomUUID() as CommentId,
    threadId: null,
    body: `${secret} comment`,
    chosen: [],
  });
  const view = await api.views.save({
    id: randomUUID() as ViewId,
    name: `${secret} view`,
    isShared: true,
    contents: {
      query: { noun: 'component', where: [{ field: 'title', is: 'contains', text: secret }] },
      search: secret,
      columns: ['topic', 'score'],
      widths: { title: 420 },
    },
    seenVersion: null,
  });
  const storedFileId = await upload(app, founder.cookie, `${secret}.txt`, `${secret} in a file`);
  const evidence = await api.evidence.add({
    id: randomUUID() as EvidenceId,
    ...{ title: `${secret} evidence`, note: secret, datedOn: '2025-01-31', validUntil: null, ownerId: null },
    content: {
      kind: 'file',
      fileId: storedFileId,
      fileName: `${secret}.txt`,
      revisionId: randomUUID() as EvidenceRevisionId,
    },
    use: {
      ...{ id: randomUUID() as EvidenceUseId, assessmentId, noun: 'component', recordId: component.id },
      ...{ criterion: 'scale', passage: secret },
    },
  });
  await api.scales.save({ ...noWording('magnitude'), step1: `${secret} step`, seenVersion: null });
  const file = await api.files.ask({ assessmentId, id: randomUUID() as MadeFileId, kind: 'json' });
  await api.imports.keepMatching({ headings: KEPT_HEADINGS, kept: keptMatching(secret) });
  const invitation = await api.invitations.send({ email: `${randomUUID()}@example.com`, role: 'user' });
  const [founderAsMember] = await api.team.list();
  return {
    ...founder,
    invitation,
    founderAsMember: mustHave(founderAsMember),
    assessmentId,
    topicId,
    component,
    decision,
    disclosureChoice,
    /** The act that added it. */
    act,
    stakeholder: mustHave(stakeholder),
    activity: mustHave(activity),
    measure,
    netScore,
    horizonScore,
    selection: mustHave(selection),
    score: mustHave(score),
    response: mustHave(response),
    ownTopic,
    chatSession,
    comment: mustHave(comment),
    view,
    file,
    evidence,
    storedFileId,
  };
}

/** The same with ids that no copy has: those of the session and of lines of the history. */
async function withLines<Filled extends Awaited<ReturnType<typeof fillWorld>>>(world: Filled) {
  const { api, assessmentId, component } = world;
  const { changes } = await api.history.ofRecord({ assessmentId, noun: 'component', id: component.id });
  const [wordingChange] = await api.scales.readHistory();
  const [session] = await api.session.list();
  return {
    ...world,
    sessionId: mustHave(session).id,
    /** The line of the history that records the addition of the component. */
    componentLine: mustHave(changes.at(-1)).id,
    /** The line that records the wording of a scale. */
    wordingLine: mustHave(wordingChange).id,
  };
}

const withSecret = <Fields extends object>(fields: Fields, secret: string): Fields =>
  JSON.parse(JSON.stringify(fields).replaceAll(SECRET, secret));

export type World = Awaited<ReturnType<typeof foundWorld>>;

/** The same, with a second entry to which the first is linked: most tests want a single one. */
export const foundLinkedWorld = async (app: TestApp, secret = SECRET) =>
  withLines(await foundOrCopy(app, `linked world of ${secret}`, () => fillLinkedWorld(app, secret)));

async function fillLinkedWorld(app: TestApp, secret: string) {
  const world = await fillWorld(app, secret);
  const { api, assessmentId, topicId, component } = world;
  const riskId = randomUUID() as ComponentId;
  await api.components.create({
    ...{ assessmentId, id: riskId, topicId, ...withSecret(componentFields, secret), financialEffects: [] },
    ...{ kind: 'risk', impactPolarity: null, actualPotentialImpact: null },
  });
  const link = await api.links.save({
    ...{ assessmentId, id: randomUUID() as LinkId, kind: 'gives-rise-to', fromComponentId: component.id },
    ...{ fromMeasureId: null, dependency: '', componentId: riskId, note: secret, seenVersion: null },
  });
  return { ...world, link };
}

export type LinkedWorld = Awaited<ReturnType<typeof foundLinkedWorld>>;
