import { describe, expect, it } from 'vitest';
import { MAX_LONG_TEXT } from '#domain/limits.ts';
import { draftIntoField } from '#web/features/assistant/chat/draft-into-field.ts';
import { isProposal, readDraftLink, readProposal } from '#web/features/assistant/chat/proposal-link.ts';
import { mustHave } from '../../shared/must-have.ts';

const ORIGIN = 'Drafted by the assistant.';

describe('a draft inserted into its field', () => {
  it('follows the existing text and states its origin', () => {
    expect(draftIntoField('', ' A reason. ', ORIGIN)).toBe(`A reason.\n\n${ORIGIN}`);
    expect(draftIntoField('  \n', 'A reason.', ORIGIN)).toBe(`A reason.\n\n${ORIGIN}`);
    expect(draftIntoField('Ours.\n', 'A reason.', ORIGIN)).toBe(`Ours.\n\nA reason.\n\n${ORIGIN}`);
  });

  it('is cut to the capacity of the field, unlike the existing text and the origin', () => {
    const present = 'x'.repeat(MAX_LONG_TEXT - 100);
    const text = mustHave(draftIntoField(present, 'y'.repeat(500), ORIGIN));
    expect(text).toHaveLength(MAX_LONG_TEXT);
    expect(text.startsWith(`${present}\n\ny`)).toBe(true);
    expect(text.endsWith(`y\n\n${ORIGIN}`)).toBe(true);
  });

  it('is rejected where there is no room for it', () => {
    expect(draftIntoField('x'.repeat(MAX_LONG_TEXT - 10), 'A reason.', ORIGIN)).toBeNull();
    expect(draftIntoField('', '   ', ORIGIN)).toBeNull();
  });
});

describe('the address of a proposal', () => {
  it.each([
    ['/app/assessment?section=impact-materiality&component=c1&draft=justification', true],
    ['/app/assessment?section=impact-materiality&topic=t1&propose=food-1', true],
    ['/app/assessment?section=impact-materiality&component=c1', false],
    ['/app/dashboard?draft=justification&component=c1', false],
  ])('%s is a proposal: %s', (path, expected) => {
    expect(isProposal(path)).toBe(expected);
  });

  it('names component and field, or a typical component and its topic, and nothing for an unknown field', () => {
    const drafted = '/app/assessment?section=impact-materiality&component=c1&draft=description';
    expect(readDraftLink(drafted)).toEqual({ componentId: 'c1', field: 'description', section: 'impact-materiality' });
    expect(readProposal(drafted)).toBeNull();
    expect(readDraftLink('/app/assessment?section=impact-materiality&component=c1&draft=title')).toBeNull();
    expect(readProposal('/app/assessment?section=s&topic=t1&propose=i1')).toEqual({
      iroId: 'i1',
      topicId: 't1',
      section: 's',
    });
  });
});
