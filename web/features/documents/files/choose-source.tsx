import { useQuery } from '@tanstack/react-query';
import type { AssessmentId } from '#domain/ids.ts';
import { frozenListQuery } from '#web/features/results/frozen-results/api.ts';
import { nameOfFrozen } from '#web/features/results/frozen-results/frozen-name.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { filesMessages as say } from './messages.ts';

interface ChooseSourceProps {
  assessmentId: AssessmentId;
  /** Null: the assessment as it is now. */
  frozenId: string | null;
  onChoose: (frozenId: string | null) => void;
}

/** Chooses what a file is made from, if the assessment has been completed: one of its frozen results, or its current contents. */
export function ChooseSource({ assessmentId, frozenId, onChoose }: ChooseSourceProps) {
  const { data: results = [], isError, isFetching, refetch } = useQuery(frozenListQuery(assessmentId));
  if (isError) {
    return (
      <Alert
        tone="warning"
        action={
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {say.retry}
          </Button>
        }
      >
        {say.sourcesFailed}
      </Alert>
    );
  }
  if (results.length === 0) return null;
  const chosen = results.find(({ id }) => id === frozenId);
  const frozen = results.map((result) => {
    const { id, hasInputs, approved } = result;
    const standing = approved ? say.approved(approved) : say.notApproved;
    const label = `${nameOfFrozen(result, true)}, ${hasInputs ? standing : say.withoutInputs}`;
    return { value: id, label, disabled: !hasInputs };
  });
  return (
    <Field label={say.source} hint={chosen ? say.frozenText(chosen.sha256) : say.latestText}>
      <Select
        value={frozenId ?? ''}
        options={[{ value: '', label: say.latest }, ...frozen]}
        onChange={({ target }) => onChoose(target.value || null)}
      />
    </Field>
  );
}
