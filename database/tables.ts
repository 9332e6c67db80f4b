// Made by `npm run tables` from the migrated database; a test compares the two. Change a migration, not this file.
import type { Generated, GeneratedAlways } from 'kysely';
import type { Score5 } from '#domain/fields/score5.ts';
import type {
  ActivityId,
  AssessmentId,
  ChatSessionId,
  CommentId,
  CompanyId,
  ComponentId,
  EvidenceId,
  EvidenceRevisionId,
  EvidenceUseId,
  InvitationId,
  LinkId,
  MadeFileId,
  MeasureId,
  MembershipId,
  SignOffId,
  StakeholderId,
  StoredFileId,
  TopicId,
  UserId,
  ViewId,
} from '#domain/ids.ts';

/** The tables as Kysely sees them: camelCase here, snake_case in SQL. */
export interface Tables {
  assessmentQuestions: AssessmentQuestionsTable;
  assessmentResponses: AssessmentResponsesTable;
  assessmentSections: AssessmentSectionsTable;
  assessmentSnapshots: AssessmentSnapshotsTable;
  assessmentTopicSelections: AssessmentTopicSelectionsTable;
  assessmentTransfers: AssessmentTransfersTable;
  assessments: AssessmentsTable;
  assignments: AssignmentsTable;
  auditMarks: AuditMarksTable;
  auditSamples: AuditSamplesTable;
  auditVisits: AuditVisitsTable;
  chatLeases: ChatLeasesTable;
  chatMessages: ChatMessagesTable;
  chatSessions: ChatSessionsTable;
  commentMentions: CommentMentionsTable;
  comments: CommentsTable;
  companies: CompaniesTable;
  companyEarlierNames: CompanyEarlierNamesTable;
  companyPeople: CompanyPeopleTable;
  disclosureChoices: DisclosureChoicesTable;
  earlierNames: EarlierNamesTable;
  evidence: EvidenceTable;
  evidenceRevisions: EvidenceRevisionsTable;
  evidenceUses: EvidenceUsesTable;
  filePieces: FilePiecesTable;
  history: HistoryTable;
  horizonScores: HorizonScoresTable;
  importMatchings: ImportMatchingsTable;
  installation: InstallationTable;
  invitations: InvitationsTable;
  laterReasons: LaterReasonsTable;
  links: LinksTable;
  madeFilePieces: MadeFilePiecesTable;
  madeFiles: MadeFilesTable;
  madePackages: MadePackagesTable;
  mailState: MailStateTable;
  materialityComponents: MaterialityComponentsTable;
  materialityScores: MaterialityScoresTable;
  materialityTopics: MaterialityTopicsTable;
  measures: MeasuresTable;
  memberships: MembershipsTable;
  netScores: NetScoresTable;
  notificationPreferences: NotificationPreferencesTable;
  partings: PartingsTable;
  rateLimits: RateLimitsTable;
  referenceOptions: ReferenceOptionsTable;
  referenceTopics: ReferenceTopicsTable;
  registerViews: RegisterViewsTable;
  scaleWordings: ScaleWordingsTable;
  schemaMigrations: SchemaMigrationsTable;
  seals: SealsTable;
  sentNotices: SentNoticesTable;
  signOffs: SignOffsTable;
  stakeholderMapping: StakeholderMappingTable;
  storedFiles: StoredFilesTable;
  topicDecisions: TopicDecisionsTable;
  userAccounts: UserAccountsTable;
  userDevices: UserDevicesTable;
  userRecoveryCodes: UserRecoveryCodesTable;
  userSessions: UserSessionsTable;
  userTwoFactors: UserTwoFactorsTable;
  userVerifications: UserVerificationsTable;
  users: UsersTable;
  valueChainActivities: ValueChainActivitiesTable;
}

/** The tables and views of which every row is one company's. */
export const tablesOfCompanies = [
  'assessmentResponses',
  'assessmentSnapshots',
  'assessmentTopicSelections',
  'assessmentTransfers',
  'assessments',
  'assignments',
  'auditMarks',
  'auditSamples',
  'auditVisits',
  'chatMessages',
  'chatSessions',
  'commentMentions',
  'comments',
  'companyEarlierNames',
  'companyPeople',
  'disclosureChoices',
  'evidence',
  'evidenceRevisions',
  'evidenceUses',
  'filePieces',
  'history',
  'horizonScores',
  'importMatchings',
  'invitations',
  'laterReasons',
  'links',
  'madeFilePieces',
  'madeFiles',
  'madePackages',
  'materialityComponents',
  'materialityScores',
  'materialityTopics',
  'measures',
  'memberships',
  'netScores',
  'registerViews',
  'scaleWordings',
  'seals',
  'signOffs',
  'stakeholderMapping',
  'storedFiles',
  'topicDecisions',
  'valueChainActivities',
] as const;

