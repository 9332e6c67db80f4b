import type { Assessment, Topic } from '#domain/assessment/assessment.ts';
import { componentFields } from '#domain/components/fields.ts';
import type { ScaleWords } from '#domain/components/score-words.ts';
import type { DisclosureChoice } from '#domain/disclosures/choice.ts';
import { namedNow } from '#domain/fields/named-now.ts';
import type { HorizonScore } from '#domain/horizon-scores/horizon-score.ts';
import { type Link, linksWithEnds } from '#domain/links/link.ts';
import type { Measure, NetScore } from '#domain/measures/measure.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { type NounsWith, nounsWith } from '#domain/records/kinds.ts';
import { type EsrsVersion, esrsVersions } from '#domain/reference/esrs-versions.ts';
import { canonicalJson } from '#domain/results/canonical-json.ts';
import { buildDashboard, type Dashboard } from '#domain/results/dashboard.ts';
import { relevantTopics, sortTopics } from '#domain/results/matrix.ts';
import type { ScaleWording } from '#domain/scales/fields.ts';
import type { Scales } from '#domain/scales/our-scales.ts';
import type { Activity } from '#domain/value-chain/activity.ts';
import { FORMULA_VERSION, PRODUCT_VERSION } from './formula-version.ts';
import type { FrozenEvidence } from './frozen-evidence.ts';
import type { FrozenAssignment, FrozenScorer } from './frozen-people.ts';

export const FROZEN_NOUNS = nounsWith('freeze');
export type FrozenNoun = NounsWith<'freeze'>;

/** Who last changed a row, when, and why if a reason was given, with names as they were at completion. */
export interface LastChangeOf {
  noun: FrozenNoun;
  /**
   * Its id, or the fields named by `frozenBy` of its kind in the register: for a score or selection the topic's id, for an answer the
   * section, a space and the question.
   */
  key: string;
  /** Null if it is no longer known. */
  by: string | null;
  /** An ISO instant. */
  at: string;
  reason: string | null;
}

/**
 * The results as they are frozen: without the status and times of the row, which change independently of the result, and without what the
 * inputs say of each opportunity.
 */
export type FrozenDashboard = Omit<Dashboard, 'assessment' | 'forgone'>;

/** The result and everything that it is based on: what completing freezes (method M17, `docs/frozen-result.md`). */
export interface FrozenResult {
  /** Increased when the structure changes, so that an older format is never read as a newer one. */
  format: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
  versions: { product: string; formula: number; esrs: EsrsVersion; esrsLabel: string; legalAct: string };
  company: { name: string };
  completed: { by: string; at: string };
  inputs: FrozenInputs;
  /** What the values 1 to 5 of each scale meant at the time; since format 3. */
  scales?: ScaleWords;
  /** Which of these words are the company's own, and the amounts of money of the steps of a magnitude; since format 7. */
  scaleWordings?: ScaleWording[];
  /** In reading order. `lastChanges` says who set a topic aside and why. */
  setAside: Pick<Topic, 'id' | 'code' | 'name'>[];
  lastChanges: LastChangeOf[];
  /** The company's evidence; since format 9. */
  evidence?: FrozenEvidence[];
  /** Who scored, with function and competence; since format 12. */
  scorers?: FrozenScorer[];
  /** Owners and reviews; since format 12. */
  assignments?: FrozenAssignment[];
  results: FrozenDashboard;
}

/**
 * Evidence and scale wordings are separate. The value chain is part of it, although no score, matrix or decision depends on where a
 * component was placed (product P47).
 */
export type FrozenInputs = Omit<
  AssessmentData,
  | 'assessment'
  | 'activities'
  | 'evidence'
  | 'scales'
  | 'measures'
  | 'netScores'
  | 'horizonScores'
  | 'disclosureChoices'
  | 'links'
  | 'reasonGaps'
> & {
  assessment: FrozenAssessment;
  measures: readonly Measure[];
  netScores: readonly NetScore[];
  /** Scores for further time horizons; since format 13. */
  horizonScores: readonly HorizonScore[];
  /** Choices on disclosure requirements; since format 12. */
  disclosureChoices: readonly DisclosureChoice[];
  /** Links between entries; since format 13. */
  links: readonly Link[];
  /** The activities of the value chain; since format 13. */
  activities?: readonly Activity[];
};

