import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { frozenListQuery } from './api.ts';
import { nameOfFrozen } from './frozen-name.ts';
import { resultsMessages as say } from './messages.ts';

interface ChooseFrozenProps {
  assessmentId: string;
  /** The id of the one that is shown. */
  shown: string;
  onChoose: (frozenId: string) => void;
}

/** Chooses which frozen result of an assessment is shown, if there is more than one. */
export function ChooseFrozen({ assessmentId, shown, onChoose }: ChooseFrozenProps) {
  const { data: all = [], error, isFetching, refetch } = useQuery(frozenListQuery(assessmentId));
  const newest = all[0];
  if (error) {
    return (
      <Alert
        tone="warning"
        className="print:hidden"
        action={
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {say.again}
          </Button>
        }
      >
        {say.othersFailed}
      </Alert>
    );
  }
  if (all.length < 2 || !newest) return null;
  return (
    <>
      <Field label={say.chooseFrozen} className="w-full sm:max-w-2xl print:hidden">
        <Select
          value={shown}
          options={all.map((frozen) => ({ value: frozen.id, label: nameOfFrozen(frozen) }))}
          onChange={(event) => onChoose(event.target.value)}
        />
      </Field>
      {shown === newest.id ? null : <Alert tone="warning">{say.isEarlier(formatMoment(newest.frozenAt))}</Alert>}
    </>
  );
}
