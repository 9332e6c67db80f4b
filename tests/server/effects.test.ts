import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyId, ComponentId, EvidenceId, EvidenceRevisionId, UserId } from '#domain/ids.ts';
import { asOwner, openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, foundThroughTheDoor, PASSWORD, type TestApp, type Visitor } from '../shared/front-door.ts';
import { dayAfter, joinAsAuditor, joinCompany, readInvitationLink } from '../shared/join-company.ts';
import { mustHave } from '../shared/must-have.ts';
import { PNG } from '../shared/pictures.ts';
import { proveAddress } from '../shared/prove-address.ts';
import { upload } from '../shared/upload.ts';
import { foundLinkedWorld, type LinkedWorld } from '../shared/world.ts';
import { type EndpointName, endpointInputs, inputsWithoutIds } from './endpoint-inputs.ts';
import { callEndpoint, endpoints, inputOf } from './endpoints.ts';

const reading = endpoints.filter(({ meta }) => meta.effect.kind === 'reads');
const changing = endpoints.flatMap((endpoint) => {
  const { effect, access } = endpoint.meta;
  return effect.kind === 'changes' ? [{ ...endpoint, access, effect }] : [];
});

let database: TestDatabase;
let app: TestApp;
let world: LinkedWorld;
beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp(database);
  world = await foundLinkedWorld(app);
});
afterAll(() => database.close());

/** Resolves when all events published so far have arrived: they arrive in order, and this one has arrived. */
async function untilTold(): Promise<void> {
  const companyId = randomUUID() as CompanyId;
  await new Promise<void>((resolve) => {
    const stop = app.live.subscribe((event) => {
      if (event.kind !== 'company' || event.companyId !== companyId) return;
      stop();
      resolve();
    });
    app.live.publish({ kind: 'company', companyId, noun: 'company', by: randomUUID() as UserId });
  });
}

/** The company events that `work` publishes. */
async function listen(work: () => Promise<unknown>) {
  const heard: { companyId: string; noun: string }[] = [];
  await untilTold();
  const stop = app.live.subscribe((event) => {
    if (event.kind === 'company') heard.push({ companyId: event.companyId, noun: event.noun });
  });
  await work();
  await untilTold();
  stop();
  // The last event belongs to the wait itself.
  return heard.slice(0, -1);
}

const countHistory = () =>
  asOwner(database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from history');
    return rows[0]?.count;
  });

describe.each(reading)('$name', (endpoint) => {
  it('reads: it leaves nothing in the history and notifies nobody', async () => {
    if (endpoint.name === 'files.download') await markMade(world.file.id);
    const asked = endpoint.name.startsWith('frozenResults.') ? await completed() : world;
    const input =
      endpoint.name === 'invitations.open'
        ? readInvitationLink(app.mailbox.to(world.invitation.email).at(-1)?.text ?? '')
        : inputOf(endpoint.name, asked);
    const ready = endpoint.name === 'evidence.preview' ? await withPicture() : { api: asked.api, input };
    const before = await countHistory();
    expect(await listen(() => callEndpoint(ready.api, endpoint, ready.input))).toEqual([]);
    expect(await countHistory()).toBe(before);
  });
});

interface Ready {
  api: Visitor['api'];
  input: unknown;
  /** The company whose members are notified. */
  companyId?: string;
}

const idIn = (people: { id: string; email: string }[], { email }: { email: string }) =>
  people.find((person) => person.email === email)?.id;

async function completed(): Promise<LinkedWorld> {
  const mine = await foundLinkedWorld(app);
  await mine.api.assessment.complete({ assessmentId: mine.assessmentId });
  return mine;
}

/** Marks a file as made, as the job does. */
const markMade = (id: string) =>
  asOwner(database.ownerUrl, async (client) => {
    await client.query(
      `update made_files set state = 'made', ended_at = now(), file_name = 'a.json', media_type = 'text/plain', bytes = 2 where id = $1`,
      [id],
    );
    await client.query(
      `insert into made_file_pieces (company_id, file_id, position, content) select company_id, id, 0, 'ok' from made_files where id = $1`,
      [id],
    );
  });

async function withColleague(): Promise<{ mine: LinkedWorld; id: string | undefined }> {
  const mine = await foundLinkedWorld(app);
  const colleague = await joinCompany(app, mine, 'user', 'Uma User');
  return { mine, id: idIn(await mine.api.team.list(), colleague) };
}