/** The inputs that results depend on; early formats have no measures and no choices on disclosures. */
type ComputedInputs = Omit<FrozenInputs, LaterInputs> & Partial<Pick<FrozenInputs, LaterInputs>>;
type LaterInputs = 'measures' | 'netScores' | 'horizonScores' | 'disclosureChoices' | 'links';

type FrozenAssessment = Omit<Assessment, 'status' | 'currentStep' | 'completedAt' | 'isApproved' | 'isSigned'>;

/** What is known on completion in addition to the assessment itself. */
export interface Circumstances extends Pick<FrozenResult, 'company' | 'completed' | 'lastChanges'> {
  /** What the steps of the scales mean for the company. */
  scales: Scales;
  evidence: FrozenEvidence[];
  scorers: FrozenScorer[];
  assignments: FrozenAssignment[];
}

/** The result to freeze: the same for the same inputs and circumstances, whatever the order of the rows. */
export function freezeResult(
  data: AssessmentData,
  { company, completed, lastChanges, scales, evidence, scorers, assignments }: Circumstances,
): FrozenResult {
  const inputs = takeInputs(data);
  const { esrsVersion } = inputs.assessment;
  const { label, legalAct } = esrsVersions[esrsVersion];
  return {
    format: 13,
    versions: { product: PRODUCT_VERSION, formula: FORMULA_VERSION, esrs: esrsVersion, esrsLabel: label, legalAct },
    company,
    completed,
    inputs,
    scales: scales.words,
    scaleWordings: sortBy(scales.wordings, ({ scale }) => scale),
    setAside: listSetAside(inputs),
    lastChanges: sortBy(lastChanges, ({ noun, key }) => `${noun} ${key}`),
    evidence: sortEvidence(evidence),
    scorers: sortBy(scorers, ({ name, jobTitle }) => `${name} ${jobTitle}`),
    // A deleted record can still have an owner.
    assignments: sortBy(assignments.filter(isOfRecordIn(inputs)), ({ noun, key }) => `${noun} ${key}`),
    results: computeResults(inputs),
  };
}

const isOfRecordIn = ({ topics, components }: FrozenInputs) => {
  const known = new Set<string>([...topics, ...components].map(({ id }) => id));
  return ({ noun, key }: FrozenAssignment) => noun === 'section' || known.has(key);
};

/** The frozen result as the canonical text that is hashed and stored. */
export function frozenText(data: AssessmentData, circumstances: Circumstances): string {
  return canonicalJson(freezeResult(data, circumstances));
}

/**
 * Frozen inputs in the current format: up to format 4, one field stood for both missing scores; up to format 5, there was neither a band
 * nor a decision on a topic; up to format 9, there were no measures and only scores before measures; up to format 11, every decision
 * followed from a score, the approach was not recorded, and there were no choices on disclosure requirements; up to format 12, every
 * entry had one score, for its own time horizon, there were no links, nobody recorded a last look or why a topic was left open, and
 * activities of the value chain were not frozen: they stay unknown.
 */
export function inputsNow(inputs: ComputedInputs): FrozenInputs {
  const components = inputs.components.map((row) => namedNow(componentFields, { ...row }));
  const { borderlineBand = 0, scoreBasis = 'gross' }: Partial<FrozenAssessment> = inputs.assessment;
  const { approach = '', approachNote = '' }: Partial<FrozenAssessment> = inputs.assessment;
  const { undertaking = '', firstReportYear = null }: Partial<FrozenAssessment> = inputs.assessment;
  const { decisions = [], measures = [], netScores = [], disclosureChoices = [] }: Partial<FrozenInputs> = inputs;
  const { unchanged = null, leftOpen = [], lastLook = null }: Partial<FrozenAssessment> = inputs.assessment;
  const { horizonScores = [], links = [] }: Partial<FrozenInputs> = inputs;
  const said = { approach, approachNote, undertaking, firstReportYear, unchanged, leftOpen, lastLook };
  const assessment = { ...inputs.assessment, borderlineBand, scoreBasis, ...said };
  const later = { decisions, measures, netScores, horizonScores, disclosureChoices, links };
  return { ...inputs, assessment, components, ...later };
}

