import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MultiChoice } from '#web/ui/inputs/multi-choice.tsx';
import { RadioGroup } from '#web/ui/inputs/radio-group.tsx';

const options = [{ value: 'a', label: 'A' }];
const radios = (required: boolean) =>
  renderToStaticMarkup(
    createElement(RadioGroup<string>, { label: 'Kind', options, value: null, required, onValueChange: () => {} }),
  );
const ticks = (required: boolean) =>
  renderToStaticMarkup(
    createElement(MultiChoice, { label: 'Methods', options, value: [], required, onValueChange: () => {} }),
  );

describe('a required question with several controls', () => {
  it('is a required group of radios, the role of which may be required', () => {
    expect(radios(true)).toMatch(/<fieldset[^>]* role="radiogroup"[^>]* aria-required="true"/);
    expect(radios(false)).not.toContain('aria-required');
  });

  it('says in the description of a group of tick boxes that it is required, as their role has no such state', () => {
    const [, described] = /<fieldset[^>]* aria-describedby="([^"]+)"/.exec(ticks(true)) ?? [];
    expect(ticks(true)).toContain(`<span id="${described}" hidden="">Required</span>`);
    expect(ticks(true)).not.toContain('aria-required');
    expect(ticks(false)).not.toContain('Required');
  });
});