/** A person with a confirmed address and an invitation to it. */
async function invitedByProvenAddress(): Promise<Ready> {
  const { api, company } = await foundThroughTheDoor(app);
  const invited = await app.signUp();
  await proveAddress(database, invited.email);
  const { id } = await api.invitations.send({ email: invited.email, role: 'user' });
  return { api: invited.api, input: { id }, companyId: company.id };
}

/** Only a picture has a preview. */
async function withPicture(): Promise<Ready> {
  const { api, cookie } = await foundLinkedWorld(app);
  const fileId = await upload(app, cookie, 'site.png', new Uint8Array(PNG));
  const revisionId = randomUUID() as EvidenceRevisionId;
  const { evidence } = await api.evidence.add({
    ...{ id: randomUUID() as EvidenceId, title: 'Site', note: '', datedOn: null, validUntil: null, ownerId: null },
    content: { kind: 'file', fileId, fileName: 'site.png', revisionId },
    use: null,
  });
  return { api, input: { id: evidence.id, revisionId } };
}

/** An auditor of a company that has some data. */
async function asAuditor(name: EndpointName): Promise<Ready> {
  const mine = await foundLinkedWorld(app);
  const { api } = await joinAsAuditor(app, mine);
  return { api, input: inputOf(name, mine), companyId: mine.company.id };
}

