import { describe, expect, it } from 'vitest';
import { componentMessages } from '#web/features/register/components/messages.ts';
import { dashboardMessages } from '#web/features/results/dashboard/messages.ts';
import { disclosureMessages } from '#web/features/results/disclosures/messages.ts';
import { movedSentence } from '#web/features/results/topic-decisions/turns-sentence.ts';

const present = { impact: 12.5, financial: 12.5 };
const own = { impact: 20, financial: 20 };

/** What screens say of an assessment's thresholds, adopted or not. */
const said = (isAdopted: boolean) => ({
  form: componentMessages.thresholds(12.5, 12.5, isAdopted),
  disclosures: disclosureMessages.byThresholds(present, isAdopted),
  disclosuresByOwn: disclosureMessages.ownText(own, present, isAdopted),
  differs: dashboardMessages.differs(isAdopted),
  differsText: dashboardMessages.differsText(present, isAdopted),
  reset: dashboardMessages.reset(isAdopted),
  picture: dashboardMessages.pictureOtherThresholds('Ada', own, present, isAdopted),
  turns: movedSentence({ become: [], cease: [], shift: [] }, isAdopted),
});

describe('thresholds that nobody adopted', () => {
  it.each(Object.entries(said(false)))('are called the default: %s', (_, sentence) => {
    expect(sentence).toMatch(/default/i);
    expect(sentence).not.toMatch(/adopted/i);
  });

  it.each(Object.entries(said(true)))('and adopted where somebody did: %s', (_, sentence) => {
    expect(sentence).toMatch(/adopted/i);
    expect(sentence).not.toMatch(/default/i);
  });
});
