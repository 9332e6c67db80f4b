import type { ReactNode } from 'react';
import { MAX_LONG_TEXT, MAX_TITLE } from '#domain/limits.ts';
import { labelOf } from '#domain/reference/option.ts';
import { timeHorizons, valueChainConcentrations } from '#domain/reference/options.ts';
import type { SectorIro } from '#domain/reference/sector-iros.ts';
import { starterIndustries } from '#domain/reference/starter-origins.ts';
import { Facts } from '#web/ui/display/facts.tsx';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { LimitedInput, LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { starterMessages as say } from './messages.ts';
import type { PickedStarter } from './use-take.ts';

interface StarterItemProps {
  iro: SectorIro;
  /** The wording in which it is added; undefined while it is not ticked. */
  picked: PickedStarter | undefined;
  isSetAside: boolean;
  onPick: (picked: PickedStarter | null) => void;
}

/** The id of the field in which the wording of a suggestion is changed. */
export const wordsId = (starterId: string, field: 'title' | 'description'): string => `starter-${field}-${starterId}`;

/** A suggestion; once ticked, its wording can be changed before it is added. */
export function StarterItem({ iro, picked, isSetAside, onPick }: StarterItemProps) {
  const { id: starterId, title, description } = iro;
  const isNameless = picked !== undefined && picked.title.trim() === '';
  return (
    <li className="py-3">
      <Checkbox
        label={<span className="font-medium">{title}</span>}
        checked={picked !== undefined}
        disabled={isSetAside}
        onChange={(event) => onPick(event.currentTarget.checked ? { starterId, title, description } : null)}
      />
      <div className="flex flex-col gap-1 pl-7 text-xs text-muted">
        {picked ? null : <p className="text-sm text-pretty text-ink">{description}</p>}
        <p>
          <Facts facts={factsOf(iro)} />
        </p>
        {iro.grounding === '' ? null : <p>{say.grounding(iro.grounding)}</p>}
      </div>
      {picked ? (
        <Words>
          <Field
            id={wordsId(starterId, 'title')}
            label={say.titleField}
            required
            error={isNameless ? say.titleMissing : undefined}
          >
            <LimitedInput
              value={picked.title}
              most={MAX_TITLE}
              onChange={(event) => onPick({ ...picked, title: event.currentTarget.value })}
            />
          </Field>
          <Field id={wordsId(starterId, 'description')} label={say.descriptionField}>
            <LimitedTextarea
              rows={2}
              value={picked.description}
              most={MAX_LONG_TEXT}
              onChange={(event) => onPick({ ...picked, description: event.currentTarget.value })}
            />
          </Field>
        </Words>
      ) : null}
    </li>
  );
}

const Words = ({ children }: { children: ReactNode }) => (
  <div className="mt-2 flex flex-col gap-3 pl-7">{children}</div>
);

function factsOf({ kind, impactPolarity, humanRights, valueChainConcentration, timeHorizon, industry }: SectorIro) {
  return [
    impactPolarity === null ? say.kinds[kind] : say.impacts[impactPolarity],
    humanRights ? say.humanRights : '',
    labelOf(valueChainConcentrations, valueChainConcentration),
    labelOf(timeHorizons, timeHorizon),
    labelOf(starterIndustries, industry),
  ];
}