interface AssessmentQuestionsTable {
  id: string;
  sectionId: string;
  questionText: string;
  questionType: string;
  options: string | null;
  required: boolean;
  questionOrder: number;
}

interface AssessmentResponsesTable {
  companyId: Generated<CompanyId>;
  id: Generated<string>;
  assessmentId: AssessmentId;
  section: string;
  fieldName: string;
  fieldValue: string;
  fieldType: Generated<'text' | 'textarea' | 'number' | 'email' | 'select' | 'radio' | 'multiselect'>;
  version: Generated<number>;
  carriedFrom: Generated<string>;
}

interface AssessmentSectionsTable {
  id: string;
  name: string;
  description: string;
  sectionType: string;
  sectionOrder: number;
}

interface AssessmentSnapshotsTable {
  companyId: Generated<CompanyId>;
  id: Generated<string>;
  assessmentId: AssessmentId;
  createdBy: Generated<UserId>;
  createdAt: Generated<Date>;
  result: string;
  resultSha256: string;
}

interface AssessmentTopicSelectionsTable {
  companyId: Generated<CompanyId>;
  id: Generated<string>;
  assessmentId: AssessmentId;
  topicId: TopicId;
  isRelevant: boolean;
  version: Generated<number>;
  carriedFrom: Generated<string>;
}

interface AssessmentTransfersTable {
  companyId: Generated<CompanyId>;
  id: Generated<string>;
  assessmentId: AssessmentId;
  before: unknown;
  after: unknown;
}

interface AssessmentsTable {
  companyId: Generated<CompanyId>;
  id: Generated<AssessmentId>;
  userId: Generated<UserId>;
  name: Generated<string>;
  status: Generated<'draft' | 'completed'>;
  currentStep: Generated<number>;
  completedAt: Date | null;
  createdAt: Generated<Date>;
  esrsVersion: 'esrs-2023' | 'esrs-2026';
  esrsVersionToBeConfirmed: Generated<boolean>;
  financialYearStart: string;
  impactThreshold: Generated<number>;
  financialThreshold: Generated<number>;
  thresholdsReason: Generated<string>;
  thresholdsBy: UserId | null;
  thresholdsAt: Date | null;
  copiedFrom: AssessmentId | null;
  version: Generated<number>;
  reopened: Generated<boolean>;
  removedAt: Date | null;
  versionReason: Generated<string>;
  climateReason: Generated<string>;
  transferredFrom: 'esrs-2023' | 'esrs-2026' | null;
  usesReliefs: Generated<boolean>;
  borderlineBand: Generated<number>;
  thresholdsScored: number | null;
  thresholdsEntries: number | null;
  scoreBasis: Generated<'gross' | 'net'>;
  approach: Generated<'' | 'top-down' | 'bottom-up' | 'both'>;
  approachNote: Generated<string>;
  undertaking: Generated<'' | 'wave-one-above' | 'wave-one-below' | 'from-2027' | 'voluntary'>;
  firstReportYear: number | null;
  unchangedReason: Generated<string>;
  unchangedBy: UserId | null;
  unchangedAt: Date | null;
  unchangedRows: number | null;
  lookedBy: Generated<string[]>;
  lookWeighed: Generated<string>;
  leftOpen: Generated<unknown>;
}

interface AssignmentsTable {
  companyId: Generated<CompanyId>;
  id: Generated<string>;
  assessmentId: AssessmentId;
  noun: 'section' | 'topic' | 'component';
  recordKey: string;
  topicId: string | null;
  title: Generated<string>;
  ownerId: UserId | null;
  dueOn: string | null;
  review: 'in-review' | 'reviewed' | null;
  reviewBy: UserId | null;
  reviewLine: string | null;
  reviewerId: UserId | null;
}

