import { randomUUID } from 'node:crypto';
import type { contract } from '#contract/contract.ts';
import type { ChatSessionId, CommentId, ComponentId, StakeholderId, TopicId } from '#domain/ids.ts';
import { PASSWORD } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { componentFields, stakeholderFields, type World } from '../shared/world.ts';

type Contract = typeof contract;
/** Such as `components.create`. */
export type EndpointName = {
  [Noun in keyof Contract & string]: `${Noun}.${keyof Contract[Noun] & string}`;
}[keyof Contract & string];

/**
 * For each endpoint an input that is right in every way and points at `world`. The generated test sends it as somebody from
 * another company. `null`: the endpoint takes no ids, and its answer is searched for the other company's texts.
 * An endpoint without an entry does not compile.
 */
export const endpointInputs: Record<EndpointName, (world: World) => Record<string, unknown> | null> = {
  'auth.signIn': () => null,
  'auth.signUp': () => null,
  'auth.signOut': () => null,
  'auth.confirm': () => null,
  'auth.requestReset': () => null,
  'auth.reset': () => null,
  'auth.changePassword': () => null,
  'auth.deleteAccount': () => null,
  'session.read': () => null,
  'session.list': () => null,
  'session.end': ({ sessionId }) => ({ id: sessionId }),
  'session.endOthers': () => null,
  'profile.update': () => null,
  'notifications.readPreferences': () => null,
  'notifications.savePreferences': () => null,
  'company.create': () => null,
  'company.read': () => null,
  'company.lastChange': () => null,
  'company.update': () => null,
  'company.readSignOffRule': () => null,
  'company.setSignOffRule': () => null,
  'leaving.wayOut': () => null,
  'leaving.leave': ({ founderAsMember }) => ({ how: 'leave', successor: founderAsMember.id }),
  'leaving.close': () => null,
  'leaving.keep': () => null,
  'leaving.listClosed': () => null,
  'leaving.reopen': ({ company }) => ({ id: company.id }),
  'team.list': () => null,
  'team.changeRole': ({ founderAsMember }) => ({ id: founderAsMember.id, role: 'user' }),
  'team.remove': ({ founderAsMember }) => ({ id: founderAsMember.id }),
  'invitations.list': () => null,
  'invitations.send': () => null,
  'invitations.copyLink': ({ invitation }) => ({ id: invitation.id }),
  'invitations.remove': ({ invitation }) => ({ id: invitation.id }),
  // The id alone carries no right.
  'invitations.open': ({ invitation }) => ({ id: invitation.id, secret: 'guessed' }),
  'invitations.accept': ({ invitation }) => ({ id: invitation.id, secret: 'guessed' }),
  'invitations.listOwn': () => null,
  'invitations.acceptOwn': ({ invitation }) => ({ id: invitation.id }),
  'invitations.declineOwn': ({ invitation }) => ({ id: invitation.id }),
  'assessment.list': () => null,
  'assessment.readDraft': () => null,
  'assessment.readUse': () => null,
  'assessment.begin': ({ assessmentId }) => ({ copyOf: assessmentId }),
  'assessment.read': ({ assessmentId }) => ({ assessmentId }),
  'assessment.rename': ({ assessmentId, draft }) => ({
    assessmentId,
    name: 'not theirs to name',
    version: draft.assessment.version,
  }),
  'assessment.remove': ({ assessmentId }) => ({ assessmentId }),
  'assessment.restore': ({ assessmentId }) => ({ assessmentId }),
  'assessment.moveTo': ({ assessmentId }) => ({ assessmentId, currentStep: 3 }),
  'assessment.chooseVersion': ({ assessmentId, draft }) => ({
    assessmentId,
    financialYearStart: '2027-01-01',
    esrsVersion: 'esrs-2026',
    version: draft.assessment.version,
  }),
  'transfer.plan': ({ assessmentId }) => ({ assessmentId }),
  'transfer.carryOut': ({ assessmentId, draft }) => ({
    assessmentId,
    to: 'esrs-2026',
    version: draft.assessment.version,
  }),
  'transfer.undo': ({ assessmentId }) => ({ assessmentId }),
  'assessment.adoptThresholds': ({ assessmentId, draft }) => ({
    assessmentId,
    impact: 15,
    financial: 10,
    reason: 'not theirs to adopt',
    version: draft.assessment.version,
  }),
  'assessment.complete': ({ assessmentId }) => ({ assessmentId }),
  'assessment.reopen': ({ assessmentId }) => ({ assessmentId, reason: 'not theirs to reopen' }),
  'results.listFrozen': ({ assessmentId }) => ({ assessmentId }),
  'results.readFrozen': ({ assessmentId }) => ({ assessmentId }),
  'signOff.read': ({ assessmentId }) => ({ assessmentId }),
  'signOff.sign': ({ assessmentId, founderAsMember }) => ({
    assessmentId,
    sha256: '0'.repeat(64),
    step: 'prepared',
    by: { from: 'company', memberId: founderAsMember.id },
    jobTitle: 'Not theirs to sign',
    signedOn: new Date().toISOString().slice(0, 10),
    minutes: '',
  }),
  'signOff.withdraw': ({ assessmentId }) => ({ assessmentId, id: randomUUID(), reason: 'not theirs to withdraw' }),
  'questionnaire.saveResponses': ({ assessmentId, response }) => ({
    assessmentId,
    responses: [
      {
        section: response.section,
        fieldName: response.fieldName,
        fieldValue: 'overwritten',
        fieldType: 'text',
        seenVersion: response.version,
      },
    ],
  }),
  'topics.saveSelections': ({ assessmentId, selection }) => ({
    assessmentId,
    selections: [{ topicId: selection.topicId, isRelevant: false, seenVersion: selection.version }],
  }),
  'topics.addOwn': ({ assessmentId }) => ({
    assessmentId,
    id: randomUUID() as TopicId,
    place: 'E1',
    name: 'Not theirs',
    description: '',
  }),
  'topics.changeOwn': ({ assessmentId, ownTopic: { id, name, description } }) => ({
    assessmentId,
    id,
    name: 'Not theirs',
    description: '',
    seen: { name, description },
  }),
  'topics.removeOwn': ({ assessmentId, ownTopic: { id } }) => ({ assessmentId, id, components: 0, isScored: false }),
  'scores.save': ({ assessmentId, score }) => ({
    assessmentId,
    scores: [
      { topicId: score.topicId, impactScore: 9, financialScore: 9, justification: 'x', seenVersion: score.version },
    ],
  }),
  'components.create': ({ assessmentId, topicId }) => ({
    assessmentId,
    id: randomUUID() as ComponentId,
    topicId,
    ...componentFields,
    title: 'smuggled in',
  }),
  'components.update': ({ assessmentId, component: { version, ...fields } }) => ({
    ...fields,
    assessmentId,
    title: 'overwritten',
    seenVersion: version,
  }),
  'components.remove': ({ assessmentId, component }) => ({ assessmentId, id: component.id }),
  'stakeholders.save': ({ assessmentId, stakeholder: { version, ...fields } }) => ({
    assessmentId,
    rows: [
      { ...fields, stakeholderNames: 'overwritten', seenVersion: version },
      { ...stakeholderFields, id: randomUUID() as StakeholderId, seenVersion: null },
    ],
  }),
  'stakeholders.remove': ({ assessmentId, stakeholder }) => ({ assessmentId, id: stakeholder.id }),
  'dashboard.read': ({ assessmentId }) => ({ assessmentId }),
  'history.choices': ({ assessmentId }) => ({ assessmentId }),
  'history.ofAssessment': ({ assessmentId }) => ({ assessmentId }),
  'history.asCsv': ({ assessmentId }) => ({ assessmentId }),
  'history.ofRecord': ({ assessmentId, component }) => ({ assessmentId, noun: 'component', id: component.id }),
  'history.asOf': ({ assessmentId }) => ({ assessmentId, at: new Date().toISOString() }),
  'laterReasons.give': ({ assessmentId, componentLine }) => ({
    assessmentId,
    line: componentLine,
    reason: 'not theirs to give',
  }),
  'comments.list': ({ assessmentId, component }) => ({ assessmentId, noun: 'component', recordId: component.id }),
  'comments.overview': ({ assessmentId }) => ({ assessmentId }),
  'comments.add': ({ assessmentId, component }) => ({
    assessmentId,
    noun: 'component',
    recordId: component.id,
    id: randomUUID() as CommentId,
    threadId: null,
    body: 'not theirs to say',
    chosen: [],
  }),
  'comments.edit': ({ assessmentId, comment }) => ({
    assessmentId,
    id: comment.id,
    body: 'not theirs to change',
    chosen: [],
    seenVersion: comment.version,
  }),
  'comments.remove': ({ assessmentId, comment }) => ({ assessmentId, id: comment.id }),
  'comments.restore': ({ assessmentId, comment }) => ({ assessmentId, id: comment.id }),
  'comments.resolve': ({ assessmentId, comment }) => ({ assessmentId, id: comment.id }),
  'comments.reopen': ({ assessmentId, comment }) => ({ assessmentId, id: comment.id }),
  'comments.markRead': ({ assessmentId, component }) => ({ assessmentId, noun: 'component', recordId: component.id }),
  'seals.read': () => null,
  'seals.check': () => null,
  'undo.change': ({ assessmentId, componentLine }) => ({ assessmentId, id: componentLine }),
  'review.confirm': ({ assessmentId, component: { id, version } }) => ({
    assessmentId,
    components: [{ id, seenVersion: version }],
  }),
  'query.ask': ({ assessmentId }) => ({ assessmentId, query: { noun: 'component' } }),
  'dashboard.topicTexts': ({ assessmentId, draft }) => ({ assessmentId, topicId: mustHave(draft.topics[0]).id }),
  'dashboard.screeningTexts': ({ assessmentId }) => ({ assessmentId }),
  'chat.listSessions': ({ assessmentId }) => ({ assessmentId }),
  'chat.createSession': ({ assessmentId }) => ({ assessmentId, id: randomUUID() as ChatSessionId }),
  'chat.renameSession': ({ chatSession }) => ({ sessionId: chatSession.id, title: 'overwritten' }),
  'chat.deleteSession': ({ chatSession }) => ({ sessionId: chatSession.id }),
  'chat.listMessages': ({ chatSession }) => ({ sessionId: chatSession.id }),
};