/** For endpoints that need more than a company with some data. */
const preparations: Partial<Record<EndpointName, () => Promise<Ready>>> = {
  'company.create': async () => ({ api: (await app.signUp()).api, input: inputsWithoutIds['company.create'] }),
  'company.update': async () => {
    const { api, company } = await foundThroughTheDoor(app);
    const input = { ...inputsWithoutIds['company.update'], version: company.version };
    return { api, input, companyId: company.id };
  },
  'team.changeRole': async () => {
    const { mine, id } = await withColleague();
    return { api: mine.api, input: { id, role: 'admin' }, companyId: mine.company.id };
  },
  'team.remove': async () => {
    const { mine, id } = await withColleague();
    return { api: mine.api, input: { id }, companyId: mine.company.id };
  },
  'team.setAudit': async () => {
    const mine = await foundLinkedWorld(app);
    const auditor = await joinAsAuditor(app, mine);
    const id = idIn(await mine.api.team.list(), auditor);
    return { api: mine.api, input: { id, lastDay: dayAfter(9), assessments: null }, companyId: mine.company.id };
  },
  'audit.mark': () => asAuditor('audit.mark'),
  'audit.unmark': () => asAuditor('audit.unmark'),
  'audit.draw': () => asAuditor('audit.draw'),
  'auth.deleteAccount': async () => ({ api: (await app.signUp()).api, input: inputsWithoutIds['auth.deleteAccount'] }),
  'offboarding.leave': async () => {
    const { api, company } = await foundThroughTheDoor(app);
    return { api, input: { how: 'delete', typedName: company.name }, companyId: company.id };
  },
  'offboarding.close': async () => {
    const { api, company } = await foundThroughTheDoor(app);
    return { api, input: { typedName: company.name }, companyId: company.id };
  },
  'offboarding.reopen': async () => {
    const { api, company } = await foundLinkedWorld(app);
    await api.offboarding.leave({ how: 'close', typedName: company.name });
    return { api, input: { id: company.id } };
  },
  'invitations.acceptOwn': invitedByProvenAddress,
  'invitations.declineOwn': invitedByProvenAddress,
  'invitations.send': async () => {
    const { api, company } = await foundThroughTheDoor(app);
    return { api, input: { email: `${randomUUID()}@example.com`, role: 'user' }, companyId: company.id };
  },
  'invitations.accept': async () => {
    const { api, company } = await foundThroughTheDoor(app);
    const invited = await app.signUp();
    await api.invitations.send({ email: invited.email, role: 'user' });
    const input = readInvitationLink(app.mailbox.to(invited.email).at(-1)?.text ?? '');
    return { api: invited.api, input, companyId: company.id };
  },
  'session.end': async () => {
    const visitor = await foundThroughTheDoor(app);
    await app.request('/api/auth/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: visitor.email, password: PASSWORD }),
    });
    const other = (await visitor.api.session.list()).find((session) => !session.isCurrent);
    return { api: visitor.api, input: { id: other?.id } };
  },
  'assessment.begin': async () => {
    const { api, assessmentId, company } = await completed();
    return { api, input: { copyOf: assessmentId }, companyId: company.id };
  },
  'review.confirm': async () => {
    const { api, assessmentId, company } = await completed();
    const copy = await api.assessment.begin({ copyOf: assessmentId });
    const { components } = await api.assessment.read({ assessmentId: copy.id });
    const seen = components.map(({ id, version: seenVersion }) => ({ id, seenVersion }));
    return { api, input: { assessmentId: copy.id, components: seen }, companyId: company.id };
  },
  'review.confirmUnchanged': async () => {
    const { api, assessmentId, company } = await completed();
    const copy = await api.assessment.begin({ copyOf: assessmentId });
    const input = { assessmentId: copy.id, reason: 'Nothing changed', version: copy.version };
    return { api, input, companyId: company.id };
  },
  'starter.putBack': async () => {
    const { api, assessmentId, company } = await foundLinkedWorld(app);
    const id = randomUUID() as ComponentId;
    const [row] = await api.starter.take({
      assessmentId,
      taken: [{ id, starterId: 'food-1', title: 'Taken', description: '' }],
    });
    const taken = [{ id, seenVersion: mustHave(row).version }];
    return { api, input: { assessmentId, taken }, companyId: company.id };
  },
  'assessment.reopen': async () => {
    const { api, assessmentId, company } = await completed();
    return { api, input: { assessmentId, reason: 'more is known' }, companyId: company.id };
  },
  'laterReasons.give': async () => {
    const { api, assessmentId, component, company } = await foundLinkedWorld(app);
    await api.components.remove({ assessmentId, id: component.id });
    const [line] = (await api.history.ofAssessment({ assessmentId, lacking: 'reason' })).changes;
    return { api, input: { assessmentId, line: line?.id, reason: 'Entered twice' }, companyId: company.id };
  },
  'signOff.sign': async () => {
    const mine = await completed();
    const { sha256 } = await mine.api.signOff.read({ assessmentId: mine.assessmentId });
    const input = { ...endpointInputs['signOff.sign'](mine), sha256 };
    return { api: mine.api, input, companyId: mine.company.id };
  },
  'signOff.withdraw': async () => {
    const { api, assessmentId, company, founderAsMember } = await completed();
    const { sha256 } = await api.signOff.read({ assessmentId });
    const { standing } = await api.signOff.sign({
      assessmentId,
      sha256: mustHave(sha256),
      step: 'prepared',
      by: { from: 'company', memberId: founderAsMember.id },
      jobTitle: 'Controller',
      signedOn: new Date().toISOString().slice(0, 10),
      minutes: '',
    });
    return { api, input: { assessmentId, id: standing[0]?.id, reason: 'entered too early' }, companyId: company.id };
  },
  'transfer.undo': async () => {
    const { api, assessmentId, company } = await foundLinkedWorld(app);
    const { assessment } = await api.assessment.read({ assessmentId });
    await api.transfer.carryOut({ assessmentId, to: 'esrs-2026', version: assessment.version });
    return { api, input: { assessmentId }, companyId: company.id };
  },
  'disclosures.choose': async () => {
    // The requirement is due as long as a topic is material.
    const mine = await foundLinkedWorld(app);
    const { topicId, side, version } = mine.decision;
    const material = { isMaterial: true, reason: 'So decided', seenVersion: version };
    await mine.api.topicDecisions.decide({ assessmentId: mine.assessmentId, topicId, side, ...material });
    return { api: mine.api, input: endpointInputs['disclosures.choose'](mine), companyId: mine.company.id };
  },
  'assessment.chooseVersion': async () => {
    const { api, draft, company } = await foundThroughTheDoor(app);
    const { id: assessmentId, version } = draft.assessment;
    const input = { assessmentId, financialYearStart: '2027-01-01', esrsVersion: 'esrs-2026', version };
    return { api, input, companyId: company.id };
  },
};

async function prepare(name: EndpointName): Promise<Ready> {
  const special = preparations[name];
  if (special) return special();
  const mine = await foundLinkedWorld(app);
  return { api: mine.api, input: inputOf(name, mine), companyId: mine.company.id };
}

describe.each(changing)('$name', ({ access, effect, ...endpoint }) => {
  it('notifies those that it declares of its change', async () => {
    const { api, input, companyId } = await prepare(endpoint.name);
    // An endpoint that needs the secret of a mail is refused here, which notifies nobody either.
    const mayFail = access === 'public' && effect.tells === 'nobody';
    const heard = await listen(() =>
      callEndpoint(api, endpoint, input).catch((error) => mayFail || Promise.reject(error)),
    );
    expect(heard).toEqual(effect.tells === 'company' ? [{ companyId, noun: effect.noun }] : []);
  });
});