interface AuditMarksTable {
  companyId: Generated<CompanyId>;
  id: Generated<string>;
  assessmentId: AssessmentId;
  noun:
    | 'component'
    | 'measure'
    | 'topic'
    | 'stakeholder'
    | 'answer'
    | 'activity'
    | 'tier'
    | 'evidence'
    | 'thresholds'
    | 'sign-off';
  recordId: string;
  recordName: string;
  note: Generated<string>;
  markedBy: Generated<UserId>;
  markedAt: Generated<Date>;
  seenLine: string;
}

interface AuditSamplesTable {
  companyId: Generated<CompanyId>;
  id: string;
  assessmentId: AssessmentId;
  name: string;
  seed: string;
  query: unknown | null;
  population: number;
  populationSha256: string;
  items: unknown;
  drawnBy: Generated<UserId>;
  drawnAt: Generated<Date>;
}

interface AuditVisitsTable {
  companyId: Generated<CompanyId>;
  id: Generated<string>;
  assessmentId: AssessmentId;
  visitorId: Generated<UserId>;
  what: 'opened' | 'evidence' | 'file' | 'export';
  title: Generated<string>;
  at: Date;
  lastAt: Date;
}

interface ChatLeasesTable {
  ofCompany: string;
  sessionId: string;
  holder: string;
  until: Date;
}

interface ChatMessagesTable {
  companyId: Generated<CompanyId>;
  id: Generated<string>;
  sessionId: ChatSessionId;
  assessmentId: AssessmentId;
  userId: Generated<UserId>;
  role: 'user' | 'assistant';
  content: string;
  state: Generated<'complete' | 'partial'>;
  sources: Generated<unknown>;
  answeredBy: Generated<string>;
  position: GeneratedAlways<string>;
  createdAt: Generated<Date>;
  fault: string | null;
  reading: unknown | null;
}

interface ChatSessionsTable {
  companyId: Generated<CompanyId>;
  id: Generated<ChatSessionId>;
  assessmentId: AssessmentId;
  userId: Generated<UserId>;
  title: Generated<string>;
  createdAt: Generated<Date>;
  version: Generated<number>;
}

interface CommentMentionsTable {
  companyId: Generated<CompanyId>;
  id: Generated<string>;
  assessmentId: AssessmentId;
  commentId: CommentId;
  userId: UserId;
  name: string;
  readAt: Date | null;
}

interface CommentsTable {
  companyId: Generated<CompanyId>;
  id: CommentId;
  assessmentId: AssessmentId;
  noun:
    | 'assessment'
    | 'section'
    | 'answer'
    | 'topic'
    | 'component'
    | 'measure'
    | 'stakeholder'
    | 'activity'
    | 'tier'
    | 'evidence'
    | 'thresholds'
    | 'sign-off';
  recordId: string;
  recordName: string;
  topicId: string | null;
  threadId: CommentId | null;
  body: string;
  writtenBy: Generated<UserId>;
  createdAt: Generated<Date>;
  editedAt: Date | null;
  removedAt: Date | null;
  resolvedBy: UserId | null;
  resolvedAt: Date | null;
  version: Generated<number>;
  isQuestion: Generated<boolean>;
}

interface CompaniesTable {
  id: Generated<CompanyId>;
  name: string;
  industry: string;
  size: string;
  createdAt: Generated<Date>;
  version: Generated<number>;
  closesAt: Date | null;
  onePersonMaySign: Generated<boolean>;
  reportName: Generated<string>;
  reportAccent: Generated<string>;
  reportLogo: Buffer | null;
  reportLogoSha256: GeneratedAlways<string | null>;
  reportLocale: Generated<'en-GB' | 'en-US' | 'de-DE' | 'fr-FR' | 'es-ES' | 'it-IT' | 'nl-NL' | 'pl-PL'>;
}

interface CompanyEarlierNamesTable {
  companyId: GeneratedAlways<CompanyId>;
  userId: GeneratedAlways<UserId>;
  name: GeneratedAlways<string>;
  until: GeneratedAlways<Date>;
}

