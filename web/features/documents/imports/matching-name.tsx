import { MAX_MATCHING_NAME } from '#domain/limits.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { importMessages as say } from './messages.ts';

/** The name that a matching gets if nobody changes it: that of the file, and of its sheet if it has several. */
export const proposedName = (fileName: string, sheet: string): string =>
  [fileName.replace(/\.[a-z0-9]{2,5}$/i, ''), sheet]
    .filter((part) => part.trim() !== '')
    .join(', ')
    .slice(0, MAX_MATCHING_NAME);

/** Asks for the name under which the matching is kept. */
export function MatchingName({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  return (
    <Field label={say.matchingName} hint={say.matchingNameHint} className="max-w-md border-t pt-4">
      <Input
        value={value}
        maxLength={MAX_MATCHING_NAME}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