/** Inputs of the endpoints without ids, sent as they are. */
export const inputsWithoutIds: Partial<Record<EndpointName, Record<string, unknown>>> = {
  'auth.signIn': { email: 'nobody@example.com', password: 'a heron over the marsh' },
  'auth.signUp': { fullName: 'Somebody New', email: 'somebody.else@example.com', password: 'a heron over the marsh' },
  'auth.signOut': {},
  'auth.confirm': { token: 'guessed' },
  'auth.requestReset': { email: 'nobody@example.com' },
  'auth.reset': { token: 'guessed', newPassword: 'a heron over the marsh' },
  'auth.changePassword': { newPassword: 'a heron over the marsh' },
  'auth.deleteAccount': { currentPassword: PASSWORD, successor: null },
  // Not its name: the company stays.
  'leaving.close': { typedName: 'The name of another' },
  'leaving.keep': {},
  'company.create': { name: 'Another', industry: 'other', size: 'small' },
  'company.update': { name: 'Another', industry: 'other', size: 'small', version: 1 },
  'company.setSignOffRule': { onePersonMaySign: true },
  'session.endOthers': {},
  'profile.update': { fullName: 'Another name' },
  'notifications.savePreferences': {
    email: true,
    assessmentReminders: true,
    reportUpdates: true,
    systemUpdates: true,
    mentions: true,
  },
  'invitations.send': { email: 'somebody.new@example.com', role: 'user' },
};