interface CompanyPeopleTable {
  companyId: GeneratedAlways<CompanyId>;
  membershipId: GeneratedAlways<MembershipId>;
  userId: GeneratedAlways<UserId>;
  fullName: GeneratedAlways<string>;
  email: GeneratedAlways<string>;
  role: GeneratedAlways<'admin' | 'user' | 'auditor'>;
  createdAt: GeneratedAlways<Date>;
  endedAt: GeneratedAlways<Date | null>;
  auditsUntil: GeneratedAlways<Date | null>;
  audited: GeneratedAlways<AssessmentId[] | null>;
  mailRefusedAt: GeneratedAlways<Date | null>;
  jobTitle: GeneratedAlways<string>;
  competence: GeneratedAlways<string>;
}

interface DisclosureChoicesTable {
  companyId: Generated<CompanyId>;
  id: Generated<string>;
  assessmentId: AssessmentId;
  esrsVersion: 'esrs-2023' | 'esrs-2026';
  requirement: string;
  choice: 'phased-in' | 'left-out' | 'none';
  phaseIn: Generated<string>;
  until: number | null;
  ground: Generated<string>;
  reason: Generated<string>;
  topicCodes: Generated<string[]>;
  chosenBy: Generated<UserId>;
  chosenAt: Generated<Date>;
  carriedFrom: Generated<string>;
  version: Generated<number>;
}

interface EarlierNamesTable {
  userId: UserId;
  name: string;
  until: Generated<Date>;
}

interface EvidenceTable {
  companyId: Generated<CompanyId>;
  id: EvidenceId;
  kind: Generated<'link' | 'file'>;
  title: string;
  url: Generated<string>;
  datedOn: string | null;
  ownerId: UserId | null;
  validUntil: string | null;
  note: Generated<string>;
  addedBy: Generated<UserId>;
  addedAt: Generated<Date>;
  removedAt: Date | null;
  version: Generated<number>;
}

interface EvidenceRevisionsTable {
  companyId: Generated<CompanyId>;
  id: EvidenceRevisionId;
  evidenceId: EvidenceId;
  number: number;
  fileId: StoredFileId;
  sha256: string;
  bytes: number;
  mediaType: string;
  fileName: string;
  addedBy: Generated<UserId>;
  addedAt: Generated<Date>;
}

interface EvidenceUsesTable {
  companyId: Generated<CompanyId>;
  id: EvidenceUseId;
  assessmentId: AssessmentId;
  evidenceId: EvidenceId;
  noun: 'component' | 'topic' | 'answer' | 'stakeholder' | 'thresholds' | 'sign-off' | 'measure';
  recordId: string;
  criterion: Generated<'' | 'scale' | 'scope' | 'irremediability' | 'likelihood' | 'magnitude'>;
  passage: Generated<string>;
  recordName: string;
  title: string;
  topicId: string | null;
  carriedFrom: Generated<string>;
  addedBy: Generated<UserId>;
  addedAt: Generated<Date>;
  version: Generated<number>;
}

interface FilePiecesTable {
  companyId: Generated<CompanyId>;
  id: Generated<string>;
  fileId: StoredFileId;
  position: number;
  content: Buffer;
}

interface HistoryTable {
  companyId: GeneratedAlways<CompanyId>;
  id: GeneratedAlways<string>;
  assessmentId: GeneratedAlways<AssessmentId | null>;
  tableName: GeneratedAlways<string>;
  rowId: GeneratedAlways<string>;
  action: GeneratedAlways<'insert' | 'update' | 'delete'>;
  userId: GeneratedAlways<UserId | null>;
  at: GeneratedAlways<Date>;
  requestId: GeneratedAlways<string | null>;
  reason: GeneratedAlways<string | null>;
  old: GeneratedAlways<Record<string, unknown> | null>;
  new: GeneratedAlways<Record<string, unknown> | null>;
  topicId: GeneratedAlways<string | null>;
  fromTopicId: GeneratedAlways<string | null>;
  undoes: GeneratedAlways<string | null>;
  act: GeneratedAlways<string | null>;
}

interface HorizonScoresTable {
  companyId: Generated<CompanyId>;
  id: Generated<string>;
  assessmentId: AssessmentId;
  componentId: ComponentId;
  horizon: 'short' | 'medium' | 'long';
  scale: Score5 | null;
  scope: Score5 | null;
  irremediability: Score5 | null;
  severity: Score5 | null;
  magnitude: Score5 | null;
  likelihood: Score5 | null;
  reason: Generated<string>;
  version: Generated<number>;
}

