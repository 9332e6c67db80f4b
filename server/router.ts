import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import { measuresRoutes } from '#server/features/measures/routes.ts';
import { assessmentRoutes } from './features/assessment/routes.ts';
import { transferRoutes } from './features/assessment/transfer-routes.ts';
import { assignmentsRoutes } from './features/assignments/routes.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { chatRoutes } from './features/chat/routes.ts';
import { commentsRoutes } from './features/comments/routes.ts';
import { companyRoutes } from './features/company/routes.ts';
import { componentsRoutes } from './features/components/routes.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { evidenceRoutes } from './features/evidence/routes.ts';
import { filesRoutes } from './features/files/routes.ts';
import { historyRoutes } from './features/history/routes.ts';
import { importsRoutes } from './features/imports/routes.ts';
import { invitationsRoutes } from './features/invitations/routes.ts';
import { laterReasonsRoutes } from './features/later-reasons/routes.ts';
import { leavingRoutes } from './features/leaving/routes.ts';
import { notificationsRoutes } from './features/notifications/routes.ts';
import { presenceRoutes } from './features/presence/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { queryRoutes } from './features/query/routes.ts';
import { questionnaireRoutes } from './features/questionnaire/routes.ts';
import { resultsRoutes } from './features/results/routes.ts';
import { reviewRoutes } from './features/review/routes.ts';
import { scalesRoutes } from './features/scales/routes.ts';
import { scoresRoutes } from './features/scores/routes.ts';
import { sealsRoutes } from './features/seals/routes.ts';
import { sessionRoutes } from './features/session/routes.ts';
import { signOffRoutes } from './features/sign-off/routes.ts';
import { stakeholdersRoutes } from './features/stakeholders/routes.ts';
import { starterRoutes } from './features/starter/routes.ts';
import { teamRoutes } from './features/team/routes.ts';
import { topicDecisionsRoutes } from './features/topic-decisions/routes.ts';
import { topicsRoutes } from './features/topics/routes.ts';
import { undoRoutes } from './features/undo/routes.ts';
import { valueChainRoutes } from './features/value-chain/routes.ts';
import { viewsRoutes } from './features/views/routes.ts';
import type { RequestContext } from './platform/http/request-context.ts';

/** Every endpoint of the contract with the feature that answers it; one that is missing does not compile. */
export const router = implement(contract).$context<RequestContext>().router({
  auth: authRoutes,
  session: sessionRoutes,
  company: companyRoutes,
  leaving: leavingRoutes,
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
  measures: measuresRoutes,
  scores: scoresRoutes,
  scales: scalesRoutes,
  components: componentsRoutes,
  stakeholders: stakeholdersRoutes,
  valueChain: valueChainRoutes,
  dashboard: dashboardRoutes,
  results: resultsRoutes,
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
