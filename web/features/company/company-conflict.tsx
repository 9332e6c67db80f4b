import { labelOf } from '#domain/reference/option.ts';
import { setupIndustries, setupSizes } from '#domain/reference/setup-options.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '#web/ui/table.tsx';
import type { CompanyInput } from './company-input.ts';
import { companyMessages as say } from './messages.ts';

interface CompanyConflictProps {
  mine: CompanyInput;
  theirs: CompanyInput;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Closes the dialog and leaves what was typed as it is. */
  onBack: () => void;
}

/** Somebody else saved first: both values side by side, and the choice. */
export function CompanyConflict({ mine, theirs, busy, onKeepMine, onTakeTheirs, onBack }: CompanyConflictProps) {
  const rows = [
    [say.name, mine.name.trim(), theirs.name],
    [say.industry, labelOf(setupIndustries, mine.industry), labelOf(setupIndustries, theirs.industry)],
    [say.size, labelOf(setupSizes, mine.size), labelOf(setupSizes, theirs.size)],
  ] as const;
  return (
    <Dialog
      open
      // The second half of a double click on Save must not answer the question.
      dismissible={false}
      onOpenChange={(open) => !open && onBack()}
      title={say.conflictTitle}
      description={say.conflictText}
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={onBack}>
            {say.backToForm}
          </Button>
          <Button disabled={busy} onClick={onTakeTheirs}>
            {say.takeTheirs}
          </Button>
          <Button variant="primary" busy={busy} busyText={say.saving} onClick={onKeepMine}>
            {say.keepMine}
          </Button>
        </>
      }
    >
      <Table caption={say.conflictTitle}>
        <TableHead>
          <TableHeading>{say.conflictField}</TableHeading>
          <TableHeading>{say.yours}</TableHeading>
          <TableHeading>{say.theirs}</TableHeading>
        </TableHead>
        <TableBody>
          {rows
            .filter(([, own, other]) => own !== other)
            .map(([field, own, other]) => (
              <TableRow key={field}>
                <TableCell isRowHeader>{field}</TableCell>
                <TableCell label={say.yours}>{own}</TableCell>
                <TableCell label={say.theirs}>{other}</TableCell>
              </TableRow>
            ))}
        </TableBody>
      </Table>
    </Dialog>
  );
}