interface ImportMatchingsTable {
  companyId: Generated<CompanyId>;
  id: Generated<string>;
  headingsSha256: string;
  contents: unknown;
  usedAt: Generated<Date>;
  name: Generated<string>;
}

interface InstallationTable {
  isOnly: Generated<boolean>;
  secretsFingerprint: string;
}

interface InvitationsTable {
  companyId: Generated<CompanyId>;
  id: Generated<InvitationId>;
  email: string;
  role: 'admin' | 'user' | 'auditor';
  status: Generated<'pending' | 'accepted' | 'declined' | 'revoked' | 'expired'>;
  invitedBy: UserId;
  mailSecretHash: Buffer;
  linkSecretHash: Buffer | null;
  createdAt: Generated<Date>;
  expiresAt: Date;
  acceptedAt: Date | null;
  acceptedBy: UserId | null;
  version: Generated<number>;
  undeliverableAt: Date | null;
  auditsUntil: Date | null;
  audited: AssessmentId[] | null;
}

interface LaterReasonsTable {
  companyId: Generated<CompanyId>;
  id: Generated<string>;
  assessmentId: AssessmentId;
  line: string;
  reason: string;
  givenBy: Generated<string | null>;
  givenAt: Generated<Date>;
}

interface LinksTable {
  companyId: Generated<CompanyId>;
  id: Generated<LinkId>;
  assessmentId: AssessmentId;
  kind: Generated<'gives-rise-to' | 'dependency' | 'causes'>;
  fromComponentId: string | null;
  fromMeasureId: string | null;
  dependency: Generated<string>;
  componentId: ComponentId;
  note: Generated<string>;
  createdAt: Generated<Date>;
  version: Generated<number>;
}

interface MadeFilePiecesTable {
  companyId: Generated<CompanyId>;
  id: Generated<string>;
  fileId: MadeFileId;
  position: number;
  content: Buffer | null;
  storedFileId: StoredFileId | null;
}

interface MadeFilesTable {
  companyId: Generated<CompanyId>;
  id: Generated<MadeFileId>;
  assessmentId: AssessmentId;
  kind: string;
  state: Generated<'waiting' | 'making' | 'made' | 'failed' | 'cancelled'>;
  progress: Generated<number>;
  attempts: Generated<number>;
  askedBy: Generated<UserId>;
  askedAt: Generated<Date>;
  endedAt: Date | null;
  fileName: string | null;
  mediaType: string | null;
  bytes: string | null;
  frozenId: string | null;
}

interface MadePackagesTable {
  companyId: Generated<CompanyId>;
  id: string;
  assessmentId: AssessmentId;
  fingerprint: string;
  resultSha256: string | null;
  bytes: string;
  madeBy: Generated<UserId>;
  madeAt: Date;
}

interface MailStateTable {
  id: Generated<boolean>;
  lastTakenAt: Date | null;
  heldUpSince: Date | null;
  said: string | null;
}

interface MaterialityComponentsTable {
  companyId: Generated<CompanyId>;
  id: Generated<ComponentId>;
  assessmentId: AssessmentId;
  topicId: TopicId;
  kind: 'impact' | 'risk' | 'opportunity';
  title: string;
  description: Generated<string>;
  justification: Generated<string>;
  impactRelevant: Generated<boolean>;
  financialRelevant: Generated<boolean>;
  natureOfImpact: Generated<string>;
  actualPotentialImpact: 'Actual' | 'Potential' | null;
  companyBusinessArea: Generated<string>;
  valueChainConcentration: Generated<string>;
  timeHorizon: Generated<string>;
  impactPolarity: 'Positive' | 'Negative' | null;
  impactSeverity: Generated<Score5>;
  impactScale: Score5 | null;
  impactScope: Score5 | null;
  impactIrremediability: Score5 | null;
  severityReason: Generated<string>;
  impactLikelihood: Generated<Score5>;
  humanRights: Generated<boolean>;
  financialRiskOpportunity: Generated<Score5>;
  financialLikelihood: Generated<Score5>;
  riskOpportunityType: Generated<string>;
  financialEffects: Generated<string[]>;
  createdAt: Generated<Date>;
  version: Generated<number>;
  opportunityPursued: 'pursued' | 'not-pursued' | 'undecided' | null;
  carriedFrom: Generated<string>;
  severityOpen: Generated<boolean>;
  startedFrom: Generated<string>;
  likelihoodOpen: Generated<boolean>;
  copiedFromId: string | null;
  impactScaleReason: Generated<string>;
  impactScopeReason: Generated<string>;
  impactIrremediabilityReason: Generated<string>;
  magnitudeReason: Generated<string>;
  likelihoodReason: Generated<string>;
}

