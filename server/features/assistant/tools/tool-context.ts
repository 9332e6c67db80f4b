import type { AuditQuestion, TeamRecords } from '#analyst/analyst.ts';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { Member } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import { questionState } from '#domain/audit/question-state.ts';
import { reasonGapsOf } from '#domain/audit/reason-gaps.ts';
import type { EvidencePiece } from '#domain/evidence/evidence.ts';
import { found } from '#domain/found.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { ReasonGaps } from '#domain/progress/assessment-data.ts';
import type { QueriedChange } from '#domain/query/fields/change.ts';
import type { Work } from '#domain/query/fields/of-work.ts';
import type { Query } from '#domain/query/query.ts';
import { workOnComponents } from '#domain/query/work-on.ts';
import { buildDashboard, type Dashboard } from '#domain/results/dashboard.ts';
import type { Scales } from '#domain/scales/our-scales.ts';
import { answerAssignments } from '#server/features/assurance/assignments/answer-assignments.ts';
import { readLeftOut } from '#server/features/assurance/audit/left-out.ts';
import { listQuestions } from '#server/features/assurance/audit/queries.ts';
import { readPieces } from '#server/features/assurance/evidence/read-pieces.ts';
import { readHistory, type TeamChange } from '#server/features/assurance/history/read-history.ts';
import { readQueriedChanges } from '#server/features/assurance/history/read-queried-changes.ts';
import { readCompany } from '#server/features/company/company/queries.ts';
import { findEarlier } from '#server/features/questionnaire/assessment/find-earlier.ts';
import { readWhole } from '#server/features/questionnaire/assessment/read-whole.ts';
import { readScalesOf } from '#server/features/register/scales/queries.ts';
import type { Citations } from '../text/citations.ts';
import { readTeamRecords } from './team-records.ts';

/** One assessment in the form in which the tools read it. */
export interface AssessmentWithResult {
  whole: WholeAssessment & { scales: Scales; reasonGaps: ReasonGaps };
  /** The result under the adopted thresholds. */
  dashboard: Dashboard;
}

/**
 * What the tools of one answer work with. All data comes through the tenant wall of the person who asks and is read-only; no tool accepts
 * an id from a model, so a model cannot name another company's row.
 */
export interface ToolContext {
  /** The assessment that the chat is about; read once for each answer. */
  assessment(): Promise<AssessmentWithResult>;
  /** The assessment of the latest earlier financial year, or null. */
  earlier(): Promise<AssessmentWithResult | null>;
  /** The latest changes, newest first. */
  changes(limit: number): Promise<TeamChange[]>;
  /** The assessments that a query is about. */
  queriedChanges(): Promise<QueriedChange[]>;
  /** The evidence that the assessment uses. */
  evidence(): Promise<EvidencePiece[]>;
  /** Who is responsible for which entry. */
  work(): Promise<Work>;
  /** What auditors have asked, newest first. */
  auditQuestions(): Promise<AuditQuestion[]>;
  /** Owners, comments, signatures and what auditors looked at. */
  records(): Promise<TeamRecords>;
  companyName(): Promise<string>;
  /** The current ISO day, in UTC. */
  today: string;
  citations: Citations;
  /** The queries for this answer, in order: how its question was read. */
  queries: Query[];
}

interface ToolContextPorts {
  database: Database;
  member: Member;
  assessmentId: AssessmentId;
  citations: Citations;
  /** An ISO date, which decides whether evidence has expired. */
  today: string;
}

/** The result is computed on first use, because the analyst needs only the data. */
function withResult(whole: AssessmentWithResult['whole']): AssessmentWithResult {
  let dashboard: Dashboard | undefined;
  return {
    whole,
    get dashboard() {
      dashboard ??= buildDashboard(whole);
      return dashboard;
    },
  };
}

export function createToolContext({ database, member, assessmentId, citations, today }: ToolContextPorts): ToolContext {
  const read = (id: AssessmentId) =>
    database.inCompany(member, async (tx) => {
      const whole = await readWhole(tx, id);
      const scales = found(await readScalesOf(tx, id), 'scales of what was read');
      return withResult({ ...whole, scales, reasonGaps: reasonGapsOf(await readLeftOut(tx, id)) });
    });
  let current: Promise<AssessmentWithResult> | undefined;
  const assessment = () => {
    current ??= read(assessmentId).then((on) => {
      const { topics, components } = on.whole;
      citations.knowSubjects([
        ...topics.map(({ code, name }) => `${code} ${name}`),
        ...components.map(({ title }) => title),
      ]);
      return on;
    });
    return current;
  };
  const findBefore = async () => {
    const { whole } = await assessment();
    return database.inCompany(member, (tx) => findEarlier(tx, whole.assessment));
  };
  return {
    today,
    citations,
    queries: [],
    assessment,
    async earlier() {
      const before = await findBefore();
      return before ? read(before.id) : null;
    },
    changes: (limit) =>
      database.inCompany(member, async (tx) => (await readHistory(tx, { assessmentId, limit }))?.changes ?? []),
    queriedChanges: () => database.inCompany(member, (tx) => readQueriedChanges(tx, assessmentId)),
    evidence: () => database.inCompany(member, (tx) => readPieces(tx, assessmentId, today)),
    async work() {
      const { whole } = await assessment();
      const asker = { me: member.userId, today };
      return database.inCompany(member, async (tx) =>
        workOnComponents({ ...(await answerAssignments(tx, assessmentId, asker.me)), ...asker }, whole),
      );
    },
    auditQuestions: () =>
      database.inCompany(member, async (tx) =>
        (await listQuestions(tx, assessmentId)).map(({ body, recordName, by, at, ...row }) => ({
          ...{ text: body, about: recordName, by, at: at.toISOString() },
          state: questionState(row),
        })),
      ),
    async records() {
      const earlier = (await findBefore())?.id ?? null;
      return database.inCompany(member, (tx) => readTeamRecords(tx, { assessmentId, earlier, me: member.userId }));
    },
    companyName: () => database.inCompany(member, async (tx) => (await readCompany(tx)).name),
  };
}
