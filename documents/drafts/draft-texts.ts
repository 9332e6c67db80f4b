import { type Chapter, callout, heading } from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { draftBlocks } from './draft-part.ts';
import { iro1 } from './iro-1.ts';
import { iro2 } from './iro-2.ts';
import { sbm3 } from './sbm-3.ts';

/** Draft texts for the sustainability statement, as far as the assessment provides them; anything else is left open. */
export function draftTexts(reading: Reading): Chapter {
  return {
    title: 'Draft text for the sustainability statement',
    blocks: [
      callout(
        'How to use this chapter',
        'Every sentence is based on the records of the assessment. Where information is missing, the text says “To be written”. Twofold makes nothing up.',
      ),
      heading('IRO-1: the process'),
      ...draftBlocks(iro1(reading)),
      heading('IRO-2: requirements covered'),
      ...draftBlocks(iro2(reading)),
      heading('SBM-3: material impacts, risks and opportunities'),
      ...draftBlocks(sbm3(reading)),
    ],
  };
}
