import type { Generated, GeneratedAlways } from 'kysely';
import type { AssessmentStatus } from '#domain/assessment/assessment.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import type {
  AssessmentId,
  ChatSessionId,
  CompanyId,
  ComponentId,
  InvitationId,
  MembershipId,
  StakeholderId,
  TopicId,
  UserId,
} from '#domain/ids.ts';
import type { InvitationStatus } from '#domain/people/invitation.ts';
import type { Role } from '#domain/people/permissions.ts';
import type { QuestionType } from '#domain/questionnaire/question.ts';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import type { Actuality, ComponentKind, ImpactPolarity } from '#domain/reference/component-kinds.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';

/** The tables as Kysely sees them: camelCase here, snake_case in SQL. A test compares them with the catalogue. */
export interface Tables {
  users: UsersTable;
  userSessions: UserSessionsTable;
  userAccounts: UserAccountsTable;
  userVerifications: UserVerificationsTable;
  notificationPreferences: NotificationPreferencesTable;
  sentNotices: SentNoticesTable;
  userTwoFactors: UserTwoFactorsTable;
  userRecoveryCodes: UserRecoveryCodesTable;
  companies: CompaniesTable;
  memberships: MembershipsTable;
  companyPeople: CompanyPeopleView;
  invitations: InvitationsTable;
  assessments: AssessmentsTable;
  materialityTopics: MaterialityTopicsTable;
  assessmentTopicSelections: AssessmentTopicSelectionsTable;
  assessmentResponses: AssessmentResponsesTable;
  materialityScores: MaterialityScoresTable;
  materialityComponents: MaterialityComponentsTable;
  stakeholderMapping: StakeholderMappingTable;
  assessmentSnapshots: AssessmentSnapshotsTable;
  chatSessions: ChatSessionsTable;
  chatMessages: ChatMessagesTable;
  chatLeases: ChatLeasesTable;
  history: HistoryTable;
  referenceTopics: ReferenceTopicsTable;
  assessmentSections: AssessmentSectionsTable;
  assessmentQuestions: AssessmentQuestionsTable;
  referenceOptions: ReferenceOptionsTable;
  schemaMigrations: { id: string; appliedAt: Generated<Date> };
}

/** The company column fills itself from the door. */
interface Walled {
  companyId: Generated<CompanyId>;
}

