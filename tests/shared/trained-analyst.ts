import { ensureAnalystIsTrained } from '../../scripts/analyst-weights.ts';

/** The built-in analyst needs the weights that the build trains. */
export default ensureAnalystIsTrained;
