import type { FileFacts } from '#documents/facts.ts';
import { buildSlides } from './build-slides.ts';
import { renderSlides } from './render-slides.ts';

/** Five slides for the board. */
export const makeSlides = (facts: FileFacts): Promise<Uint8Array> => renderSlides(buildSlides(facts));
