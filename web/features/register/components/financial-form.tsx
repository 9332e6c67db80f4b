import { componentFields } from '#domain/components/fields.ts';
import { financialEffects, pursuits, riskOpportunityTypes } from '#domain/reference/options.ts';
import { ShapeMarker } from '#web/ui/display/shape-marker.tsx';
import { MultiChoice } from '#web/ui/inputs/multi-choice.tsx';
import { RadioGroup } from '#web/ui/inputs/radio-group.tsx';
import { fieldId } from './focus.ts';
import { FormSection, OptionField, type SideFieldsProps, TitleFields, WhereAndWhenFields } from './form-parts.tsx';
import { componentMessages as say } from './messages.ts';
import { ScoreField } from './score-field.tsx';
import { useComponentFields } from './use-component-form.ts';

const typesOf = {
  risk: riskOpportunityTypes.filter(({ kind }) => kind === 'risk'),
  opportunity: riskOpportunityTypes.filter(({ kind }) => kind === 'opportunity'),
};

/** What a risk or opportunity is, how it is scored, and where and when it occurs. */
export function FinancialFields({ consequence, proposed }: SideFieldsProps) {
  const { component, errorOf, set } = useComponentFields();
  const tone = component.kind === 'opportunity' ? 'opportunity' : 'risk';
  return (
    <>
      <FormSection title={say.sectionWhat}>
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
        <TitleFields proposed={proposed} />
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
      </FormSection>
      <FormSection title={say.sectionScores} note={say.sectionImpactNote}>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <ScoreField name="financialRiskOpportunity" scale="magnitude" />
          <ScoreField name="financialLikelihood" scale="likelihood" />
        </div>
        {consequence}
        <MultiChoice
          label={componentFields.financialEffects.label}
          columns={2}
          options={financialEffects.map((effect) => ({ value: effect.id, label: effect.label }))}
          value={component.financialEffects}
          onValueChange={(effects) => set({ financialEffects: effects })}
        />
      </FormSection>
      <FormSection title={say.sectionWhere}>
        <div className="grid items-end gap-x-6 gap-y-4 sm:grid-cols-2">
          <OptionField
            name="riskOpportunityType"
            label={tone === 'risk' ? say.riskType : say.opportunityType}
            options={typesOf[tone]}
          />
          <WhereAndWhenFields />
        </div>
      </FormSection>
    </>
  );
}