interface MaterialityScoresTable {
  companyId: Generated<CompanyId>;
  id: Generated<string>;
  assessmentId: AssessmentId;
  topicId: TopicId;
  financialScore: number | null;
  impactScore: number | null;
  justification: Generated<string>;
  version: Generated<number>;
  carriedFrom: Generated<string>;
}

interface MaterialityTopicsTable {
  companyId: Generated<CompanyId>;
  id: Generated<TopicId>;
  assessmentId: AssessmentId;
  code: string;
  name: string;
  description: Generated<string>;
  category: 'Environmental' | 'Social' | 'Governance';
  position: number;
  version: Generated<number>;
}

interface MeasuresTable {
  companyId: Generated<CompanyId>;
  id: Generated<MeasureId>;
  assessmentId: AssessmentId;
  componentId: ComponentId;
  title: string;
  kind: Generated<'prevention' | 'mitigation' | 'remediation'>;
  state: Generated<'planned' | 'implemented'>;
  since: Generated<string>;
  effectiveness: 'effective' | 'not-effective' | null;
  effectReason: Generated<string>;
  owner: Generated<string>;
  createdAt: Generated<Date>;
  version: Generated<number>;
}

interface MembershipsTable {
  companyId: Generated<CompanyId>;
  id: Generated<MembershipId>;
  userId: UserId;
  role: 'admin' | 'user' | 'auditor';
  createdAt: Generated<Date>;
  endedAt: Date | null;
  version: Generated<number>;
  auditsUntil: Date | null;
  audited: AssessmentId[] | null;
  jobTitle: Generated<string>;
  competence: Generated<string>;
}

interface NetScoresTable {
  companyId: Generated<CompanyId>;
  id: Generated<string>;
  assessmentId: AssessmentId;
  componentId: ComponentId;
  scale: Score5 | null;
  scope: Score5 | null;
  irremediability: Score5 | null;
  severity: Score5 | null;
  magnitude: Score5 | null;
  likelihood: Score5 | null;
  reason: Generated<string>;
  version: Generated<number>;
}

interface NotificationPreferencesTable {
  userId: UserId;
  email: Generated<boolean>;
  assessmentReminders: Generated<boolean>;
  reportUpdates: Generated<boolean>;
  systemUpdates: Generated<boolean>;
  mentions: Generated<boolean>;
  dueDates: Generated<boolean>;
  weeklyDigest: Generated<boolean>;
  assignments: Generated<boolean>;
  reviewRequests: Generated<boolean>;
  signatures: Generated<boolean>;
}

interface PartingsTable {
  userId: UserId;
  companyName: string;
  reason: 'removed' | 'closed' | 'audit-over';
  at: Generated<Date>;
}

interface RateLimitsTable {
  key: string;
  points: Generated<number>;
  expire: string | null;
}

interface ReferenceOptionsTable {
  list: string;
  id: string;
  label: string;
  position: number;
}

interface ReferenceTopicsTable {
  esrsVersion: 'esrs-2023' | 'esrs-2026';
  code: string;
  name: string;
  description: string;
  category: 'Environmental' | 'Social' | 'Governance';
  position: number;
}

interface RegisterViewsTable {
  companyId: Generated<CompanyId>;
  id: Generated<ViewId>;
  ownerId: Generated<UserId>;
  isShared: boolean;
  name: string;
  contents: unknown;
  createdAt: Generated<Date>;
  version: Generated<number>;
}

interface ScaleWordingsTable {
  companyId: Generated<CompanyId>;
  id: Generated<string>;
  scale: string;
  step1: Generated<string>;
  step2: Generated<string>;
  step3: Generated<string>;
  step4: Generated<string>;
  step5: Generated<string>;
  currency: Generated<string>;
  from2: Generated<string>;
  from3: Generated<string>;
  from4: Generated<string>;
  from5: Generated<string>;
  version: Generated<number>;
}

interface SchemaMigrationsTable {
  id: string;
  appliedAt: Generated<Date>;
  hash: string | null;
}