/** What today's rules compute from frozen inputs of any format. */
export function computeResults(frozen: ComputedInputs): FrozenDashboard {
  const inputs = inputsNow(frozen);
  const assessment = { ...inputs.assessment, status: 'completed', completedAt: null, isApproved: false } as const;
  const { assessment: _named, forgone: _said, ...results } = buildDashboard({ ...inputs, assessment });
  return results;
}

/** Topics that were set aside, in reading order. */
export function listSetAside({
  topics,
  selections,
}: Pick<FrozenInputs, 'topics' | 'selections'>): FrozenResult['setAside'] {
  const relevant = new Set(relevantTopics(topics, selections));
  return sortTopics(topics.filter((topic) => !relevant.has(topic))).map(({ id, code, name }) => ({ id, code, name }));
}

/** The inputs as frozen, each list in its own order. */
export function takeInputs(data: AssessmentData): FrozenInputs {
  return {
    assessment: takeAssessment(data.assessment),
    topics: sortTopics(data.topics).map(withoutVersion),
    selections: sortBy(data.selections, ({ topicId }) => topicId).map(withoutVersion),
    responses: sortBy(data.responses, ({ section, fieldName }) => `${section} ${fieldName}`).map(withoutVersion),
    scores: sortBy(data.scores, ({ topicId }) => topicId).map(withoutVersion),
    components: sortBy(data.components, ({ id }) => id).map(withoutVersion),
    stakeholders: sortBy(data.stakeholders, ({ id }) => id).map(withoutVersion),
    decisions: sortBy(data.decisions, ({ topicId, side }) => `${topicId} ${side}`).map(withoutVersion),
    measures: sortBy(data.measures ?? [], ({ id }) => id).map(withoutVersion),
    netScores: sortBy(data.netScores ?? [], ({ componentId }) => componentId).map(withoutVersion),
    horizonScores: sortBy(data.horizonScores ?? [], ({ componentId, horizon }) => `${componentId} ${horizon}`).map(
      withoutVersion,
    ),
    disclosureChoices: sortBy(
      data.disclosureChoices ?? [],
      ({ esrsVersion, requirement }) => `${esrsVersion} ${requirement}`,
    ).map(withoutVersion),
    links: sortBy(linksWithEnds(data), ({ link }) => link.id).map(({ link }) => withoutVersion(link)),
    activities: sortBy(data.activities ?? [], ({ id }) => id).map(takeActivity),
  };
}

/** The order in which entries were placed on an activity is not part of the result. */
const takeActivity = (row: Activity): Activity => withoutVersion({ ...row, componentIds: row.componentIds.toSorted() });

function takeAssessment(assessment: Assessment): FrozenAssessment {
  const { id, name, createdAt, esrsVersion, esrsVersionToBeConfirmed, usesReliefs, financialYearStart } = assessment;
  const { thresholds, borderlineBand, scoreBasis, thresholdsReason, thresholdsAdopted = null } = assessment;
  const { versionReason, climateReason, approach, approachNote } = assessment;
  const { undertaking = '', firstReportYear = null, unchanged = null, leftOpen = [], lastLook = null } = assessment;
  const law = { esrsVersion, esrsVersionToBeConfirmed, usesReliefs, financialYearStart, undertaking, firstReportYear };
  const reasons = {
    thresholdsReason,
    versionReason,
    climateReason,
    approach,
    approachNote,
    unchanged,
    leftOpen,
    lastLook,
  };
  return { id, name, createdAt, ...law, thresholds, borderlineBand, scoreBasis, thresholdsAdopted, ...reasons };
}

const sortEvidence = (evidence: readonly FrozenEvidence[]): FrozenEvidence[] =>
  sortBy(evidence, ({ id }) => id).map((piece) => ({
    ...piece,
    uses: sortBy(piece.uses, ({ noun, recordId, criterion, passage }) =>
      [noun, recordId, criterion, passage].join(' '),
    ),
  }));

/** How often a row was saved is not part of the result. */
function withoutVersion<Row extends object>(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'version')) as Row;
}

function sortBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return rows.toSorted((first, second) => (keyOf(first) < keyOf(second) ? -1 : 1));
}
