import { ensureAnalystIsTrained } from '../../scripts/analyst-weights.ts';

/** The built-in analyst answers from what the build has learnt. */
export default ensureAnalystIsTrained;