interface SealsTable {
  companyId: Generated<CompanyId>;
  id: Generated<string>;
  fromHistoryId: string;
  toHistoryId: string;
  rowCount: number;
  marks: string;
  root: string;
  previous: Generated<string>;
  hash: string;
  madeAt: Date;
  reason: 'daily' | 'completion' | 'package';
}

interface SentNoticesTable {
  userId: UserId;
  notice: string;
  sentAt: Generated<Date>;
}

interface SignOffsTable {
  companyId: Generated<CompanyId>;
  id: Generated<SignOffId>;
  assessmentId: AssessmentId;
  step: 'prepared' | 'reviewed' | 'approved';
  resultSha256: string;
  userId: UserId | null;
  name: string;
  jobTitle: string;
  signedOn: string;
  minutes: Generated<string>;
  recordedBy: Generated<UserId>;
  recordedAt: Generated<Date>;
  endedBy: UserId | null;
  endedAt: Date | null;
  endReason: Generated<string>;
  manner: 'signed' | 'recorded' | 'entered';
  minutesOn: string | null;
}

interface StakeholderMappingTable {
  companyId: Generated<CompanyId>;
  id: Generated<StakeholderId>;
  assessmentId: AssessmentId;
  stakeholderGroup: string;
  customGroupName: Generated<string>;
  isKeyStakeholder: Generated<boolean>;
  stakeholderNames: Generated<string>;
  keyStakeholderReason: Generated<string>;
  stakeholderRole: Generated<string>;
  businessDivision: Generated<string>;
  engagementOrganization: Generated<string[]>;
  engagementOther: Generated<string>;
  relevantTopicsViews: Generated<string>;
  createdAt: Generated<Date>;
  version: Generated<number>;
  carriedFrom: Generated<string>;
}

interface StoredFilesTable {
  companyId: Generated<CompanyId>;
  id: StoredFileId;
  bytes: number;
  sha256: string | null;
  mediaType: string | null;
  addedBy: Generated<UserId>;
  addedAt: Generated<Date>;
}

interface TopicDecisionsTable {
  companyId: Generated<CompanyId>;
  id: Generated<string>;
  assessmentId: AssessmentId;
  topicId: TopicId;
  side: Generated<'impact' | 'financial'>;
  isMaterial: Generated<boolean>;
  reason: Generated<string>;
  decidedBy: Generated<UserId>;
  decidedAt: Generated<Date>;
  version: Generated<number>;
  basis: Generated<'score' | 'top-down'>;
}

interface UserAccountsTable {
  id: Generated<string>;
  userId: UserId;
  accountId: string;
  providerId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: Date | null;
  refreshTokenExpiresAt: Date | null;
  scope: string | null;
  password: string | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

interface UserDevicesTable {
  userId: UserId;
  secretHash: Buffer;
  createdAt: Generated<Date>;
  lastSeenAt: Generated<Date>;
}

interface UserRecoveryCodesTable {
  userId: UserId;
  codeHash: Buffer;
}

interface UserSessionsTable {
  id: Generated<string>;
  userId: UserId;
  token: string;
  expiresAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

interface UserTwoFactorsTable {
  userId: UserId;
  sealedSecret: string;
  lastStep: Generated<string>;
  createdAt: Generated<Date>;
}

interface UserVerificationsTable {
  id: Generated<string>;
  identifier: string;
  value: string;
  expiresAt: Date;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

interface UsersTable {
  id: Generated<UserId>;
  name: string;
  email: string;
  emailVerified: Generated<boolean>;
  image: string | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  mailRefusedAt: Date | null;
}

interface ValueChainActivitiesTable {
  companyId: Generated<CompanyId>;
  id: Generated<ActivityId>;
  assessmentId: AssessmentId;
  name: string;
  kind: Generated<string>;
  tier: 'upstream-3' | 'upstream-2' | 'upstream-1' | 'own' | 'downstream-1' | 'downstream-2' | 'downstream-3';
  place: Generated<string>;
  note: Generated<string>;
  position: Generated<number>;
  componentIds: Generated<string[]>;
  nothingFound: Generated<string>;
  nothingFoundBy: UserId | null;
  nothingFoundAt: Date | null;
  createdAt: Generated<Date>;
  version: Generated<number>;
}
