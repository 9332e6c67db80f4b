import { componentFields } from '#domain/components/fields.ts';
import { pursuits } from '#domain/reference/options.ts';
import { ShapeMarker } from '#web/ui/display/shape-marker.tsx';
import { RadioGroup } from '#web/ui/inputs/radio-group.tsx';
import { fieldId } from './focus.ts';
import { type SideFieldsProps, TitleFields } from './form-parts.tsx';
import { componentMessages as say } from './messages.ts';
import { ScoreField } from './score-field.tsx';
import { useComponentFields } from './use-component-form.ts';

/** What a risk or opportunity is, and how it is scored. */
export function FinancialFields({ topics }: SideFieldsProps) {
  const { component, errorOf, set } = useComponentFields();
  const tone = component.kind === 'opportunity' ? 'opportunity' : 'risk';
  return (
    <>
      <RadioGroup
        label={componentFields.kind.label}
        inline
        options={(['risk', 'opportunity'] as const).map((kind) => ({
          value: kind,
          label: (
            <span className="inline-flex items-center gap-1.5">
              <ShapeMarker kind={kind} />
              {say.kinds[kind]}
            </span>
          ),
        }))}
        value={tone}
        onValueChange={(kind) => set({ kind })}
      />
      <TitleFields topics={topics} />
      {tone === 'opportunity' ? (
        <RadioGroup
          id={fieldId('opportunityPursued')}
          label={say.pursuedQuestion}
          hint={component.opportunityPursued === null ? `${say.pursuedOpen} ${say.pursuedHint}` : say.pursuedHint}
          error={errorOf('opportunityPursued')}
          inline
          options={pursuits.map(({ id }) => ({ value: id, label: say.pursuits[id] }))}
          value={component.opportunityPursued}
          onValueChange={(opportunityPursued) => set({ opportunityPursued })}
        />
      ) : null}
      <div className="grid gap-x-6 gap-y-4 @sm/form:grid-cols-2">
        <ScoreField name="financialRiskOpportunity" scale="magnitude" />
        <ScoreField name="financialLikelihood" scale="likelihood" />
      </div>
    </>
  );
}
