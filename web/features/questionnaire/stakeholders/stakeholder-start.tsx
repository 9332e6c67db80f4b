import { type ReactNode, useState } from 'react';
import { stakeholderGroups } from '#domain/reference/options.ts';
import { OTHER } from '#domain/stakeholders/group-name.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { MultiChoice } from '#web/ui/inputs/multi-choice.tsx';
import { Card, CardBody } from '#web/ui/layout/card.tsx';
import { stakeholderMessages as say } from './messages.ts';

// An Other group needs a name of its own, which its form asks for.
const options = stakeholderGroups
  .filter(({ id }) => id !== OTHER)
  .map(({ id, label }): { value: string; label: string } => ({ value: id, label }));

interface StakeholderStartProps {
  /** Adds a row to fill in for each group. */
  onTick: (groups: readonly string[]) => void;
  /** The button that adds a single entry. */
  addButton: ReactNode;
}

/** The stakeholder mapping without entries: the groups to tick, each of which becomes a row to fill in. */
export function StakeholderStart({ onTick, addButton }: StakeholderStartProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        <div>
          <h3 className="font-medium">{say.empty}</h3>
          <p className="mt-1 text-sm text-muted">{say.emptyHint}</p>
        </div>
        <MultiChoice label={say.groups} options={options} value={ticked} onValueChange={setTicked} columns={2} />
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" disabled={ticked.length === 0} onClick={() => onTick(ticked)}>
            {say.addTicked(ticked.length)}
          </Button>
          {addButton}
        </div>
      </CardBody>
    </Card>
  );
}
