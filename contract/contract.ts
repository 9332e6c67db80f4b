import { assessment } from './assessment.ts';
import { assignments } from './assignments.ts';
import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { chat } from './chat.ts';
import { comments } from './comments.ts';
import { company } from './company.ts';
import { components } from './components.ts';
import { dashboard } from './dashboard.ts';
import { disclosures } from './disclosures.ts';
import { evidence } from './evidence.ts';
import { files } from './files.ts';
import { frozenResults } from './frozen-results.ts';
import { history } from './history.ts';
import { horizonScores } from './horizon-scores.ts';
import { imports } from './imports.ts';
import { invitations } from './invitations.ts';
import { laterReasons } from './later-reasons.ts';
import { links } from './links.ts';
import { measures } from './measures.ts';
import { notifications } from './notifications.ts';
import { offboarding } from './offboarding.ts';
import { presence } from './presence.ts';
import { profile } from './profile.ts';
import { query } from './query.ts';
import { questionnaire } from './questionnaire.ts';
import { review } from './review.ts';
import { scales } from './scales.ts';
import { scores } from './scores.ts';
import { seals } from './seals.ts';
import { session } from './session.ts';
import { signOff } from './sign-off.ts';
import { stakeholders } from './stakeholders.ts';
import { starter } from './starter.ts';
import { team } from './team.ts';
import { topicDecisions } from './topic-decisions.ts';
import { topics } from './topics.ts';
import { transfer } from './transfer.ts';
import { undo } from './undo.ts';
import { valueChain } from './value-chain.ts';
import { views } from './views.ts';

/** All requests and responses between browser and server, by noun. The chat stream is outside it (product P26). */
export const contract = {
  auth,
  session,
  company,
  offboarding,
  team,
  presence,
  invitations,
  profile,
  notifications,
  assessment,
  transfer,
  questionnaire,
  topics,
  topicDecisions,
  disclosures,
  horizonScores,
  measures,
  links,
  scores,
  scales,
  components,
  stakeholders,
  valueChain,
  dashboard,
  frozenResults,
  review,
  starter,
  signOff,
  assignments,
  history,
  laterReasons,
  comments,
  audit,
  evidence,
  seals,
  undo,
  query,
  views,
  files,
  imports,
  chat,
};

// Named, so that the types derived from it stay short enough for the compiler to print.
type Whole = typeof contract;
export interface Contract extends Whole {}