interface UsersTable {
  id: Generated<UserId>;
  name: string;
  email: string;
  emailVerified: Generated<boolean>;
  image: string | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
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

/** How a person proves who she is: with a password (`credential`), later with another service. */
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

/** What mailed links stand for. */
interface UserVerificationsTable {
  id: Generated<string>;
  identifier: string;
  value: string;
  expiresAt: Date;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

interface NotificationPreferencesTable {
  userId: UserId;
  email: Generated<boolean>;
  assessmentReminders: Generated<boolean>;
  reportUpdates: Generated<boolean>;
  systemUpdates: Generated<boolean>;
}

interface SentNoticesTable {
  userId: UserId;
  notice: string;
  sentAt: Generated<Date>;
}

interface UserTwoFactorsTable {
  userId: UserId;
  sealedSecret: string;
  lastStep: Generated<string>;
  createdAt: Generated<Date>;
}

interface UserRecoveryCodesTable {
  userId: UserId;
  codeHash: Buffer;
}

interface CompaniesTable {
  id: Generated<CompanyId>;
  name: string;
  industry: string;
  size: string;
  createdAt: Generated<Date>;
  version: Generated<number>;
}

interface MembershipsTable extends Walled {
  id: Generated<MembershipId>;
  userId: UserId;
  role: Role;
  createdAt: Generated<Date>;
  endedAt: Date | null;
  version: Generated<number>;
}

interface CompanyPeopleView {
  companyId: GeneratedAlways<CompanyId>;
  membershipId: GeneratedAlways<MembershipId>;
  userId: GeneratedAlways<UserId>;
  fullName: GeneratedAlways<string>;
  email: GeneratedAlways<string>;
  role: GeneratedAlways<Role>;
  createdAt: GeneratedAlways<Date>;
  endedAt: GeneratedAlways<Date | null>;
}

interface InvitationsTable extends Walled {
  id: Generated<InvitationId>;
  email: string;
  role: Role;
  status: Generated<InvitationStatus>;
  invitedBy: UserId;
  mailSecretHash: Buffer;
  linkSecretHash: Buffer | null;
  createdAt: Generated<Date>;
  expiresAt: Date;
  acceptedAt: Date | null;
  acceptedBy: UserId | null;
  version: Generated<number>;
}

interface AssessmentsTable extends Walled {
  id: Generated<AssessmentId>;
  userId: Generated<UserId>;
  name: Generated<string>;
  status: Generated<AssessmentStatus>;
  currentStep: Generated<number>;
  completedAt: Date | null;
  createdAt: Generated<Date>;
  esrsVersion: EsrsVersion;
  esrsVersionToBeConfirmed: Generated<boolean>;
  /** ISO date; the pool's parser leaves dates as text. */
  financialYearStart: string;
  impactThreshold: Generated<number>;
  financialThreshold: Generated<number>;
  thresholdsReason: Generated<string>;
  thresholdsBy: UserId | null;
  thresholdsAt: Date | null;
  copiedFrom: AssessmentId | null;
  version: Generated<number>;
}

interface OfAssessment extends Walled {
  assessmentId: AssessmentId;
  version: Generated<number>;
}

interface MaterialityTopicsTable extends OfAssessment {
  id: Generated<TopicId>;
  code: string;
  name: string;
  description: Generated<string>;
  category: Category;
  position: number;
}

interface AssessmentTopicSelectionsTable extends OfAssessment {
  id: Generated<string>;
  topicId: TopicId;
  isRelevant: boolean;
}

interface AssessmentResponsesTable extends OfAssessment {
  id: Generated<string>;
  section: string;
  fieldName: string;
  fieldValue: string;
  fieldType: Generated<QuestionType>;
}

interface MaterialityScoresTable extends OfAssessment {
  id: Generated<string>;
  topicId: TopicId;
  financialScore: number;
  impactScore: number;
  justification: Generated<string>;
}

interface MaterialityComponentsTable extends OfAssessment {
  id: Generated<ComponentId>;
  topicId: TopicId;
  kind: ComponentKind;
  title: string;
  description: Generated<string>;
  justification: Generated<string>;
  impactRelevant: Generated<boolean>;
  financialRelevant: Generated<boolean>;
  natureOfImpact: Generated<string>;
  actualPotentialImpact: Actuality | null;
  companyBusinessArea: Generated<string>;
  valueChainConcentration: Generated<string>;
  timeHorizon: Generated<string>;
  impactPolarity: ImpactPolarity | null;
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
}

interface StakeholderMappingTable extends OfAssessment {
  id: Generated<StakeholderId>;
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
}

interface AssessmentSnapshotsTable extends Walled {
  id: Generated<string>;
  assessmentId: AssessmentId;
  createdBy: Generated<UserId>;
  createdAt: Generated<Date>;
  result: string;
  resultSha256: string;
}

interface ChatSessionsTable extends OfAssessment {
  id: Generated<ChatSessionId>;
  userId: Generated<UserId>;
  title: Generated<string>;
  createdAt: Generated<Date>;
}

interface ChatMessagesTable extends Walled {
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
}

interface ChatLeasesTable {
  sessionId: ChatSessionId;
  holder: string;
  until: Date;
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
}

interface ReferenceTopicsTable {
  esrsVersion: EsrsVersion;
  code: string;
  name: string;
  description: string;
  category: Category;
  position: number;
}

interface AssessmentSectionsTable {
  id: string;
  name: string;
  description: string;
  sectionType: string;
  sectionOrder: number;
}

interface AssessmentQuestionsTable {
  id: string;
  sectionId: string;
  questionText: string;
  questionType: string;
  options: string | null;
  required: boolean;
  questionOrder: number;
}

interface ReferenceOptionsTable {
  list: string;
  id: string;
  label: string;
  position: number;
}
