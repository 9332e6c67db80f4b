import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import { horizonScoresRoutes } from '#server/features/register/horizon-scores/routes.ts';
import { linksRoutes } from '#server/features/register/links/routes.ts';
import { measuresRoutes } from '#server/features/register/measures/routes.ts';
import { authRoutes } from './features/account/auth/routes.ts';
import { notificationsRoutes } from './features/account/notifications/routes.ts';
import { profileRoutes } from './features/account/profile/routes.ts';
import { sessionRoutes } from './features/account/session/routes.ts';
import { chatRoutes } from './features/assistant/chat/routes.ts';
import { queryRoutes } from './features/assistant/query/routes.ts';
import { assignmentsRoutes } from './features/assurance/assignments/routes.ts';
import { auditRoutes } from './features/assurance/audit/routes.ts';
import { commentsRoutes } from './features/assurance/comments/routes.ts';
import { evidenceRoutes } from './features/assurance/evidence/routes.ts';
import { historyRoutes } from './features/assurance/history/routes.ts';
import { laterReasonsRoutes } from './features/assurance/later-reasons/routes.ts';
import { reviewRoutes } from './features/assurance/review/routes.ts';
import { sealsRoutes } from './features/assurance/seals/routes.ts';
import { signOffRoutes } from './features/assurance/sign-off/routes.ts';
import { undoRoutes } from './features/assurance/undo/routes.ts';
import { companyRoutes } from './features/company/company/routes.ts';
import { invitationsRoutes } from './features/company/invitations/routes.ts';
import { offboardingRoutes } from './features/company/offboarding/routes.ts';
import { teamRoutes } from './features/company/team/routes.ts';
import { filesRoutes } from './features/documents/files/routes.ts';
import { importsRoutes } from './features/documents/imports/routes.ts';
import { assessmentRoutes } from './features/questionnaire/assessment/routes.ts';
import { transferRoutes } from './features/questionnaire/assessment/transfer-routes.ts';
import { questionnaireRoutes } from './features/questionnaire/questionnaire/routes.ts';
import { stakeholdersRoutes } from './features/questionnaire/stakeholders/routes.ts';
import { starterRoutes } from './features/questionnaire/starter/routes.ts';
import { topicsRoutes } from './features/questionnaire/topics/routes.ts';
import { valueChainRoutes } from './features/questionnaire/value-chain/routes.ts';
import { componentsRoutes } from './features/register/components/routes.ts';
import { scalesRoutes } from './features/register/scales/routes.ts';
import { scoresRoutes } from './features/register/scores/routes.ts';
import { viewsRoutes } from './features/register/views/routes.ts';
import { dashboardRoutes } from './features/results/dashboard/routes.ts';
import { disclosuresRoutes } from './features/results/disclosures/routes.ts';
import { frozenResultsRoutes } from './features/results/frozen-results/routes.ts';
import { topicDecisionsRoutes } from './features/results/topic-decisions/routes.ts';
import { presenceRoutes } from './features/shell/presence/routes.ts';
import type { RequestContext } from './platform/http/request-context.ts';

/** Every endpoint of the contract with the feature that implements it; a missing one does not compile. */
export const router = implement(contract).$context<RequestContext>().router({
  auth: authRoutes,
  session: sessionRoutes,
  company: companyRoutes,
  offboarding: offboardingRoutes,
  team: teamRoutes,
  presence: presenceRoutes,
  invitations: invitationsRoutes,
  profile: profileRoutes,
  notifications: notificationsRoutes,
  assessment: assessmentRoutes,
  transfer: transferRoutes,
  questionnaire: questionnaireRoutes,
  topics: topicsRoutes,
  topicDecisions: topicDecisionsRoutes,
  disclosures: disclosuresRoutes,
  horizonScores: horizonScoresRoutes,
  measures: measuresRoutes,
  links: linksRoutes,
  scores: scoresRoutes,
  scales: scalesRoutes,
  components: componentsRoutes,
  stakeholders: stakeholdersRoutes,
  valueChain: valueChainRoutes,
  dashboard: dashboardRoutes,
  frozenResults: frozenResultsRoutes,
  review: reviewRoutes,
  starter: starterRoutes,
  signOff: signOffRoutes,
  assignments: assignmentsRoutes,
  history: historyRoutes,
  laterReasons: laterReasonsRoutes,
  comments: commentsRoutes,
  audit: auditRoutes,
  evidence: evidenceRoutes,
  seals: sealsRoutes,
  undo: undoRoutes,
  query: queryRoutes,
  views: viewsRoutes,
  files: filesRoutes,
  imports: importsRoutes,
  chat: chatRoutes,
});
